import type { SiteWords } from '../site-words.ts'

/** Spanish. */
export const spanishSite: SiteWords = {
  buttons: String.raw`
    ir al contenido.{0,20} | guardar | compartir | solicitud sencilla | ver (?:más|menos) |
    denunciar (?:este )?empleo | hace \d+ (?:minutos?|horas?|días?|semanas?|meses|mes)
  `,
  navigation: String.raw`
    inicio | empleos | mi red | mensajes | iniciar sesión | solicitar
  `,
  aside: '',
  body: String.raw`
    acerca del empleo | descripción del (?:puesto|empleo)
  `,
  footer: '',
  closeness: '',
  mailFields: String.raw`
    de | fecha | enviado | para
  `,
  sentOn: String.raw`
    mensaje reenviado
  `,
  subject: String.raw`
    asunto
  `,
  subjectMarks: String.raw`
    rv | re
  `,
}

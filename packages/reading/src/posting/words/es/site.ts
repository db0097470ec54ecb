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
  others: String.raw`
    similares | parecid[oa]s | relacionad[oa]s | otr[oa]s | más
  `,
  jobs: String.raw`
    ofertas? | empleos? | vacantes? | trabajos? | puestos? | anuncios? | avisos? | búsquedas?
  `,
  othersToo: String.raw`
    también te (?:puede|podría)n? interesar | te puede interesar | quienes vieron .{1,40}
  `,
  menu: String.raw`
    inicio | (?:buscar )?(?:empleos?|ofertas|trabajos?|vacantes) | buscar | empresas | reclutadores | candidatos | salarios | formación | cursos | consejos | blog | acceso candidatos | acceder | (?:iniciar|inicia) sesión | ingresar | (?:regístrate|registrarse|registro) | crear cuenta | publicar?(?: tu)?(?: una)? (?:oferta|empleo|aviso) | publica tu oferta | subir (?:mi )?cv | contacto | ayuda | guardar(?: aviso)? | compartir | imprimir | denunciar(?: (?:oferta|vacante|aviso))? | reportar | inscribirme(?: en esta oferta)? | postular(?:me)? | recomendar(?: a un amigo)? | aviso legal | privacidad | menú | es
  `,
  siteNames: String.raw`
    emple[oa]s? | trabajos? | vacantes?
  `,
  about: 'sobre | del | de',
}

import type { SectionWords } from '../section-words.ts'

/** Spanish. */
export const spanishSections: SectionWords = {
  form: String.raw`
    ubicacion | tipo de contrato | jornada | horario | lugar
  `,
  tools: String.raw`
    herramientas | tecnologias
  `,
  industry: '',
  asking: String.raw`
    que buscamos | buscamos | nos gustaria | se requiere | se pide |
    que (?:pedimos|necesitamos|esperamos|requerimos|te pedimos) | requisitos de | te pedimos | debes tener |
    lo que (?:buscamos|pedimos) | pedimos
  `,
  preferred: String.raw`
    nos gustaria ademas | deseable | se valorara | se valora | valoraremos | valorable | meritos | valoraran? |
    puntos extra | un plus | ideal si | se valoraran
  `,
  must: String.raw`
    idiomas | requisitos | perfil | competencias | conocimientos | formacion | experiencia
  `,
  inlineLabels: 'requisitos',
  bracketed: '',
  duties: String.raw`
    responsabilidades | funciones | tareas | descripcion del puesto | descripcion | tu mision | el puesto |
    que haras | tu dia a dia
  `,
  dutiesFirst: String.raw`
    responsabilidades | funciones | tareas
  `,
  mustFirst: String.raw`
    requisitos
  `,
  boilerplate: String.raw`
    que (?:te |le )?ofrecemos | que obtendras | ofrecemos | beneficios | sobre nosotros
  `,
  boilerplateFirst: String.raw`
    se ofrece | que ofrecemos | te ofrecemos | condiciones | quienes somos | la empresa | contacto | solicitudes |
    plazo | presentacion de | retribucion | que ofrecen | beneficios
  `,
  mustCue: String.raw`
    imprescindible | experiencia | conocimientos | titulacion | dominio | se requiere | buscamos
  `,
  legal: String.raw`
    carta de presentacion | igualdad de oportunidades | plan de igualdad | candidaturas | inscribete |
    interesad[oa]s | sede electronica | recurso potestativo | candidatos? preseleccionad\p{L}*
  `,
  reward: String.raw`
    seguro medico | ofrecemos | salario | retribucion | sueldo | prestaciones | aguinaldo |
    seguro de (?:vida|gastos) | comisiones | dias de vacaciones | vales de | proteccion de datos
  `,
  boast: String.raw`
    lider en | empresa lider
  `,
}

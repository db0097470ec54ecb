import { readWords, type LanguageWords } from '../language-words.ts'

const STOPS = `
el la los las lo un una unos unas de del al a ante bajo con contra desde durante en entre hacia hasta para por segun sin sobre tras
y e o u ni pero sino aunque porque que quien cual cuales cuando donde como si no nunca siempre tambien muy mas menos bien mejor
yo tu el ella usted nosotros vosotros ellos ustedes me te se nos os le les mi mis su sus nuestro nuestra nuestros nuestras tu tus
este esta estos estas ese esa esos esas aquel todo toda todos todas cada varios varias algun alguna algunos algunas otro otra otros otras mismo
es son ser soy eres somos fue era sera seran esta estan estar ha han haber hay tener tiene tienes tengas tenga poder puede puedes debe debes deben
requerido requerida imprescindible deseable valorable valorara valoraran necesario necesaria obligatorio obligatoria preferiblemente
minimo minima ano anos mes meses dia dias hora horas etc ejemplo similar similares equivalente
capaz responsable titulado titulada
`
const VERBS = `
realizar gestionar coordinar desarrollar disenar implementar supervisar apoyar colaborar participar elaborar preparar atender asegurar
garantizar controlar mantener analizar dar hacer llevar trabajar planificar organizar dirigir liderar proponer identificar mejorar
optimizar resolver comunicar utilizar conocer manejar crear evaluar instalar reparar revisar registrar recibir buscar ofrecer
`
const EDGES = `
a1 a2 b1 b2 c1 c2
experiencia conocimiento conocimientos dominio manejo nivel habilidad habilidades capacidad competencia competencias formacion titulacion
buen buena buenos buenas excelente excelentes solido solida solidos solidas alto alta avanzado avanzada basico basica basicos previa previo
demostrable minima profesional amplia amplio uso ambito area areas sector entorno entornos herramienta herramientas tecnicas tecnica
diferentes diversos diversas nuevo nueva nuevos nuevas grande grandes principal principales tipo idioma idiomas hablado escrito fluido
vigente valido carnet
`
const EMPTIES = `
equipo equipos empresa empresas compania cliente clientes puesto puestos tarea tareas funcion funciones trabajo empleo candidato candidatos
persona personas servicio servicios proyecto proyectos producto productos necesidad necesidades solucion soluciones actividad actividades
responsabilidad responsabilidades objetivo objetivos resultado resultados problema problemas mundo vida futuro carrera contrato salario
paciente pacientes familia familias alumno alumnos nino ninos documentos documentacion informacion datos calidad plazo organizacion
desarrollo gestion apoyo seguimiento grado titulo estudios
`
const ROLES = `
ingeniero ingeniera desarrollador desarrolladora gerente jefe jefa director directora analista enfermero enfermera
profesor profesora maestro maestra contable contador tecnico tecnica electricista vendedor vendedora auxiliar
administrativo administrativa becario cocinero camarero conductor conductora abogado abogada asistente coordinador
coordinadora candidato candidata responsable
`
const SOFTS = `
responsabilidad proactividad proactivo proactiva comunicacion organizacion iniciativa empatia flexibilidad adaptacion puntualidad
compromiso motivacion dinamismo dinamico creatividad liderazgo autonomia resolutivo resolutiva orientacion actitud paciencia ganas vocacion constancia humor ilusion implicacion entusiasmo
`

/** Spanish. */
export const spanish: LanguageWords = {
  stops: readWords(STOPS),
  verbs: readWords(VERBS),
  edges: readWords(EDGES),
  empties: readWords(EMPTIES),
  softs: readWords(SOFTS),
  roles: readWords(ROLES),
  joints: readWords('de del la las los el al'),
  cue: /(?<![\p{L}-])(?:(?:experiencia|conocimientos?|dominio|manejo|formaci[óo]n|grado|licenciatura|t[íi]tulo|titulaci[óo]n|certificaci[óo]n|uso|nivel|permiso|carn[ée]t)(?: [\p{L}]{3,16}){0,2}? (?:con (?:el |la |los |las )?|en (?:el |la |los |las )?|del? (?:la |los |las )?|sobre )|tales como |mediante |como |por ejemplo )/giu,
  askedWith: readWords('requerido requerida imprescindible deseable valorable avanzado'),
  certifying: readWords('certificacion certificado licencia carnet permiso habilitacion'),
  adjective: /(?:antes?|ables?|ibles?|ivos?|ivas?|osos?|osas?)$/,
  hasCapitalNouns: false,
}

import type { AskingWords } from '../asking-words.ts'

/** Spanish. */
export const spanishAsking: AskingWords = {
  negatedBehind: String.raw`
    no (?:es|son|será|será?n)(?: (?:un|estrictamente|absolutamente))? (?:necesari[oa]s?|imprescindibles?|obligatori[oa]s?|requisitos?|esencial(?:es)?|indispensables?|requerid[oa]s?)
  `,
  negatedBefore: String.raw`
    no hace falta | no (?:se )?(?:necesitas?|requiere|exige|precisa|requerimos|exigimos|pedimos) | sin necesidad de
  `,
  noneOf: 'no | ningun[oa]? | ningún',
  needed: 'necesari[oa]s? | requerid[oa]s?',
  turnsTo: 'saber | tener | conocer | dominar | que',
  refused: String.raw`
    no se tendrán en cuenta | abst[eé]n(?:erse|ganse)
  `,
  barred: String.raw`
    de lo contrario | si no,? no | no (?:los |las |la |lo |te )?(?:dejo|dejamos|podemos|postul\p{L}*|contratamos|admitimos|aceptamos|considera\p{L}*) | sin excepci[óo]n(?:es)? | abst[eé]nganse | no negociable
  `,
  but: 'pero | sino',
  norJoints: 'ni | y | e | o | u',
  norSmall: 'de | en | con | la | el | los | las',
  welcome: String.raw`
    plus | deseable | valorable | valorar[áa]\p{L}* | valora\p{L}* | idealmente | bienvenid[oa]s? | recomendables? | mejor(?: a[úu]n| todav[íi]a)? | suma\p{L}* | se agradece | ser[áa] un plus
  `,
  preferably: 'preferiblemente | idealmente',
  firm: 'imprescindible | requerid[oa]',
  papers: String.raw`
    (?:licencia|carn[eé]t?|permiso|tarjeta|credencial)(?:es|s)? (?:(?:federal|profesional|municipal|de|para|del|clase|tipo|categoría) )*(?:[A-Z]\d?\+?E?|conducir|conducción|manejo|manejar|conductor\p{L}*|[\p{L}]{4,})(?:(?: de| clase| tipo)? (?:[A-Z]\d?\+?E?(?![\p{L}\d])|fitosanitarios|alimentos))? | t[íi]tulo (?:profesional )?(?:de|en|habilitante) [\p{L}()]+ | patente profesional | c[ée]dula profesional | colegiaci[óo]n | colegiad[oa] | matr[íi]cula (?:profesional|habilitante|nacional) | constancia (?:dc-?\d|de \p{L}{5,}) | curso (?:de )?(?:OS-?10|STCW|alturas) | habilitaci[óo]n (?:de |para )?\p{L}+ | registro sanitario | CAP(?!\p{L}) | ADR(?!\p{L}) | manipulador de alimentos | pase (?:[A-Z]\d|de conduc\p{L}+) | registro (?:profesional|de conducir|habilitante)(?: [A-Z]\d?)? | (?:libreta|cartilla|libro) (?:sanitaria|marítima|de embarque|de navegaci[óo]n|de fogueo) | (?:inscrit[oa]|inscripci[óo]n|inscribirse|registro|registrad[oa])(?: o inscrit[oa])? (?:en|ante) (?:el|la) [\p{L}-]+ | TPC(?!\p{L}) | tarjeta profesional(?: de la construcci[óo]n)? | TIP(?!\p{L}) | (?:carn[eé]t?|licencia) [A-E]\d?\+?E?(?![\p{L}\d])
  `,
  certifying: String.raw`
    licencias? | carn[eé]t?s? | permisos? | tarjetas? | t[íi]tulos? | certificad[oa]s? | c[ée]dula | colegiad[oa]s? | colegiaci[óo]n | matr[íi]cula | habilitaci[óo]n | credencial | patente | pase [A-Z]\d? | registro | libreta | cartilla | inscrit[oa] | inscripci[óo]n | inscribirse | TPC | TIP
  `,
  noPapers: String.raw`
    antecedentes\p{L}* | carta de no antecedentes | permisos? (?:de trabajo|de residencia|sin|retribuid\p{L}*) | licencias? (?:médica|sin|con goce|de maternidad|de paternidad) | tarjetas? (?:de crédito|de restaurante|restaurante|regalo) | (?:carn[eé]t?|c[ée]dula|tarjeta) de (?:identidad|ciudadan[íi]a|extranjer[íi]a|cliente|fidelizaci[óo]n|socio|combustible|regalo|d[ée]bito) | tarjeta de combustible | registro (?:de (?:asistencia|datos|actividad\p{L}*|horas|ventas|clientes|jornada)) | registro en (?:historia|el sistema) | (?:inscripci[óo]n|inscribirse) (?:en|a) (?:la|esta|el) (?:oferta|proceso|web|portal|plazo) | cartilla militar | permisos? (?:retribuidos?|pagados?) | mayor(?:es)? de (?:edad|\d+.*) | \d{2} años.*
  `,
  waived: String.raw`
    (?:te )?(?:lo|la|los|las) (?:paga\p{L}*|costea\p{L}*|financia\p{L}*|sacas|damos|gestiona\p{L}*) | pag(?:a|amos) (?:el|la) (?:curso|empresa|centro|carn\p{L}*|licencia) | a cargo de la empresa | por nuestra cuenta | te (?:ayudamos|formamos) | nos encargamos | se puede (?:sacar|obtener) | (?:te |se )?(?:lo|la|los|las) (?:tramit\p{L}*|tramitamos|cursa\p{L}*) | (?:lo|la) paga | sin costo | no importa | da igual | corre por (?:nuestra|cuenta)
  `,
  without: 'sin',
  least: String.raw`
    al menos | m[íi]nimo | como m[íi]nimo | por lo menos | o m[áa]s | no menos de | como poco | cuando menos | un m[íi]nimo de | m[íi]n\. | menos de
  `,
  since: String.raw`desde hace | hace | durante | llev\p{L}+ | en menos de`,
  mostly: String.raw`
    m[áa]s de
  `,
  determiners: String.raw`el | la | un | una | su | tu | con | los | las`,
  validEnds: '',
  validFirst: '',
  validLast: String.raw`
    (?:est[ée]n? )?(?:vigentes?|en vigor|al d[íi]a|en regla)
  `,
  noValid: String.raw`
    normativa | legislaci[óo]n | ley(?:es)? | convenio | reglamento | disposiciones | pagos? | cuentas? | vacunas? | vacunaci[óo]n | permiso de trabajo | residencia | documentaci[óo]n | papeles | c[ée]dula de | ponerse | poner | pasaporte | dni | nie | contabilidad | informaci[óo]n | mantener\p{L}* | manten\p{L}* | llevar | todo
  `,
  holder: String.raw`
    (?:estar|encontrarse|estás|estés|ser|contar con|poseer|tener|disponer de|en posesión de|ser titular de|habilitad[oa] como)(?: \p{L}+){0,2}
  `,
  shown: String.raw`
    (?:adjuntar|adjunta|traer|trae|presentar|presentarse con|llevar|anexar|copia|original|comprobante|pantallazo|constancia)
  `,
  ofCompany: 'en el mercado | de historia | de trayectoria | prestando | dando',
  numbers: {
    uno: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
  },
  orMore: 'o mas',
  upTo: 'a | o',
  whole: '',
  years: 'anos?',
  months: 'meses',
  old: '',
  tellsExperience: 'experiencia',
  yearsOf: 'de | en | con',
  monthsOf: 'de[ ]',
  experience: 'experiencia',
}

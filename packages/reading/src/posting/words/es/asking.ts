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
  refused: 'no se tendrán en cuenta | abst[eé]n(?:erse|ganse)',
  but: 'pero | sino',
  norJoints: 'ni | y | e | o | u',
  norSmall: 'de | en | con | la | el | los | las',
  welcome: String.raw`
    plus | deseable | valorable | valorar[áa]\p{L}* | valora\p{L}* | idealmente | bienvenid[oa]s?
  `,
  preferably: 'preferiblemente | idealmente',
  firm: 'imprescindible | requerid[oa]',
  papers: String.raw`
    (?:licencia|carn[eé]t?|permiso|tarjeta|credencial)(?:es|s)? (?:(?:federal|profesional|municipal|de|para|del|clase|tipo|categoría) )*(?:[A-Z]\d?\+?E?|conducir|conducción|manejo|manejar|conductor\p{L}*|[\p{L}]{4,})(?:(?: de| clase| tipo)? (?:[A-Z]\d?\+?E?(?![\p{L}\d])|fitosanitarios|alimentos))? | t[íi]tulo (?:profesional )?(?:de|en|habilitante) [\p{L}()]+ | patente profesional | c[ée]dula profesional | colegiaci[óo]n | colegiad[oa] | matr[íi]cula (?:profesional|habilitante|nacional) | constancia (?:dc-?\d|de \p{L}{5,}) | curso (?:de )?(?:OS-?10|STCW|alturas) | habilitaci[óo]n (?:de |para )?\p{L}+ | registro sanitario | CAP(?!\p{L}) | ADR(?!\p{L}) | manipulador de alimentos
  `,
  certifying:
    'licencias? | carn[eé]t?s? | permisos? | tarjetas? | t[íi]tulos? | certificad[oa]s? | c[ée]dula | colegiad[oa]s? | colegiaci[óo]n | matr[íi]cula | habilitaci[óo]n | credencial | patente',
  noPapers: String.raw`antecedentes\p{L}* | carta de no antecedentes | permisos? (?:de trabajo|de residencia|sin|retribuid\p{L}*) | licencias? (?:médica|sin|con goce|de maternidad|de paternidad) | tarjetas? (?:de crédito|de restaurante|restaurante|regalo)`,
  waived: String.raw`
    (?:te )?(?:lo|la|los|las) (?:paga\p{L}*|costea\p{L}*|financia\p{L}*|sacas|damos|gestiona\p{L}*) | pag(?:a|amos) (?:el|la) (?:curso|empresa|centro|carn\p{L}*|licencia) | a cargo de la empresa | por nuestra cuenta | te (?:ayudamos|formamos) | nos encargamos | se puede (?:sacar|obtener)
  `,
  without: 'sin',
  least: 'al menos | m[íi]nimo | como m[íi]nimo | por lo menos | o m[áa]s | no menos de',
  ofCompany: 'en el mercado | de historia | de trayectoria | prestando | dando',
  numbers: { uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, diez: 10 },
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

import type { TitleWords } from '../title-words.ts'

/** Spanish. */
export const spanishTitle: TitleWords = {
  termsBehindDash: '',
  termsAtEnd: 'jornada (?:completa|parcial) | media jornada',
  termsJoint: 'o',
  termsBefore: 'en',
  hours: '',
  week: '',
  termsFirst: 'jornada | contrato | indefinido | híbrido | remoto | incorporación',
  numberLine: 'referencia',
  numberLabel: '',
  allGenders: '',
  postedLead: '',
  posted: String.raw`hace \d`,
  towns: 'ayuntamiento',
  townOf: 'de',
  parts: 'facultad | departamento',
  partOf: 'de',
  smallInNames: 'de | del | la | y',
  jointsInNames: 'y | de | del | la',
  notInHosts: 'y | de | la',
  and: 'y',
  persons: 'nosotros | te',
  smallInTitles: 'y | de | en | la',
  noise: '',
  noNames: 'nuestr[oa] .*',
}

import type { TitleWords } from '../title-words.ts'

/** German. */
export const germanTitle: TitleWords = {
  termsBehindDash: 'vollzeit | teilzeit | unbefristet | befristet',
  termsAtEnd: String.raw`
    in voll-? | voll- | voll ?zeit | teil ?zeit | teilzeitbasis | unbefristet | befristet(?:e anstellung)? | ab sofort |
    sofort | zum nächstmöglichen (?:zeitpunkt|termin) | minijob(?:-basis)? | geringfügig
  `,
  termsJoint: String.raw`oder | und | bzw\.?`,
  termsBefore: 'in | ab | als | auf',
  hours: String.raw`std\.? | stunden`,
  week: 'woche',
  termsFirst: 'vollzeit | teilzeit | unbefristet | befristet | ab sofort',
  numberLine: 'kennziffer | referenz',
  numberLabel: 'kennziffer',
  allGenders: 'alle geschlechter',
  postedLead: '',
  posted: String.raw`vor \d | heute`,
  towns: 'stadt | gemeinde | landkreis',
  townOf: '',
  parts: 'fachbereich | fakultät | abteilung | institut',
  partOf: 'für | des',
  smallInNames: 'und | am | an | im | für',
  jointsInNames: 'und | des | von | der | am | an | zu | für',
  notInHosts: 'und',
  and: 'und',
  persons: '[Ww]ir | uns | [Dd]u | dich',
  smallInTitles: 'und | für | in',
  noise: '',
  noNames: 'unsere? .*',
}

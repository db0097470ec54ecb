import type { TitleWords } from '../title-words.ts'

/** French. */
export const frenchTitle: TitleWords = {
  termsBehindDash: 'cdi | cdd',
  termsAtEnd: 'temps (?:plein|partiel|complet)',
  termsJoint: 'ou',
  termsBefore: 'en | à',
  hours: '',
  week: '',
  termsFirst: 'cdi | cdd | intérim | temps (?:plein|partiel) | télétravail | poste',
  numberLine: 'réf',
  numberLabel: 'réf(?:érence)?',
  allGenders: '',
  postedLead: '',
  posted: String.raw`il y a \d`,
  towns: 'ville | commune | mairie',
  townOf: "de | d['’]",
  parts: 'faculté | département',
  partOf: "de | des | d['’]",
  smallInNames: "d[eu]s? | la | le | les | l['’].* | d['’].* | et",
  jointsInNames: "et | de | du | des | la | le | les | d['’] | l['’]",
  notInHosts: 'et | de | du | des | la',
  and: 'et',
  persons: '[Nn]ous | [Vv]ous | [Vv]otre',
  smallInTitles: 'de | des | du | en | et | la',
  noise: '',
  noNames: '(?:notre|nos|votre) .*',
}

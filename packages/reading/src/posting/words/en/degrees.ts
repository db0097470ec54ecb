import type { DegreeWords } from '../degree-words.ts'

/** English. */
export const englishDegrees: DegreeWords = {
  nouns: 'degrees? | diploma',
  softly: 'preferably | ideally',
  link: 'in | of | with a major in',
  linked: 'in | of',
  article: 'an? | the | one of the',
  field: '(?:fields?|areas?|subjects?|disciplines?|major) (?:of|in|such as)',
  ofThe: 'the',
  heads: String.raw`
    (?:(?:university|college|undergraduate|graduate|advanced|technical|relevant|honou?rs|bachelor(?:['’´]?s)?|master(?:['’´]?s)?) )?(?:degree|diploma)
  `,
  headLink: 'in',
  headsOf: "(?:bachelor|master)(?:['’´]?s)? of",
  shortNouns: 'degree',
  shortLink: 'in',
  diplomas: 'diploma',
  masters: String.raw`m\.?(?:s|a|e)`,
}

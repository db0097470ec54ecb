import { LANGUAGES } from './words/index.ts'

/** One spelling for the forms of a word in the countries of its language, British and American (lower case). */
export const spell = (word: string): string =>
  LANGUAGES.reduce((spelled, language) => language.spell(spelled), word)

import * as en from '../en/equals/rates.ts'
import * as de from '../de/equals/rates.ts'
import * as fr from '../fr/equals/rates.ts'
import * as es from '../es/equals/rates.ts'
import { joinEntries, joinWords } from '../join-words.ts'

const LANGUAGES = [en, de, fr, es] as const
const join = (pick: (words: (typeof LANGUAGES)[number]) => Readonly<Record<string, string>>) =>
  joinEntries(LANGUAGES.map(pick), '|')

/** Periods that a rate is told in, and words that tell one by themselves. Of all languages. */
export const periodNames = join((words) => words.periodNames)
export const rateWords = join((words) => words.rateWords)

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { everyPeriod, once, perPeriod, rateOf, ratePrepositions } = joinWords(LANGUAGES)

import * as en from '../en/equals/shares.ts'
import * as de from '../de/equals/shares.ts'
import * as fr from '../fr/equals/shares.ts'
import * as es from '../es/equals/shares.ts'
import { joinEntries, joinWords } from '../join-words.ts'

const LANGUAGES = [en, de, fr, es] as const

/** Parts of a whole in words, by their value: '2/3'. Of all languages. */
export const fractions = joinEntries(
  LANGUAGES.map((words) => words.fractions),
  '|',
)

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { ofTheWhole } = joinWords(LANGUAGES)

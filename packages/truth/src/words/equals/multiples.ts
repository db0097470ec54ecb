import * as en from '../en/equals/multiples.ts'
import * as de from '../de/equals/multiples.ts'
import * as fr from '../fr/equals/multiples.ts'
import * as es from '../es/equals/multiples.ts'
import { joinEntries, joinWords } from '../join-words.ts'

const LANGUAGES = [en, de, fr, es] as const

/** Words that say in one how many times more something got, by that factor: '1/2', '3'. Of all languages. */
export const multiplied = joinEntries(
  LANGUAGES.map((words) => words.multiplied),
  '|',
)

/** Behind a word of change, say how many times more. Of all languages. */
export const byFactor = joinEntries(
  LANGUAGES.map((words) => words.byFactor),
  '|',
)

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { gotLess, gotMore } = joinWords(LANGUAGES)

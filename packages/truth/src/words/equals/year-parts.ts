import * as en from '../en/equals/year-parts.ts'
import * as de from '../de/equals/year-parts.ts'
import * as fr from '../fr/equals/year-parts.ts'
import * as es from '../es/equals/year-parts.ts'
import { joinWords } from '../join-words.ts'

const LANGUAGES = [en, de, fr, es] as const

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { halfSigns, halves, ofYear, quarters, quarterSigns } = joinWords(LANGUAGES)

/** The words for each place of a part in its year, the first before all. */
export const ordinals: readonly string[] = en.ordinals.map((_, at) =>
  LANGUAGES.map((words) => words.ordinals[at]).join('|'),
)

import * as en from '../en/equals/totals.ts'
import * as de from '../de/equals/totals.ts'
import * as fr from '../fr/equals/totals.ts'
import * as es from '../es/equals/totals.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { inTotal, ofEach, thatIs } = joinWords([en, de, fr, es])

import * as en from '../en/equals/phrases.ts'
import * as de from '../de/equals/phrases.ts'
import * as fr from '../fr/equals/phrases.ts'
import * as es from '../es/equals/phrases.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { joints } = joinWords([en, de, fr, es])

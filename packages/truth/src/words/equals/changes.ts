import * as en from '../en/equals/changes.ts'
import * as de from '../de/equals/changes.ts'
import * as fr from '../fr/equals/changes.ts'
import * as es from '../es/equals/changes.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { asBefore, beside, from, to } = joinWords([en, de, fr, es])

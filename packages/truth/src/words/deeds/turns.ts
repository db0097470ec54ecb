import * as en from '../en/deeds/turns.ts'
import * as de from '../de/deeds/turns.ts'
import * as fr from '../fr/deeds/turns.ts'
import * as es from '../es/deeds/turns.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { turns } = joinWords([en, de, fr, es])

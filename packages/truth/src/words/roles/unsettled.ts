import * as en from '../en/roles/unsettled.ts'
import * as de from '../de/roles/unsettled.ts'
import * as fr from '../fr/roles/unsettled.ts'
import * as es from '../es/roles/unsettled.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { notYetWords, openWords, settledStems, intendedPhrases } = joinWords([en, de, fr, es])

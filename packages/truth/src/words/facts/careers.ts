import * as en from '../en/facts/careers.ts'
import * as de from '../de/facts/careers.ts'
import * as fr from '../fr/facts/careers.ts'
import * as es from '../es/facts/careers.ts'
import { joinWords } from '../join-words.ts'

const LANGUAGES = [en, de, fr, es] as const

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { workStems } = joinWords(LANGUAGES)

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { awardHolders, certificateHolders, degreeHolders } = joinWords(LANGUAGES, ' ')

import * as de from '../de/vocabulary/endings.ts'
import * as en from '../en/vocabulary/endings.ts'
import * as es from '../es/vocabulary/endings.ts'
import * as fr from '../fr/vocabulary/endings.ts'
import { joinWords } from '../join-words.ts'

const LANGUAGES = [en, fr, de, es] as const

/** Endings that bend a word and keep what it says, of all languages. */
export const { endings } = joinWords(LANGUAGES, ' ')

/** What stands before a verb, or is put before its participle. */
export const { participlePrefix, separablePrefixes } = joinWords(LANGUAGES)

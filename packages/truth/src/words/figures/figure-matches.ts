import * as en from '../en/figures/figure-matches.ts'
import * as de from '../de/figures/figure-matches.ts'
import * as fr from '../fr/figures/figure-matches.ts'
import * as es from '../es/figures/figure-matches.ts'
import { joinEntries, joinWords } from '../join-words.ts'

const LANGUAGES = [en, de, fr, es] as const

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { NAMES_JOINT, PERSON, POINT, AFTER, BEFORE, DOUBLE_STEMS, RANK_ENDING, BOTH_PHRASE } =
  joinWords(LANGUAGES)

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { ANYBODY, BOTH, ONE, WIDE, FIRST_RANKS } = joinWords(LANGUAGES, ' ')

/** What the last letter of a rate in short is short for. */
export const SHORT_TIMES: Readonly<Record<string, string>> = joinEntries([en.SHORT_TIMES], ' ')

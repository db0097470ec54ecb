import * as en from '../en/facts/fact-words.ts'
import * as de from '../de/facts/fact-words.ts'
import * as fr from '../fr/facts/fact-words.ts'
import * as es from '../es/facts/fact-words.ts'
import { joinEntries, joinWords } from '../join-words.ts'

const LANGUAGES = [en, de, fr, es] as const

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { LEVEL, NATIVE, RANKED_ROLES, DEGREES, LOWER_SECOND, OR_IN_FACT, UPPER_SECOND } =
  joinWords(LANGUAGES)

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { FACT_JOINTS } = joinWords(LANGUAGES, ' ')

/** Other names of the same level or thing. */
export const SAME_FACTS: Readonly<Record<string, string>> = joinEntries([en.SAME_FACTS], ' ')

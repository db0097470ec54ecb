import { czech } from './cs.ts'
import { danish } from './da.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { italian } from './it.ts'
import type { LanguageWords, SignWords } from './language-words.ts'
import { dutch } from './nl.ts'
import { polish } from './pl.ts'
import { portuguese } from './pt.ts'
import { romanian } from './ro.ts'
import { swedish } from './sv.ts'
import { turkish } from './tr.ts'

export { joinLists } from './join-words.ts'
export type { DateWords, DegreeWords, LeaveWords } from './language-words.ts'

const LANGUAGES: readonly LanguageWords[] = [
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  polish,
  swedish,
  danish,
  czech,
  turkish,
  romanian,
]

/** What each language says of something. */
export const listWords = (read: (words: LanguageWords) => string | undefined): string[] =>
  LANGUAGES.flatMap((words) => read(words) ?? [])

/** The languages that we read well, by their codes; of two that fit a text alike the first is taken. */
const READ_WELL = { en: english, fr: french, de: german, es: spanish } as const

/** A language that a resume's words tell apart. */
export type Language = keyof typeof READ_WELL

/** Of each language that we read well the small words that tell it. */
export const listSigns = (kind: keyof SignWords): (readonly [Language, ReadonlySet<string>])[] =>
  Object.entries(READ_WELL).map(
    ([language, { signs }]) => [language as Language, new Set(signs?.[kind].split(' '))] as const,
  )

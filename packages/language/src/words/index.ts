import { czech } from './cs.ts'
import { danish } from './da.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { italian } from './it.ts'
import type { LanguageWords } from './language-words.ts'
import { dutch } from './nl.ts'
import { polish } from './pl.ts'
import { portuguese } from './pt.ts'
import { romanian } from './ro.ts'
import { swedish } from './sv.ts'
import { turkish } from './tr.ts'

export { joinLists } from './join-words.ts'
export type { DateWords, LeaveWords } from './language-words.ts'

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

import { detectLanguage, type Language } from '@tailorbird/language'
import { english } from './en/terms.ts'
import { french } from './fr/terms.ts'
import { german } from './de/terms.ts'
import type { LanguageWords } from './language-words.ts'
import { spanish } from './es/terms.ts'

const WORDS: Record<Language, LanguageWords> = { en: english, fr: french, de: german, es: spanish }

/** Words of all languages that open a sentence with a capital and are no name: small words and verbs. */
export const listSentenceOpeners = (): ReadonlySet<string> =>
  new Set(Object.values(WORDS).flatMap(({ stops, verbs }) => [...stops, ...verbs]))

const words = (kinds: readonly ('stops' | 'verbs' | 'edges' | 'empties' | 'roles' | 'softs')[]) =>
  new Set(Object.values(WORDS).flatMap((all) => kinds.flatMap((kind) => [...all[kind]])))
let ordinary: ReadonlySet<string> | undefined
let ends: ReadonlySet<string> | undefined

/** Words of all languages that anybody uses in any posting. */
export const listOrdinaryWords = (): ReadonlySet<string> =>
  (ordinary ??= words(['stops', 'verbs', 'edges', 'empties', 'roles', 'softs']))

/** Words that end a job's name or are a heading by themselves. */
export const listJobWords = (): ReadonlySet<string> =>
  (ends ??= new Set([
    ...words(['roles']),
    ...'responsibilities qualifications requirements preferred benefits required skills duties'.split(
      ' ',
    ),
  ]))

/** The words of the language that a text is written in. */
export const findLanguageWords = (text: string): LanguageWords => WORDS[detectLanguage(text)]

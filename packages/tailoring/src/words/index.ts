import { english } from './en.ts'
import { french } from './fr.ts'
import { german } from './de.ts'
import { spanish } from './es.ts'
import type { Language } from '@tailorbird/language'
import type { TailoringWords, ToldSentences } from './tailoring-words.ts'

const BY_LANGUAGE: Record<Language, TailoringWords> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
}
const LANGUAGES = Object.values(BY_LANGUAGE)

/** What all languages say for something, as one part of a regular expression. */
export const anyOf = (name: Exclude<keyof TailoringWords, 'behindNames' | 'told'>): string =>
  LANGUAGES.map((words) => words[name])
    .filter((words) => words !== '')
    .join('|')

/** The words of all languages that may stand behind a name. */
export const listBehindNames = (): Set<string> =>
  new Set(LANGUAGES.flatMap(({ behindNames }) => behindNames.split(' ')))

/** Where 'and' has no comma before it. */
const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de', fr: 'fr', es: 'es' }

/** What stands in the slots of a sentence; a list of words is quoted, each once. */
type Slots = Readonly<Record<string, string | number | readonly string[]>>

/** A sentence for the person in their language, with what stands in its slots. */
export function sayTo(
  language: Language,
  name: Exclude<keyof ToldSentences, 'quoted'>,
  slots: Slots = {},
): string {
  const { told } = BY_LANGUAGE[language]
  const quote = (word: string) => told.quoted.replace('{word}', () => word)
  const write = (value: Slots[string] | undefined) =>
    Array.isArray(value)
      ? new Intl.ListFormat(LOCALES[language]).format([...new Set<string>(value)].map(quote))
      : String(value)
  return told[name].replaceAll(/\{(\w+)\}/g, (_, slot: string) => write(slots[slot]))
}

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

/** A sentence for the person in their language, with what stands in its slots. */
export const sayTo = (
  language: Language,
  name: keyof ToldSentences,
  slots: Readonly<Record<string, string | number>>,
): string =>
  BY_LANGUAGE[language].told[name].replaceAll(/\{(\w+)\}/g, (_, slot: string) =>
    String(slots[slot]),
  )

import type { Language } from '@tailorbird/language'
import { english } from './en.ts'
import { french } from './fr.ts'
import { german } from './de.ts'
import { spanish } from './es.ts'
import type { OfflineWords } from './offline-words.ts'

/** What each language says around results, lists and summaries. */
export const offlineWords: Record<Language, OfflineWords> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
}

type Part = {
  [Name in keyof OfflineWords]: OfflineWords[Name] extends string ? Name : never
}[keyof OfflineWords]

/** What all languages say for something, as one part of a regular expression. */
export const anyWord = (part: Part): string =>
  Object.values(offlineWords)
    .map((words) => words[part])
    .join('|')

/** 'a', 'a and b', 'a, b and c'. */
export function joinList(items: readonly string[], { and }: Pick<OfflineWords, 'and'>): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and(last)} ${last}`
}

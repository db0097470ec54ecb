import { foldCase } from '@tailorbird/language'
import { englishHeading } from './en/heading.ts'
import { frenchHeading } from './fr/heading.ts'
import { germanHeading } from './de/heading.ts'
import type { HeadingWords } from './heading-words.ts'
import { dutchHeading } from './nl/heading.ts'
import { italianHeading } from './it/heading.ts'
import { polishHeading } from './pl/heading.ts'
import { portugueseHeading } from './pt/heading.ts'
import { romanianHeading } from './ro/heading.ts'
import { spanishHeading } from './es/heading.ts'

const WORDS: Record<string, HeadingWords> = {
  en: englishHeading,
  de: germanHeading,
  fr: frenchHeading,
  es: spanishHeading,
  pt: portugueseHeading,
  it: italianHeading,
  nl: dutchHeading,
  pl: polishHeading,
  ro: romanianHeading,
}

/** Languages in which the head of a posting is read. */
export const HEADING_LANGUAGES = Object.keys(WORDS)

/** The phrases of some languages, each kind as the source of one expression that finds any of them as whole words. */
export type HeadingMatchers = Readonly<Record<keyof HeadingWords, string>>

const escape = (phrase: string) =>
  phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("'", "['’´]")

const readPhrases = (list: string) =>
  list
    .split('|')
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
    .filter((phrase) => phrase !== '')

/** One source for some phrases: the longest first, so that 'is hiring' is not read as 'hiring'. */
function join(phrases: readonly string[]): string {
  if (phrases.length === 0) return '(?!)'
  const longest = [...new Set(phrases)].toSorted((one, other) => other.length - one.length)
  // What ends with an apostrophe is followed by the next word at once.
  const end = String.raw`(?:(?<=['’´])|(?![\p{L}\p{N}]))`
  return String.raw`(?<![\p{L}\p{N}])(?:${longest.map(escape).join('|')})${end}`
}

const known = new Map<string, HeadingMatchers>()

/** The phrases of some languages, for building expressions with; the same object for the same languages. */
export function getHeadingMatchers(languages: readonly string[]): HeadingMatchers {
  const key = languages.toSorted().join(' ')
  const found = known.get(key)
  if (found) return found
  const all = languages.flatMap((language) => WORDS[language] ?? [])
  const of = (kind: keyof HeadingWords) => all.flatMap((words) => readPhrases(words[kind]))
  const kinds = Object.keys(englishHeading) as (keyof HeadingWords)[]
  const made = Object.fromEntries(kinds.map((kind) => [kind, join(of(kind))])) as HeadingMatchers
  const endings = of('roleEndings').map(foldCase).join('|')
  const matchers = { ...made, roleEndings: String.raw`\p{L}{2,}(?:${endings})$` }
  known.set(key, matchers)
  return matchers
}

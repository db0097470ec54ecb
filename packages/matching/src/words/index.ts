import { dutch } from './nl.ts'
import { english } from './en.ts'
import { french } from './fr.ts'
import { german } from './de.ts'
import { spanish } from './es.ts'
import type { MatchingWords } from './matching-words.ts'

const LANGUAGES: readonly Partial<MatchingWords>[] = [english, german, french, spanish, dutch]

/** What all languages say for something, as one part of a regular expression. */
export const anyOf = (name: keyof MatchingWords): string =>
  LANGUAGES.map((words) => words[name] ?? '')
    .filter((part) => part !== '')
    .join('|')

/** The words of all languages for something. */
export const listOf = (name: 'empty' | 'telling' | 'joins' | 'verbalNames'): string[] =>
  LANGUAGES.flatMap((words) => (words[name] ?? '').split(/\s+/)).filter((word) => word !== '')

import { english } from './en.ts'
import { french } from './fr.ts'
import { german } from './de.ts'
import { spanish } from './es.ts'
import type { TailoringWords } from './tailoring-words.ts'

const LANGUAGES = [english, german, french, spanish]

/** What all languages say for something, as one part of a regular expression. */
export const anyOf = (name: Exclude<keyof TailoringWords, 'behindNames'>): string =>
  LANGUAGES.map((words) => words[name]).join('|')

/** The words of all languages that may stand behind a name. */
export const listBehindNames = (): Set<string> =>
  new Set(LANGUAGES.flatMap(({ behindNames }) => behindNames.split(' ')))

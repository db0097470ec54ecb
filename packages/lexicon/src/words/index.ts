import { english } from './en.ts'
import { french } from './fr.ts'
import { german } from './de.ts'
import { spanish } from './es.ts'
import type { LexiconWords, OthersWords } from './lexicon-words.ts'

const LANGUAGES = [english, german, french, spanish]
const split = (lists: readonly (string | undefined)[]) =>
  new Set(lists.flatMap((list) => list?.split(' ') ?? []))

/** The words of all languages for something. */
export const listWords = (name: 'cues' | 'joints' | 'besideTerms'): Set<string> =>
  split(LANGUAGES.map((words) => words[name]))

/** The words of all languages for a kind of holder. */
export const listHolders = (kind: keyof LexiconWords['holders']): Set<string> =>
  split(LANGUAGES.map(({ holders }) => holders[kind]))

/** The words of all languages that something of others is read by. */
export const listOthers = (name: Exclude<keyof OthersWords, 'serves' | 'gives'>): Set<string> =>
  split(LANGUAGES.map(({ others }) => others?.[name]))

/** A whole word that is one of all languages' verbs. */
export const matchOthers = (name: 'serves' | 'gives'): RegExp => {
  const parts = LANGUAGES.flatMap(({ others }) => others?.[name] ?? [])
  return new RegExp(`^(?:${parts.join('|')})$`)
}

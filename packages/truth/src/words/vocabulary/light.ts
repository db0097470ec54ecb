import * as de from '../de/vocabulary/light.ts'
import * as en from '../en/vocabulary/light.ts'
import * as es from '../es/vocabulary/light.ts'
import * as fr from '../fr/vocabulary/light.ts'

const LANGUAGES = [en, fr, de, es] as const
type Words = (typeof LANGUAGES)[number]
const join = (pick: (words: Words) => string) => LANGUAGES.map(pick).join(' ')

/**
 * Nouns that carry a grammar and claim nothing, and wider words that follow from any narrower one: 'sprint
 * planning sessions', 'serious cases', 'a herd of cows'. They may come with a rewrite; a source that has
 * them still says them. Of all languages.
 */
export const light = join((words) => words.light)

/** Verbs that carry another word's doing: 'provide training' for 'train'. */
export const lightVerbs = join((words) => words.lightVerbs)

import { germanPhrases } from './de/phrases.ts'
import { englishPhrases } from './en/phrases.ts'
import { spanishPhrases } from './es/phrases.ts'
import { frenchPhrases } from './fr/phrases.ts'
import { joinPatterns } from './join-patterns.ts'

/** The patterns of all languages for one thing. */
export const phrases = joinPatterns([englishPhrases, germanPhrases, frenchPhrases, spanishPhrases])

/** The words of all languages for one thing. */
export const phraseWords = (kind: 'stuff' | 'verbBefore' | 'verbJoints'): ReadonlySet<string> =>
  new Set(phrases(kind).split(/[|\s]+/))

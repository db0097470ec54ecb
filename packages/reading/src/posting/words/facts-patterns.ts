import { germanFacts } from './de/facts.ts'
import { englishFacts } from './en/facts.ts'
import { spanishFacts } from './es/facts.ts'
import { frenchFacts } from './fr/facts.ts'
import { joinPatterns } from './join-patterns.ts'

/** The patterns of all languages for one thing. */
export const facts = joinPatterns([englishFacts, germanFacts, frenchFacts, spanishFacts])

/** One of them as words of their own: no letter stands on either side. */
export const factWords = (kind: Parameters<typeof facts>[0]) =>
  String.raw`(?<!\p{L})(?:${facts(kind)})(?![\p{L}\p{N}])`

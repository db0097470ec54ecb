import { germanFacts } from './de/facts.ts'
import { englishFacts } from './en/facts.ts'
import { spanishFacts } from './es/facts.ts'
import type { FactsWords } from './facts-words.ts'
import { frenchFacts } from './fr/facts.ts'
import { internationalFacts } from './international/facts.ts'
import { italianFacts } from './it/facts.ts'
import { joinPatterns } from './join-patterns.ts'
import { portugueseFacts } from './pt/facts.ts'

/** The patterns of all languages for one thing. */
export const facts = joinPatterns<FactsWords>([
  englishFacts,
  germanFacts,
  frenchFacts,
  spanishFacts,
  portugueseFacts,
  italianFacts,
  internationalFacts,
])

/** One of them as words of their own: no letter stands on either side. */
export const factWords = (kind: Parameters<typeof facts>[0]) =>
  String.raw`(?<!\p{L})(?:${facts(kind)})(?![\p{L}\p{N}])`

/** Small words in towns' names in all languages, the longest first: 'de la' is no 'de'. */
export const townJoints = (): string[] =>
  [...new Set(facts('townJoints').split('|'))].toSorted((one, other) => other.length - one.length)

import { germanSentences } from './de/sentences.ts'
import { englishSentences } from './en/sentences.ts'
import { spanishSentences } from './es/sentences.ts'
import { frenchSentences } from './fr/sentences.ts'
import { joinPatterns } from './join-patterns.ts'

/** The patterns of all languages for one thing. */
export const sentences = joinPatterns([
  englishSentences,
  germanSentences,
  frenchSentences,
  spanishSentences,
])

import { germanTitle } from './de/title.ts'
import { englishTitle } from './en/title.ts'
import { spanishTitle } from './es/title.ts'
import { frenchTitle } from './fr/title.ts'
import { italianTitle } from './it/title.ts'
import { joinPatterns } from './join-patterns.ts'
import { dutchTitle } from './nl/title.ts'
import { portugueseTitle } from './pt/title.ts'
import type { TitleWords } from './title-words.ts'

/** The patterns of all languages for one thing. */
export const title = joinPatterns<TitleWords>([
  englishTitle,
  germanTitle,
  frenchTitle,
  spanishTitle,
  portugueseTitle,
  italianTitle,
  dutchTitle,
])

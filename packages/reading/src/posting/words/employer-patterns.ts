import { germanEmployers } from './de/employers.ts'
import type { EmployerWords } from './employer-words.ts'
import { englishEmployers } from './en/employers.ts'
import { spanishEmployers } from './es/employers.ts'
import { frenchEmployers } from './fr/employers.ts'
import { italianEmployers } from './it/employers.ts'
import { joinPatterns } from './join-patterns.ts'
import { portugueseEmployers } from './pt/employers.ts'

/** The patterns of all languages for one thing. */
export const employers = joinPatterns<EmployerWords>([
  englishEmployers,
  germanEmployers,
  frenchEmployers,
  spanishEmployers,
  portugueseEmployers,
  italianEmployers,
])

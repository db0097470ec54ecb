import { germanDegrees } from './de/degrees.ts'
import { englishDegrees } from './en/degrees.ts'
import { spanishDegrees } from './es/degrees.ts'
import { frenchDegrees } from './fr/degrees.ts'
import { joinPatterns } from './join-patterns.ts'

/** The patterns of all languages for one thing. */
export const degrees = joinPatterns([englishDegrees, germanDegrees, frenchDegrees, spanishDegrees])

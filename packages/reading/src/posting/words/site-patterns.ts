import { germanSite } from './de/site.ts'
import { englishSite } from './en/site.ts'
import { spanishSite } from './es/site.ts'
import { frenchSite } from './fr/site.ts'
import { joinPatterns } from './join-patterns.ts'

/** The patterns of all languages for one thing. */
export const site = joinPatterns([englishSite, germanSite, frenchSite, spanishSite])

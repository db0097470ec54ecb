import { isKnownTown } from '@tailorbird/lexicon'
import { facts } from '../words/facts-patterns.ts'
import { site } from '../words/site-patterns.ts'
import type { Candidate } from './candidate.ts'
import { hasLegalForm } from './legal-forms.ts'

const SITE = new RegExp(`(?:${site('siteNames')})`, 'iu')
const HOST = /^\S+\.(?:\p{Ll}{2,7})$/u
/** 'Lyon 2e', 'Dublin 4', 'Valencia capital' */
const DISTRICT = new RegExp(String.raw`\s(?:\d{1,2}(?:e|er|ème)?|${facts('townEnds')})$`, 'iu')
/** Who is told of like this is more than a site or a town. */
const TOLD = ['label', 'about', 'join', 'we-are', 'agency', 'name-opens-seeks', 'word-opens-seeks']
const FIRST_LINES = 4

/**
 * Whether a name is that of the site where the posting stands ('BretagneJob', 'Comptajobs.be'), or of a town ('Lyon 2e'): both stand where
 * who hires would.
 */
export function isSiteOrTown({ text, signs, line }: Candidate): boolean {
  if (hasLegalForm(text) || TOLD.some((sign) => signs.has(sign))) return false
  const isPart = [...signs].some((sign) => sign.includes('part-')) && !signs.has('line')
  return (
    (line < FIRST_LINES && (SITE.test(text) || HOST.test(text))) ||
    (isPart && isKnownTown(text.replace(DISTRICT, '')))
  )
}

import { type Requirement } from '@tailorbird/lexicon'
import { findRequirements } from './requirements/find-requirements.ts'
import { readPostingLines } from './lines/posting-lines.ts'
import { readHeadingData } from './heading/read-heading-data.ts'

/**
 * What an applicant system searches for in a posting: skills, certificates, degrees, languages and
 * domains; no personal qualities and no duties. Boilerplate (equal opportunity, benefits, pay, the
 * company's pitch), the company's name and the job's title are left out.
 * @param text plain or HTML; time is linear in its length
 * @returns at most 200 requirements, each once, with the firmest tier that asks for it; none for white space
 */
export function extractKeywords(text: string): Requirement[] {
  const lines = readPostingLines(text)
  return findRequirements(lines, readHeadingData(lines)).requirements.filter(
    ({ kind }) => kind !== 'soft' && kind !== 'responsibility',
  )
}

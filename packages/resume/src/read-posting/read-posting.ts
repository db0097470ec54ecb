import { CodedError } from '@tailorbird/contracts'
import type { Posting } from '../posting.ts'
import { findRequirements } from './extract-keywords.ts'
import { readPostingLines } from './posting-lines.ts'
import { readHeadingData } from './read-heading-data.ts'

/** Fewer requirements than this say more about the posting than about the resume. */
const MIN_REQUIREMENTS = 3

function explainThin(count: number): string | null {
  if (count >= MIN_REQUIREMENTS) return null
  if (count === 0) return 'The posting names no skills or requirements that we could read.'
  return `The posting names only ${count} of the requirements that a score needs (${MIN_REQUIREMENTS}).`
}

/**
 * Reads a job posting, pasted as plain text, markdown or HTML.
 * @param text up to MAX_POSTING_CHARS characters; time is linear in its length
 * @throws CodedError posting_empty for only white space
 */
export function readPosting(text: string): Posting {
  const lines = readPostingLines(text)
  if (lines.length === 0) throw new CodedError('posting_empty')
  const { title, company, lines: headLines } = readHeadingData(lines)
  const below = findRequirements(lines.slice(headLines), { title, company })
  // A posting of one line says in its title what it asks for.
  const requirements = below.length > 0 ? below : findRequirements(lines, { title, company })
  const solid = requirements.filter(({ kind }) => kind !== 'soft' && kind !== 'domain')
  return {
    title,
    company: company || 'Unknown company',
    requirements,
    thin: explainThin(solid.length),
  }
}

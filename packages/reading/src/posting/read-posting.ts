import { CodedError } from '@tailorbird/contracts'
import { guessLanguage } from '@tailorbird/language'
import { type Posting, type RequirementKind } from '@tailorbird/lexicon'
import { findRequirements } from './requirements/find-requirements.ts'
import { readPostingLines } from './lines/posting-lines.ts'
import { readHeadingData } from './heading/read-heading-data.ts'

/** Fewer requirements than this say more about the posting than about the resume. */
const MIN_REQUIREMENTS = 3

/** Kinds that say too little to be scored by themselves. */
const VAGUE = new Set<RequirementKind>(['soft', 'domain', 'responsibility'])

/** Why a posting in a language that we don't read well gets no score; null when it is in one that we do. */
function explainLanguage(text: string): string | null {
  const language = guessLanguage(text)
  return language
    ? `This posting looks like ${language.name}. We read English, German, French and Spanish well, and a score would be a guess.`
    : null
}

function explainThin(count: number): string | null {
  if (count >= MIN_REQUIREMENTS) return null
  if (count === 0) return 'The posting names no skills or requirements that we could read.'
  return `The posting names only ${count} of the requirements that a score needs (${MIN_REQUIREMENTS}).`
}

/**
 * Reads a job posting, pasted as plain text, markdown or HTML.
 * @returns `thin` with the reason where a score would be a guess: in a language that we don't read well, too
 * @param text up to MAX_POSTING_CHARS characters; time is linear in its length
 * @throws CodedError posting_empty for only white space
 */
export function readPosting(text: string): Posting {
  const lines = readPostingLines(text)
  if (lines.length === 0) throw new CodedError('posting_empty')
  const heading = readHeadingData(lines)
  const { title, company } = heading
  const { requirements, years } = findRequirements(lines, heading)
  const solid = requirements.filter(({ kind }) => !VAGUE.has(kind))
  return {
    title,
    company: company || 'Unknown company',
    requirements,
    years,
    thin: explainLanguage(lines.map((line) => line.text).join('\n')) ?? explainThin(solid.length),
  }
}

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

/** Languages whose requirements we read; of others we find at best who hires for what. */
const READ_WELL = new Set(['en', 'de', 'fr', 'es'])

/** A posting, and whether its language is one that we read. */
export interface ReadPosting extends Posting {
  /** Two letters; 'other' for a script that is not Latin; null when the text is too short to tell. */
  language: string | null
  /** False when the language is known and none of ours: then there is no score, and `thin` says why. */
  isReadWell: boolean
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

function explainLanguage(language: string): string {
  const name = language === 'other' ? 'another script' : (languageNames.of(language) ?? language)
  return `The posting is in ${name}, which we do not read well enough to score it: only English, German, French and Spanish.`
}

function explainThin(count: number): string | null {
  if (count >= MIN_REQUIREMENTS) return null
  if (count === 0) return 'The posting names no skills or requirements that we could read.'
  return `The posting names only ${count} of the requirements that a score needs (${MIN_REQUIREMENTS}).`
}

/**
 * Reads a job posting, pasted as plain text, markdown or HTML.
 * @returns `isReadWell` false, and `thin` with the reason, for a language that we don't read
 * @param text up to MAX_POSTING_CHARS characters; time is linear in its length
 * @throws CodedError posting_empty for only white space
 */
export function readPosting(text: string): ReadPosting {
  const lines = readPostingLines(text)
  if (lines.length === 0) throw new CodedError('posting_empty')
  const heading = readHeadingData(lines)
  const { title, company } = heading
  const { requirements, years } = findRequirements(lines, heading)
  const language = guessLanguage(lines.map((line) => line.text).join('\n'))
  const isReadWell = language === null || READ_WELL.has(language)
  const solid = requirements.filter(({ kind }) => !VAGUE.has(kind))
  return {
    title,
    company: company || 'Unknown company',
    requirements,
    years,
    thin: isReadWell ? explainThin(solid.length) : explainLanguage(language),
    language,
    isReadWell,
  }
}

import { CodedError } from '@tailorbird/contracts'
import { foldCase, guessLanguage, SMALL_WORDS } from '@tailorbird/language'
import { type Posting } from '@tailorbird/lexicon'
import { findRequirements } from './requirements/find-requirements.ts'
import { readPostingLines } from './lines/posting-lines.ts'
import { readHeadingData } from './heading/read-heading-data.ts'

/** Who reads fewer different words knows neither what the work is nor what is asked for. */
const LEAST_WORDS = 17
/** What asks for so much can be judged, however short it is. */
const ENOUGH = 3

/** Why a posting in a language that we don't read well gets no score; null when it is in one that we do. */
function explainLanguage(text: string): string | null {
  const language = guessLanguage(text)
  return language
    ? `This posting looks like ${language.name}. We read English, German, French and Spanish well, and a score would be a guess.`
    : null
}

/** The words that tell something, each once. */
const countWords = (text: string) =>
  new Set((foldCase(text).match(/\p{L}{4,}/gu) ?? []).filter((word) => !SMALL_WORDS.has(word))).size

/** Why nobody can judge a job by its posting; null when one can. */
function explainThin(text: string, asked: number): string | null {
  if (asked >= ENOUGH || countWords(text) >= LEAST_WORDS) return null
  return asked === 0
    ? 'The posting is short and names no skills or requirements that we could read.'
    : 'The posting is too short to tell what the work is and what it asks for.'
}

/**
 * Reads a job posting, pasted as plain text, markdown or HTML.
 * @returns `thin` with the reason where it tells too little for anybody to judge the job, or is in a language that we don't read well
 * @param text up to MAX_POSTING_CHARS characters; time is linear in its length
 * @throws CodedError posting_empty for only white space
 */
export function readPosting(text: string): Posting {
  const lines = readPostingLines(text)
  if (lines.length === 0) throw new CodedError('posting_empty')
  const heading = readHeadingData(lines)
  const { title, company } = heading
  const { requirements, years } = findRequirements(lines, heading)
  const whole = lines.map((line) => line.text).join('\n')
  return {
    title,
    company: company || 'Unknown company',
    requirements,
    years,
    thin: explainLanguage(whole) ?? explainThin(whole, requirements.length),
  }
}

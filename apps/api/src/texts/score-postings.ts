import {
  MAX_LISTED_TERM_CHARS,
  MAX_LISTED_TERMS,
  type PostingReading,
  type RequirementMatch,
  type ResumeSection,
} from '@tailorbird/contracts'
import { detectLanguage, guessLanguage } from '@tailorbird/language'
import {
  prepareResume,
  scoreMatch,
  scorePrepared,
  SCORER_VERSION,
  type PreparedResume,
} from '@tailorbird/matching'
import { parseResume, readPosting } from '@tailorbird/reading'
import { addConfirmedSkills } from '@tailorbird/tailoring'

/** Changes when postings are read or scored in another way. */
export const SCORED_BY = `1.${SCORER_VERSION}`

export interface ScoringResume {
  originalContent: string
  sections: ResumeSection[] | null
  /** Of all that a score hangs on. */
  hash: string
  /** What the person said they can do. */
  skills: string[]
}

interface ScoredPosting {
  id: string
  title: string
  company: string
  reading: PostingReading
}

/** One resume is read for all of its postings, which come in many calls. */
let last: { hash: string; resume: PreparedResume } | undefined

function readResume({ hash, originalContent, sections }: ScoringResume): PreparedResume {
  if (last?.hash !== hash)
    last = { hash, resume: prepareResume(parseResume(originalContent, sections ?? undefined)) }
  return last.resume
}

/**
 * Reads postings and scores a resume against each, as a tailoring will; nothing is made of them.
 * @throws CodedError resume_empty, resume_unreadable
 */
export function scorePostings({
  from,
  postings,
}: {
  from: ScoringResume
  postings: readonly { id: string; text: string }[]
}): ScoredPosting[] {
  const resume = readResume(from)
  return postings.map(({ id, text }) => ({ id, ...scoreOne(resume, from.skills, text) }))
}

function scoreOne(
  original: PreparedResume,
  skills: string[],
  text: string,
): Omit<ScoredPosting, 'id'> {
  const posting = readPosting(text)
  const { resume, added } = addConfirmedSkills(original.resume, skills, posting)
  const { score, ceiling, reason, requirements } =
    added.length > 0 ? scoreMatch(resume, posting) : scorePrepared(original, posting)
  const musts = requirements.filter(({ tier }) => tier === 'must')
  const hasIt = ({ status }: RequirementMatch): boolean => status !== 'missing'
  return {
    title: posting.title,
    company: posting.company === 'Unknown company' ? '' : posting.company,
    reading: {
      score,
      reachable: ceiling,
      noScoreReason: reason,
      covered: listTerms(musts.filter(hasIt)),
      missing: listTerms(musts.filter((one) => !hasIt(one))),
      musts: musts.length,
      language: guessLanguage(text)?.code ?? detectLanguage(text),
      words: text.match(/\S+/g)?.length ?? 0,
    },
  }
}

const listTerms = (rows: readonly RequirementMatch[]): string[] =>
  rows
    .slice(0, MAX_LISTED_TERMS)
    .map(({ term }) => term.slice(0, MAX_LISTED_TERM_CHARS).toWellFormed())

import {
  UNKNOWN_COMPANY,
  MAX_LISTED_TERM_CHARS,
  MAX_LISTED_TERMS,
  MAX_POSTING_NAME_CHARS,
  type PostingReading,
  type ResumeSection,
} from '@tailorbird/contracts'
import {
  countWorkedYears,
  findTraps,
  type MissingMust,
  type PostingPrint,
  prepareResume,
  printPosting,
  scoreMatch,
  scorePrepared,
  SCORER_VERSION,
  summariseMatch,
  type PreparedResume,
} from '@tailorbird/matching'
import { parseResume, readPosting, readPostingFacts } from '@tailorbird/reading'
import { addConfirmedSkills } from '@tailorbird/tailoring'

/** Changes when postings are read or scored in another way. */
export const SCORED_BY = `2.${SCORER_VERSION}`

export interface ScoringResume {
  originalContent: string
  sections: ResumeSection[] | null
  /** Of all that a score hangs on. */
  hash: string
  /** What the person said they can do. */
  skills: string[]
}

interface PostingText {
  id: string
  text: string
  /** As the list names it; '' where only its text may tell. */
  title: string
  company: string
  /** The day on which it came in. */
  day: string
}

interface ScoredPosting {
  id: string
  title: string
  company: string
  place: string
  reading: PostingReading
  lacks: MissingMust[]
  print: PostingPrint
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
  postings: readonly PostingText[]
}): ScoredPosting[] {
  const resume = readResume(from)
  return postings.map((one) => ({ id: one.id, ...scoreOne(resume, from.skills, one) }))
}

function scoreOne(
  original: PreparedResume,
  skills: string[],
  { text, day, ...told }: PostingText,
): Omit<ScoredPosting, 'id'> {
  const posting = readPosting(text)
  const { resume, added } = addConfirmedSkills(original.resume, skills, posting)
  const report = added.length > 0 ? scoreMatch(resume, posting) : scorePrepared(original, posting)
  const facts = readPostingFacts(text, posting)
  const traps = findTraps(posting, facts, report, countWorkedYears(original.resume, day))
  const { score, reachable, reason, covered, missing } = summariseMatch(report)
  return {
    title: posting.title,
    company: posting.company === UNKNOWN_COMPANY ? '' : posting.company,
    place: (facts.place ?? '').slice(0, MAX_POSTING_NAME_CHARS).toWellFormed(),
    reading: {
      score,
      reachable,
      noScoreReason: reason,
      covered: listTerms(covered),
      missing: listTerms(missing.map(({ term }) => term)),
      musts: covered.length + missing.length,
      language: facts.language,
      words: text.match(/\S+/g)?.length ?? 0,
      pay: facts.pay,
      mode: facts.mode,
      posted: facts.posted ?? daysBefore(day, facts.daysAgo),
      closes: facts.closes,
      traps,
    },
    lacks: missing.slice(0, MAX_LISTED_TERMS),
    // A table may say what the text does not: copies are found by it, too.
    print: printPosting(
      text,
      {
        ...posting,
        title: told.title === '' ? posting.title : told.title,
        company: told.company === '' ? posting.company : told.company,
      },
      facts,
    ),
  }
}

const listTerms = (terms: readonly string[]): string[] =>
  terms
    .slice(0, MAX_LISTED_TERMS)
    .map((term) => term.slice(0, MAX_LISTED_TERM_CHARS).toWellFormed())

/** The day so many days before another, such as '2026-11-20'; null when it is not known how many. */
function daysBefore(day: string, days: number | null): string | null {
  if (days === null) return null
  const at = Date.parse(day) - days * 86_400_000
  return new Date(at).toISOString().slice(0, 10)
}

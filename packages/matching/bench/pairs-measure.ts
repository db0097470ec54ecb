import { CodedError, type RequirementMatch } from '@tailorbird/contracts'
import { foldCase } from '@tailorbird/language'
import { parseResume, readPosting } from '@tailorbird/reading'
import { scoreMatch } from '../src/score/score-match.ts'

/** A resume and a posting as a recruiter judges them. */
export interface Pair {
  id: string
  language: string
  resume: string
  posting: string
  /** 0 to 100. */
  score: number
  requirements: {
    term: string
    tier: 'must' | 'nice'
    verdict: 'met' | 'partly' | 'missing'
    evidence: string | null
  }[]
  /** What stands in the posting and is no requirement. */
  nonsense: string[]
}

/** One of our rows beside the recruiter's. */
export interface Row {
  term: string
  tier: string
  status: string
  /** What the recruiter says of it; undefined when they list nothing like it. */
  verdict: string | undefined
  isRight: boolean
  isNonsense: boolean
}

/** What became of a pair. */
export interface PairResult {
  id: string
  wanted: number
  /** null when there was no score. */
  score: number | null
  rows: Row[]
  /** What the recruiter lists as a must and no row of ours says. */
  unseen: string[]
}

const ENOUGH = 0.5
const LITTLE = new Set(
  'a an the of in or and with for to on at de la le les des du et ou en der die das und oder mit von im y o con el los las del a au'.split(
    ' ',
  ),
)

const wordsOf = (text: string) =>
  (foldCase(text).match(/[\p{L}\p{N}+#]+/gu) ?? []).filter((word) => !LITTLE.has(word))

/** Forms of one word: 'apprentice', 'apprentices'. */
const isSameWord = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) >= 5 && one.slice(0, 5) === other.slice(0, 5))

/** Whether a term says another: half of the other's words, or all of its own in it. */
function says(term: string, other: string): boolean {
  const [has, wants] = [wordsOf(term), wordsOf(other)]
  const both = wants.filter((word) => has.some((own) => isSameWord(own, word))).length
  return both > 0 && (both >= ENOUGH * wants.length || both >= has.length)
}

/** Which of our answers are as good as the recruiter's. */
const AGREES: Record<string, readonly string[]> = {
  met: ['covered', 'supported'],
  partly: ['supported', 'related'],
  missing: ['missing'],
}

const statusOf = ({ status, line }: RequirementMatch) =>
  status === 'missing' && line !== '' ? 'related' : status

function readRow(row: RequirementMatch, pair: Pair): Row {
  const terms = [row.term, ...row.anyOf]
  const alike = pair.requirements.filter(({ term }) => terms.some((own) => says(own, term)))
  const status = statusOf(row)
  const right = alike.find(({ verdict }) => AGREES[verdict]?.includes(status))
  const isNonsense = pair.nonsense.some(
    (term) => wordsOf(term).join(' ') === wordsOf(row.term).join(' '),
  )
  const { verdict } = right ?? alike[0] ?? {}
  return {
    term: row.term,
    tier: row.tier,
    status,
    verdict,
    isRight: right !== undefined,
    isNonsense,
  }
}

function tryReading(text: string) {
  try {
    return readPosting(text)
  } catch (error) {
    if (error instanceof CodedError) return undefined
    throw error
  }
}

/** Scores a pair and compares each row with the recruiter's. Duties are shown and not scored: no rows. */
export function measurePair(pair: Pair): PairResult {
  const posting = tryReading(pair.posting)
  if (!posting) return { id: pair.id, wanted: pair.score, score: null, rows: [], unseen: [] }
  const report = scoreMatch(parseResume(pair.resume), posting)
  const asked = report.requirements.filter(({ kind }) => kind !== 'responsibility')
  const rows = asked.map((row) => readRow(row, pair))
  const musts = pair.requirements.filter(({ tier }) => tier === 'must')
  const unseen = musts.filter(
    ({ term }) => !asked.some((row) => [row.term, ...row.anyOf].some((own) => says(own, term))),
  )
  return {
    id: pair.id,
    wanted: pair.score,
    score: report.score,
    rows,
    unseen: unseen.map(({ term, verdict }) => `${term} (${verdict})`),
  }
}

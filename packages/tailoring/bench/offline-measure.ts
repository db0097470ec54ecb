import { findTerms, listKinds, type Posting } from '@tailorbird/lexicon'
import { parseResume, readPosting } from '@tailorbird/reading'
import { rateRequirements, scoreMatch, sumRatings } from '@tailorbird/matching'
import { checkResume, readOriginal } from '@tailorbird/truth'
import type { StructuredResume } from '@tailorbird/contracts'
import { applyEdits } from '../src/apply/apply-edits.ts'
import { planOffline } from '../src/offline/plan-offline.ts'
import type { TextPair } from './read-text-pairs.ts'

/** What the offline engine makes of a pair. */
export interface OfflineOutcome {
  id: string
  /** 0 to 100. */
  before: number
  after: number
  /** The best that an honest writer reaches without a new fact. */
  possible: number
  /** The same with the score's own ceiling, which also takes what the thesaurus has in one group for names of one thing. */
  wide: number
  changes: number
  /** Parts of the plan that were refused, and what the truth check says of the result: both should be 0. */
  refused: number
  untrue: number
  /** The processor's time for planning. */
  milliseconds: number
}

type Rating = ReturnType<typeof rateRequirements>[number]

/** What a line in the list of skills earns, and what a kind earns less than its own name; see docs/SCORING.md. */
const LIST = 0.85
const HELD = new Set(['certification', 'degree', 'language'])
const CREDIT = { alias: 0.9, implied: 0.8 }

/** Whether the words that prove a requirement are a name of it, or of a kind of it. */
function isNamed({ requirement, best }: Rating): boolean {
  if (best?.match !== 'alias' && best?.match !== 'implied') return false
  const wanted = [requirement, ...requirement.anyOf].map(({ name }) => name)
  return findTerms(best.line.text.slice(best.at, best.end)).some(({ term }) =>
    wanted.some((name) =>
      // A name that shows its own thing in part has a low level beside it.
      best.match === 'alias' ? term.name === name : listKinds(term.name).has(name),
    ),
  )
}

/**
 * What a requirement earns when the resume says it in the posting's words at the best place that is still true: in the line that
 * has it under another name, or that names a kind of it; or in the list of skills, where a bullet or the summary shows it. What no
 * line shows stays as it is, and so do years, levels and courses, what the thesaurus takes for the same, and what has a name of its own
 * that nobody may reword: a degree, a certificate, a language.
 */
export function readStated(rating: Rating): number {
  const { requirement, status, credit, best } = rating
  if (status === 'missing' || HELD.has(requirement.kind)) return credit
  const match = best?.match === 'alias' ? 'alias' : 'implied'
  // Presumed as it may be, it earns no more than in full.
  const named = isNamed(rating) ? Math.min(1, credit / CREDIT[match]) : 0
  const isOutside = best?.line.place === 'bullet' || best?.line.place === 'summary'
  const isListable = isOutside && requirement.kind === 'skill' && requirement.years === null
  return Math.max(credit, named, isListable ? LIST : 0)
}

/** The score of a resume in which all that its lines prove is stated in the posting's words; see readStated. */
export const scoreStated = (resume: StructuredResume, posting: Posting): number =>
  sumRatings(rateRequirements(resume, posting), readStated)

/** Tailors a pair without a model; undefined when the posting is too thin to score. */
export function measureOffline({ name, resume: text, posting: asked }: TextPair) {
  const resume = parseResume(text)
  const posting = readPosting(asked)
  // Of the processor: a busy machine must not count.
  const start = process.cpuUsage()
  const plan = planOffline(resume, posting)
  const { user, system } = process.cpuUsage(start)
  const milliseconds = Math.round((user + system) / 1000)
  const result = applyEdits(resume, plan, { posting, author: 'code' })
  const before = scoreMatch(resume, posting)
  const after = scoreMatch(result.resume, posting).score
  if (before.score === null || after === null) return undefined
  const outcome: OfflineOutcome = {
    id: name,
    before: before.score,
    after,
    possible: Math.max(scoreStated(resume, posting), before.score, after),
    wide: Math.max(scoreStated(resume, posting), before.ceiling ?? 0, after),
    changes: result.applied.length,
    refused: result.refused.length,
    untrue: checkResume(readOriginal(resume), result.resume).length,
    milliseconds,
  }
  return { outcome, resume, tailored: result.resume }
}

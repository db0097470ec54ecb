import type {
  Advice,
  AnalysisResults,
  EngineName,
  MatchStatus,
  RequirementMatch,
  StructuredResume,
} from '@tailorbird/contracts'
import { listOrderChanges } from '../changes/list-orders.ts'
import type { Edit } from '../plan/edit-plan.ts'
import { type Posting } from '@tailorbird/lexicon'
import {
  isKeyword,
  SCORER_VERSION,
  scoreMatch,
  type MatchReport,
  scoreParseability,
  showsSkill,
} from '@tailorbird/matching'
import { listTexts } from '@tailorbird/document'
import { endSentence } from '@tailorbird/language'
import { warnOfCharacters } from './warn-of-characters.ts'

/** One sentence for each change: why, and of an order where. */
function describeChanges(
  original: StructuredResume,
  tailored: StructuredResume,
  applied: readonly Edit[],
): string[] {
  const texts = new Map(listTexts(original).map(({ id, text }) => [id, text]))
  const rewordings = applied
    .filter(({ targetId }) => targetId !== 'summary')
    .map(({ targetId, text }) => ({ before: texts.get(targetId) ?? '', after: text }))
  const reasons = applied.map(({ reason }) => reason).filter((reason) => reason !== '')
  const orders = listOrderChanges(original, tailored, rewordings).map(({ reason, where }) =>
    endSentence(`${reason.replace(/\.$/, '')}: ${where}`),
  )
  return [...new Set([...reasons, ...orders])]
}

/** The posting's words by what the resume says of them. */
const listByStatus = ({ requirements }: MatchReport, wanted: MatchStatus) =>
  requirements
    .filter(isKeyword)
    .filter(({ status }) => status === wanted)
    .map(({ term }) => term)

/** What stands in the resume already is not added to its skills, also where its line says that it is over. */
function noteNamed(requirement: RequirementMatch): RequirementMatch {
  const { status, line, term, anyOf } = requirement
  const isNamed =
    status === 'missing' && line !== '' && [term, ...anyOf].some((one) => showsSkill(line, one))
  return isNamed ? { ...requirement, isNamed } : requirement
}

const keepDistinct = (advice: readonly Advice[]) => [
  ...new Map(advice.map((one) => [`${one.text}\n${one.message}`, one])).values(),
]

function findCeiling(before: MatchReport, after: MatchReport): number | null {
  if (before.ceiling === null || after.ceiling === null) return null
  return Math.max(before.ceiling, after.ceiling)
}

/**
 * What a tailoring did and how well the result fits, in figures and sentences; deterministic.
 * @param applied the edits that led from the original to the tailored resume; none for a person's own
 * @param advice what the engine would ask the person, or an earlier analysis said; advice from the score comes behind
 */
export function analyseTailoring(input: {
  original: StructuredResume
  tailored: StructuredResume
  posting: Posting
  applied: readonly Edit[]
  warnings: readonly string[]
  engine: EngineName
  model: string | null
  advice?: readonly Advice[]
}): AnalysisResults {
  const { original, tailored, posting, applied, engine, model } = input
  const before = scoreMatch(original, posting)
  const after = scoreMatch(tailored, posting)
  const layout = scoreParseability(original)
  const writtenBefore = new Set(before.written)
  return {
    matchScore: after.score,
    matchScoreBefore: before.score,
    matchScoreCeiling: findCeiling(before, after),
    confidence: after.confidence,
    noScoreReason: after.reason,
    parseability: layout.score,
    requirements: after.requirements.map(noteNamed),
    optimizedPoints: describeChanges(original, tailored, applied),
    keywordsAdded: after.written.filter((term) => !writtenBefore.has(term)),
    keywordsCovered: listByStatus(after, 'covered'),
    keywordsMissing: listByStatus(after, 'missing'),
    warnings: [...new Set([...warnOfCharacters(tailored), ...input.warnings, ...after.warnings])],
    advice: keepDistinct([...(input.advice ?? []), ...after.advice, ...layout.advice]),
    engine,
    model,
    scorerVersion: SCORER_VERSION,
  }
}

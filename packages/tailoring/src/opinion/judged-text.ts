import type { StructuredResume } from '@tailorbird/contracts'
import { foldSpaces, sanitizeText } from '@tailorbird/language'
import { type Beside, judgeText, listUnsaid, type TextKind, type Verdict } from '@tailorbird/truth'
import type { AppliedPlan } from '../apply/apply-plan.ts'
import { compareEdit } from '../apply/compare-edit.ts'
import { nameKind, type ProposedText } from '../apply/edit-context.ts'

/** A proposed text that a second reader is asked about. */
export interface JudgedText extends ProposedText {
  verdict: Verdict
}

/** Above this likelihood a text that was applied and has no words of its own needs no second reader. */
const MIN_SURE = 0.7
const MAX_TEXTS = 60

const clean = (text: string) => foldSpaces(sanitizeText(text))

function listApplied({ held }: AppliedPlan): ProposedText[] {
  const fields = ({ text, sourceIds }: Omit<ProposedText, 'targetId'>, targetId: string) => ({
    targetId,
    text: clean(text),
    sourceIds,
  })
  return [
    ...held.edits.map((edit) => fields(edit, edit.targetId)),
    ...(held.merges ?? []).map(({ text, targetIds }) =>
      fields({ text, sourceIds: targetIds }, targetIds[0] ?? ''),
    ),
    ...held.summary.map((sentence) => fields(sentence, 'summary')),
    ...held.newSkills.map((skill) => fields(skill, 'new-skill')),
  ]
}

const findTarget = (targetId: string, kind: TextKind) =>
  kind === 'summary' || kind === 'new-skill' ? undefined : targetId

/**
 * The texts of a plan that are worth a second reader: those that are open, then those that were applied and are not quite
 * sure.
 * @param resume the one that the plan was applied to, before
 * @param beside what the person said beside a line: as much a source as the line
 */
export function listJudged(
  resume: StructuredResume,
  outcome: AppliedPlan,
  beside: Beside = () => [],
): JudgedText[] {
  const open = outcome.refused.flatMap(({ edit, verdict }): JudgedText[] => {
    if (verdict?.verdict !== 'open') return []
    const { targetId, text, sourceIds } = edit
    return [{ targetId, text: clean(text), sourceIds, verdict }]
  })
  const unsure = listApplied(outcome).flatMap((one): JudgedText[] => {
    const kind = nameKind(one.targetId)
    const target = findTarget(one.targetId, kind)
    const comparison = compareEdit(resume, one.text, target, one.sourceIds, beside)
    const verdict = judgeText(comparison, kind, undefined)
    const isSure =
      verdict.chance >= MIN_SURE &&
      verdict.findings.length === 0 &&
      listUnsaid(comparison).length === 0
    return isSure ? [] : [{ ...one, verdict }]
  })
  return [...open, ...unsure].slice(0, MAX_TEXTS)
}

import type { StructuredResume } from '@tailorbird/contracts'
import { foldSpaces, sanitizeText } from '@tailorbird/language'
import { isSameSaid, judgeText, readClaims, type TextKind, type Verdict } from '@tailorbird/truth'
import type { AppliedPlan } from '../apply/apply-plan.ts'
import { listInQuestion } from '../apply/words-in-question.ts'
import { compareEdit } from '../apply/compare-edit.ts'
import {
  nameKind,
  NO_WORDS,
  type OwnWordsBeside,
  type ProposedText,
} from '../apply/edit-context.ts'

/** A proposed text that a second reader is asked about. */
export interface JudgedText extends ProposedText {
  verdict: Verdict
}

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
 * The texts of a plan that are worth a second reader: those that are open, then those that were applied and are more than their line in other
 * forms, the least likely first. By its words alone a quiet untruth looks like any true text.
 * @param resume the one that the plan was applied to, before
 * @param own what the person said beside lines: as much a source as the line; what is theirs, or was left by them, needs no reader
 */
export function listJudged(
  resume: StructuredResume,
  outcome: AppliedPlan,
  { beside, isLeft, isOwn, isWritten }: OwnWordsBeside = NO_WORDS,
): JudgedText[] {
  const isAnswered = ({ targetId, text }: Pick<ProposedText, 'targetId' | 'text'>) =>
    isWritten(targetId) || isLeft(targetId, text) || isOwn(targetId, text)
  const open = outcome.refused.flatMap(({ edit, verdict }): JudgedText[] => {
    if (verdict?.verdict !== 'open' || isAnswered(edit)) return []
    const { targetId, text, sourceIds } = edit
    if (isLeft(targetId, text, listInQuestion(text, verdict))) return []
    return [{ targetId, text: clean(text), sourceIds, verdict }]
  })
  const applied = listApplied(outcome).flatMap((one): JudgedText[] => {
    if (isAnswered(one)) return []
    const kind = nameKind(one.targetId)
    const target = findTarget(one.targetId, kind)
    const comparison = compareEdit(resume, one.text, target, one.sourceIds, beside)
    // As it is written: what is only equal by our reading is worth a second one.
    if (isSameSaid({ ...comparison, told: readClaims(one.text) })) return []
    return [{ ...one, verdict: judgeText(comparison, kind, undefined) }]
  })
  const unsure = applied.toSorted((one, other) => one.verdict.chance - other.verdict.chance)
  return [...open, ...unsure]
}

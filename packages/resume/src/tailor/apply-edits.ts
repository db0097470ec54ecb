import type { StructuredResume } from '@tailorbird/contracts'
import type { Edit, EditPlan, RefusedEdit } from '../edit-plan.ts'
import { parseResume } from '../parse/parse-resume.ts'
import { foldSpaces, sanitizeText } from '../text/sanitize.ts'
import { applyNewSkill } from './apply-new-skill.ts'
import { applySummary } from './apply-summary.ts'
import { applyText } from './apply-text.ts'
import { readEditContext, type EditContext } from './edit-context.ts'
import { reorder } from './reorder.ts'

/** What became of a plan. */
export interface AppliedPlan {
  resume: StructuredResume
  /** Every text that is new, the summary as one. */
  applied: Edit[]
  refused: RefusedEdit[]
  /** What of the plan held: applied again, it gives the same. */
  held: EditPlan
}

const clean = <T extends { text: string }>(item: T): T => ({
  ...item,
  text: foldSpaces(sanitizeText(item.text)),
})

function toSummaryEdit(before: string, text: string, plan: EditPlan, ids: string[]): Edit {
  const reason =
    before === ''
      ? 'Adds a summary from the facts of your resume.'
      : 'Says first what this job asks for, in the facts of your resume.'
  return {
    targetId: 'summary',
    text,
    sourceIds: [...new Set(ids)],
    requirement: '',
    reason,
    ...plan.summaryNote,
  }
}

/** As applyEdits, for a resume that was prepared already. */
export function applyPlan(context: EditContext, plan: EditPlan): AppliedPlan {
  const { resume } = context
  const applied: Edit[] = []
  const refused: RefusedEdit[] = []
  const held: EditPlan = { ...plan, edits: [], summary: [], newSkills: [] }
  let result = resume
  for (const proposed of plan.edits) {
    const isTwice = applied.some(({ targetId }) => targetId === proposed.targetId)
    const outcome = isTwice
      ? { reason: 'This text was changed already.' }
      : applyText(context, result, clean(proposed), applied)
    if ('reason' in outcome) refused.push({ edit: proposed, reason: outcome.reason })
    else {
      result = outcome.resume
      applied.push(outcome.edit)
      held.edits.push(proposed)
    }
  }

  const summary = applySummary(context, result, plan)
  result = summary.resume
  held.summary = summary.held
  refused.push(...summary.refused)
  if (summary.held.length > 0 && result.summary !== resume.summary) {
    const ids = summary.held.flatMap(({ sourceIds }) => sourceIds)
    applied.push(toSummaryEdit(resume.summary ?? '', result.summary ?? '', plan, ids))
  }

  for (const proposed of plan.newSkills) {
    const outcome = applyNewSkill(context, result, clean(proposed))
    if ('reason' in outcome) {
      refused.push({ edit: { ...proposed, targetId: 'new-skill' }, reason: outcome.reason })
    } else {
      result = outcome.resume
      applied.push(outcome.edit)
      held.newSkills.push(proposed)
    }
  }
  return { resume: reorder(result, plan), applied, refused, held }
}

/**
 * Applies of a plan what holds: its ids resolve, and the resume passes the truth check with it, alone
 * and together with what was applied before. What is bad does not sink the rest. Then the plan's
 * order is applied. No line is ever lost: what an order leaves out stays behind.
 * @param original the text that the person gave
 * @param resume the same, parsed
 * @returns the new resume, and each part of the plan either as applied or as refused with a reason
 * @throws CodedError as parseResume
 */
export function applyEdits(
  original: string,
  resume: StructuredResume,
  plan: EditPlan,
): AppliedPlan {
  return applyPlan(readEditContext(parseResume(original), resume), plan)
}

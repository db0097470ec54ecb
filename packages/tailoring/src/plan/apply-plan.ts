import type { StructuredResume } from '@tailorbird/contracts'
import type { Edit, EditPlan, RefusedEdit } from './edit-plan.ts'
import { foldSpaces, sanitizeText } from '@tailorbird/language'
import { applyNewSkill } from './apply-new-skill.ts'
import { applySummary } from './apply-summary.ts'
import { applyText } from './apply-text.ts'
import type { EditContext } from './edit-context.ts'
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

/** Why a change that is true is refused all the same. */
const LOSS = 'It takes the resume further from what the posting asks for.'

/** A summary stands or falls as one: what its sentences take away they take away together. */
function proposeSummary(
  context: EditContext,
  current: StructuredResume,
  plan: EditPlan,
  suits: (resume: StructuredResume) => boolean,
): ReturnType<typeof applySummary> {
  const summary = applySummary(context, current, plan)
  if (summary.held.length === 0 || suits(summary.resume)) return summary
  const refused = summary.held.map((one) => ({
    edit: { ...one, targetId: 'summary', requirement: '', reason: '' },
    reason: LOSS,
  }))
  return { resume: current, held: [], refused: [...summary.refused, ...refused] }
}

/**
 * Applies of a plan what holds, each part upon those before it; see applyEdits.
 * @param suits whether the resume may be so, after each part; without it what is true may be
 */
export function applyPlan(
  context: EditContext,
  plan: EditPlan,
  suits: (resume: StructuredResume) => boolean = () => true,
): AppliedPlan {
  const { resume } = context
  const applied: Edit[] = []
  const refused: RefusedEdit[] = []
  const held: EditPlan = { ...plan, edits: [], summary: [], newSkills: [] }
  let result = resume
  for (const proposed of plan.edits) {
    const isTwice = applied.some(({ targetId }) => targetId === proposed.targetId)
    const edit = clean(proposed)
    const outcome = isTwice
      ? { reason: 'This text was changed already.' }
      : applyText(context, result, edit, applied)
    if ('reason' in outcome) refused.push({ edit, ...outcome })
    else if (!suits(outcome.resume)) refused.push({ edit, reason: LOSS })
    else {
      result = outcome.resume
      applied.push(outcome.edit)
      held.edits.push(proposed)
    }
  }

  const summary = proposeSummary(context, result, plan, suits)
  result = summary.resume
  held.summary = summary.held
  refused.push(...summary.refused)
  if (summary.held.length > 0 && result.summary !== resume.summary) {
    const ids = summary.held.flatMap(({ sourceIds }) => sourceIds)
    applied.push(toSummaryEdit(resume.summary ?? '', result.summary ?? '', plan, ids))
  }

  for (const proposed of plan.newSkills) {
    const skill = clean(proposed)
    const outcome = applyNewSkill(context, result, skill)
    const edit = { ...skill, targetId: 'new-skill' }
    if ('reason' in outcome) refused.push({ edit, ...outcome })
    else if (!suits(outcome.resume)) refused.push({ edit, reason: LOSS })
    else {
      result = outcome.resume
      applied.push(outcome.edit)
      held.newSkills.push(proposed)
    }
  }
  return { resume: reorder(result, plan), applied, refused, held }
}

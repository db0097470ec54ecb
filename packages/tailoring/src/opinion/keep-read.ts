import { sanitizeText } from '@tailorbird/language'
import type { AppliedPlan } from '../apply/apply-plan.ts'
import { nameText } from '../apply/edit-context.ts'
import type { EditPlan } from '../plan/edit-plan.ts'

const nameOf = (targetId: string, text: string) => nameText(targetId, sanitizeText(text))

/**
 * What of a plan a second reader had before it: what was applied, and what is open. Applied again with what the reader says, nothing else may come
 * into a place that it made free, since nobody has read it.
 * @param outcome what became of the plan without its opinions
 */
export function keepRead(plan: EditPlan, { held, refused }: AppliedPlan): EditPlan {
  const open = refused.flatMap(({ edit, verdict }) =>
    verdict?.verdict === 'open' ? [nameOf(edit.targetId, edit.text)] : [],
  )
  const read = new Set([
    ...held.edits.map((one) => nameOf(one.targetId, one.text)),
    ...(held.merges ?? []).map((one) => nameOf(one.targetIds[0] ?? '', one.text)),
    ...held.summary.map(({ text }) => nameOf('summary', text)),
    ...held.newSkills.map(({ text }) => nameOf('new-skill', text)),
    ...open,
  ])
  const isRead = (targetId: string, text: string) => read.has(nameOf(targetId, text))
  return {
    ...held,
    edits: plan.edits.filter(({ targetId, text }) => isRead(targetId, text)),
    summary: plan.summary.filter(({ text }) => isRead('summary', text)),
    newSkills: plan.newSkills.filter(({ text }) => isRead('new-skill', text)),
    ...(plan.merges && {
      merges: plan.merges.filter(({ targetIds, text }) => isRead(targetIds[0] ?? '', text)),
    }),
  }
}

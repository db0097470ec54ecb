import { foldSpaces, sanitizeText } from '@tailorbird/language'
import type { AppliedPlan } from '../apply/apply-plan.ts'
import type { EditPlan } from '../plan/edit-plan.ts'

const clean = (text: string) => foldSpaces(sanitizeText(text))

/**
 * What of a plan a second reader had before it: what was applied, and what is open. Applied again with what the reader says, nothing else may come
 * into a place that it made free, since nobody has read it.
 * @param outcome what became of the plan without its opinions
 */
export function keepRead(plan: EditPlan, { held, refused }: AppliedPlan): EditPlan {
  const open = refused.flatMap(({ edit, verdict }) =>
    verdict?.verdict === 'open' ? [clean(edit.text)] : [],
  )
  const listRead = (applied: readonly { text: string }[] = []) =>
    new Set([...applied.map(({ text }) => clean(text)), ...open])
  const isRead = (applied: readonly { text: string }[] | undefined) => {
    const read = listRead(applied)
    return ({ text }: { text: string }) => read.has(clean(text))
  }
  return {
    ...plan,
    edits: plan.edits.filter(isRead(held.edits)),
    summary: plan.summary.filter(isRead(held.summary)),
    ...(held.isSummaryPart === true && { isSummaryPart: true }),
    newSkills: plan.newSkills.filter(isRead(held.newSkills)),
    ...(plan.merges && { merges: plan.merges.filter(isRead(held.merges)) }),
    ...(plan.drops && { drops: held.drops ?? [] }),
    ...(plan.oldJobs && { oldJobs: held.oldJobs ?? [] }),
  }
}

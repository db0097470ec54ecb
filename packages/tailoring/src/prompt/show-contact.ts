import type { EditPlan } from '../plan/edit-plan.ts'
import type { Placeholders } from './placeholders.ts'

/** A model's plan with the contact data put back where it wrote placeholders. */
export function showContact(plan: EditPlan, { show }: Placeholders): EditPlan {
  const showText = <T extends { text: string }>(item: T): T => ({ ...item, text: show(item.text) })
  return {
    ...plan,
    edits: plan.edits.map(showText),
    summary: plan.summary.map(showText),
    newSkills: plan.newSkills.map(showText),
    ...(plan.merges && { merges: plan.merges.map(showText) }),
  }
}

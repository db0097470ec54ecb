import type { StructuredResume } from '@tailorbird/contracts'
import type { EditPlan } from './edit-plan.ts'
import { type Posting } from '@tailorbird/lexicon'
import { applyPlan, type AppliedPlan } from './apply-plan.ts'
import { applyWithoutLoss } from './apply-without-loss.ts'
import { type Author, readEditContext } from './edit-context.ts'

/**
 * Applies of a plan what holds: its ids resolve, and the resume passes the truth check with it, alone
 * and together with what was applied before. What is bad does not sink the rest. Then the plan's
 * order is applied. No line is ever lost: what an order leaves out stays behind.
 * @param resume as the person gave it
 * @param posting what the resume is tailored for: then nothing is applied that lowers its score
 * @param author who wrote the plan: the texts of a model are judged one by one
 * @returns the new resume, and each part of the plan either as applied or as refused with a reason
 */
export function applyEdits(
  resume: StructuredResume,
  plan: EditPlan,
  posting?: Posting,
  author: Author = 'model',
): AppliedPlan {
  const context = readEditContext(resume, resume, author)
  return posting ? applyWithoutLoss(context, plan, posting) : applyPlan(context, plan)
}

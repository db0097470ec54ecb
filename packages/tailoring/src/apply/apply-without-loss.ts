import type { StructuredResume } from '@tailorbird/contracts'
import type { EditPlan } from '../plan/edit-plan.ts'
import { type Posting } from '@tailorbird/lexicon'
import { scoreMatch } from '@tailorbird/matching'
import { applyPlan, type AppliedPlan } from './apply-plan.ts'
import type { EditContext } from './edit-context.ts'

/**
 * Applies of a plan what holds, and leaves out what makes the resume fit the posting less: it scores
 * as much as before, or more. Most plans cost two scorings; one that loses is applied again, scored
 * after each part, and each part that loses is refused.
 */
export function applyWithoutLoss(
  context: EditContext,
  plan: EditPlan,
  posting: Posting,
): AppliedPlan {
  const scoreOf = (resume: StructuredResume) => scoreMatch(resume, posting).score ?? 0
  const before = scoreOf(context.resume)
  const whole = applyPlan(context, plan, undefined, posting)
  if (scoreOf(whole.resume) >= before) return whole
  let least = before
  return applyPlan(
    context,
    plan,
    (resume) => {
      const score = scoreOf(resume)
      if (score < least) return false
      least = score
      return true
    },
    posting,
  )
}

import {
  DEFAULT_TAILOR_OPTIONS,
  type StructuredResume,
  type TailorOptions,
} from '@tailorbird/contracts'
import type { EditPlan } from '../plan/edit-plan.ts'
import { type Posting } from '@tailorbird/lexicon'
import { applyPlan, type AppliedPlan } from './apply-plan.ts'
import { fitPlan } from './fit-plan.ts'
import { limitPlan } from '../plan/limit-plan.ts'
import { applyWithoutLoss } from './apply-without-loss.ts'
import {
  type Author,
  type Judge,
  type OwnWordsBeside,
  readEditContext,
  type Settled,
} from './edit-context.ts'

/** How a plan is applied. */
export interface ApplyOptions {
  /** What the resume is tailored for: then nothing is applied that lowers its score. */
  posting?: Posting
  /** Who wrote the plan: the texts of a model, which it is when nothing is said, are judged one by one. */
  author?: Author
  /** What a second reader said of its texts. */
  settled?: Settled
  /** How the person wants it; by default all that holds is applied. */
  options?: TailorOptions
  /** What the person said beside its lines. */
  own?: OwnWordsBeside | undefined
  /** Who judges the texts of a model; the truth check when nothing is said. */
  judge?: Judge
}

/**
 * Applies of a plan what holds: its ids resolve, and the resume passes the truth check with it, alone
 * and together with what was applied before. What is bad does not sink the rest. Then the plan's
 * order is applied. No line is ever lost: what an order leaves out stays behind.
 * @param resume as the person gave it
 * @returns the new resume, and each part of the plan either as applied or as refused with a reason
 */
export function applyEdits(
  resume: StructuredResume,
  proposed: EditPlan,
  {
    posting,
    author = 'model',
    settled,
    own,
    judge,
    options = DEFAULT_TAILOR_OPTIONS,
  }: ApplyOptions = {},
): AppliedPlan {
  const { strength, pages } = options
  const allowed = limitPlan(resume, proposed, strength)
  const plan = posting && strength === 'full' ? fitPlan(resume, allowed, posting, pages) : allowed
  const context = readEditContext(resume, resume, author, { settled, own, judge })
  return posting ? applyWithoutLoss(context, plan, posting) : applyPlan(context, plan)
}

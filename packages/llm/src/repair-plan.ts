import { CodedError } from '@tailorbird/contracts'
import type { AppliedPlan, EditPlan, Prompt, RefusedEdit } from '@tailorbird/tailoring'
import type { Ask } from './ask-for-plan.ts'
import { mergePlans } from './merge-plans.ts'

/** What is refused in the person's own text is worth a second try: another wording may hold. No wording makes a skill that nothing shows. */
export const isWorthRepair = ({ edit, verdict }: RefusedEdit): boolean =>
  edit.targetId !== 'new-skill' && verdict?.verdict !== 'open'

/** A plan that was applied, and the places where the person's own words stand against it. */
export interface Outcome {
  plan: EditPlan
  final: AppliedPlan
  kept: RefusedEdit[]
}

/** @returns the new edits; null when the model has nothing usable to say */
async function askAgain(ask: Ask, prompt: Prompt): Promise<EditPlan | null> {
  try {
    const answer = await ask(prompt)
    return 'plan' in answer ? answer.plan : null
  } catch (error) {
    // The first answer is good without its refused edits; failing now would only pay for it again.
    if (error instanceof CodedError) return null
    throw error
  }
}

const countParts = ({ held }: AppliedPlan) =>
  held.edits.length + held.summary.length + held.newSkills.length

const isSame = (one: RefusedEdit) => (other: RefusedEdit) =>
  one.edit.targetId === other.edit.targetId && one.edit.text === other.edit.text

/**
 * What is refused after a second reader has settled some of it, with what the model had taken back before.
 * @param before what became of the plan without its opinions
 */
export function keepWithdrawn(final: AppliedPlan, before: Outcome): RefusedEdit[] {
  const filled = new Set(final.held.edits.map(({ targetId }) => targetId))
  const withdrawn = before.kept.filter((one) => !before.final.refused.some(isSame(one)))
  // What no reader was to see was not tried again.
  const untried = before.final.refused.filter(
    (one) => one.verdict?.verdict !== 'open' && !final.refused.some(isSame(one)),
  )
  return [...final.refused, ...untried, ...withdrawn].filter(
    ({ edit }) => !filled.has(edit.targetId),
  )
}

/** A refused place that was not filled afterwards keeps the person's words, and they should know. */
function listKept(first: AppliedPlan, final: AppliedPlan): RefusedEdit[] {
  const filled = new Set(final.held.edits.map(({ targetId }) => targetId))
  const again = new Set(final.refused.map(({ edit }) => edit.targetId))
  const withdrawn = first.refused.filter(({ edit }) => !again.has(edit.targetId))
  // A sentence or a skill that was taken back leaves nothing that the person had.
  const places = withdrawn.filter(({ edit }) => !['summary', 'new-skill'].includes(edit.targetId))
  return [...final.refused, ...places].filter(({ edit }) => !filled.has(edit.targetId))
}

/**
 * Asks once more for what was refused. What held stays as it is: the second answer only fills the
 * places where the first was refused, and when that makes things worse the first stands.
 * @param apply applies a plan to the resume
 * @param prompt asks for what was refused
 * @param plan what was proposed first
 * @param first what became of it
 * @throws what `ask` throws, but for failures of the model, which leave the first answer
 */
export async function repairPlan(
  ask: Ask,
  apply: (plan: EditPlan) => AppliedPlan,
  prompt: Prompt,
  plan: EditPlan,
  first: AppliedPlan,
): Promise<Outcome> {
  const second = await askAgain(ask, prompt)
  if (!second) return { plan, final: first, kept: first.refused }
  const merged = mergePlans(plan, first.refused.filter(isWorthRepair), second)
  const final = apply(merged)
  return countParts(final) < countParts(first)
    ? { plan, final: first, kept: first.refused }
    : { plan: merged, final, kept: listKept(first, final) }
}

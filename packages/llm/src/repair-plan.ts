import { CodedError } from '@tailorbird/contracts'
import {
  buildRepairPrompt,
  type AppliedPlan,
  type EditPlan,
  type Prompt,
  type RefusedEdit,
} from '@tailorbird/resume'
import type { Ask } from './ask-for-plan.ts'

/** A plan that was applied, and the places where the person's own words stand against it. */
interface Outcome {
  final: AppliedPlan
  kept: RefusedEdit[]
}

/** @returns the new edits; null when the model has nothing usable to say */
async function askAgain(ask: Ask, prompt: Prompt, signal: AbortSignal): Promise<EditPlan | null> {
  try {
    const answer = await ask(prompt)
    return 'plan' in answer ? answer.plan : null
  } catch (error) {
    signal.throwIfAborted()
    // The first answer is good without its refused edits; failing now would only pay for it again.
    if (error instanceof CodedError) return null
    throw error
  }
}

/** A refused place that was not filled afterwards keeps the person's words, and they should know. */
function listKept(first: AppliedPlan, final: AppliedPlan): RefusedEdit[] {
  const filled = new Set(final.applied.map(({ targetId }) => targetId))
  const again = new Set(final.refused.map(({ edit }) => edit.targetId))
  const withdrawn = first.refused.filter(({ edit }) => !again.has(edit.targetId))
  return [...final.refused, ...withdrawn].filter(({ edit }) => !filled.has(edit.targetId))
}

/**
 * Asks once more for the edits that were refused. What held stays as it is: the second answer only
 * fills the places where the first was refused, and when that makes things worse the first stands.
 * @param first what became of the first answer
 * @param apply applies a plan to the resume
 * @throws the signal's reason when aborted; other failures of the model leave the first answer
 */
export async function repairPlan(
  ask: Ask,
  apply: (plan: EditPlan) => AppliedPlan,
  prompt: Prompt,
  plan: EditPlan,
  first: AppliedPlan,
  signal: AbortSignal,
): Promise<Outcome> {
  const second = await askAgain(ask, buildRepairPrompt(prompt, first.refused), signal)
  const open = new Set(first.refused.map(({ edit }) => edit.targetId))
  const repaired = (second?.edits ?? []).filter(({ targetId }) => open.has(targetId))
  const final = apply({ ...plan, edits: [...first.applied, ...repaired] })
  return final.applied.length < first.applied.length
    ? { final: first, kept: first.refused }
    : { final, kept: listKept(first, final) }
}

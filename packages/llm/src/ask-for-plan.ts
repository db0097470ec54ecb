import { CodedError } from '@tailorbird/contracts'
import type { EditPlan, Prompt } from '@tailorbird/tailoring'
import { describeSchema } from './dialect.ts'
import type { PlanOrFlaw } from './read-answer.ts'

/** Asks the model one question, in a conversation of its own. */
export type Ask = (prompt: Prompt) => Promise<PlanOrFlaw>

/** The schema is repeated in words: a server that ignored the response format never saw it. */
function buildReminder(prompt: Prompt, flaw: string): Prompt {
  const lines = [`Your last answer could not be used: ${flaw}.`, describeSchema(prompt.schema)]
  return { ...prompt, input: [prompt.input, ...lines].join('\n\n') }
}

/**
 * Asks for a plan; an answer that breaks the schema gets one second try with the reason.
 * @returns the plan, and whether it was the second try
 * @throws CodedError model_answer_invalid when both answers break the schema
 */
export async function askForPlan(
  ask: Ask,
  prompt: Prompt,
): Promise<{ plan: EditPlan; isSecond: boolean }> {
  const first = await ask(prompt)
  if ('plan' in first) return { plan: first.plan, isSecond: false }
  const second = await ask(buildReminder(prompt, first.flaw))
  if ('plan' in second) return { plan: second.plan, isSecond: true }
  throw new CodedError('model_answer_invalid', { cause: new Error(second.flaw) })
}

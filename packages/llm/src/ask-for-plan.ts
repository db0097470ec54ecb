import { CodedError } from '@tailorbird/contracts'
import type { EditPlan, Prompt } from '@tailorbird/tailoring'
import { describeSchema } from './dialect.ts'
import type { Flaw, PlanOrFlaw } from './read-answer.ts'

/** Asks the model one question, in a conversation of its own. */
export type Ask = (prompt: Prompt) => Promise<PlanOrFlaw>

/** The schema is repeated in words: a server that ignored the response format never saw it. */
function buildReminder(prompt: Prompt, flaw: string): Prompt {
  const lines = [`Your last answer could not be used: ${flaw}.`, describeSchema(prompt.schema)]
  return { ...prompt, input: [prompt.input, ...lines].join('\n\n') }
}

/** Where servers count: contexts are mostly so many thousands of tokens, and some end a token or two before. */
const STEP = 1024
const SLACK = 2

/** Whether answers broke off because the context was full: the question and the answer fill it together, each time the same. */
function isContextFull(first: Flaw, second: Flaw): boolean {
  if (!first.filled || !second.filled) return false
  const over = (second.filled + SLACK) % STEP
  return over <= SLACK || Math.abs(first.filled - second.filled) <= SLACK
}

/**
 * Asks for a plan; an answer that breaks the schema gets one second try with the reason.
 * @returns the plan, and whether it was the second try
 * @throws CodedError model_answer_invalid when both answers break the schema; model_input_too_long when
 * both broke off where the context was full
 */
export async function askForPlan(
  ask: Ask,
  prompt: Prompt,
): Promise<{ plan: EditPlan; isSecond: boolean }> {
  const first = await ask(prompt)
  if ('plan' in first) return { plan: first.plan, isSecond: false }
  const second = await ask(buildReminder(prompt, first.flaw))
  if ('plan' in second) return { plan: second.plan, isSecond: true }
  if (isContextFull(first, second)) {
    const cause = new Error(`the answer broke off: its context is full at ${second.filled} tokens`)
    throw new CodedError('model_input_too_long', { cause })
  }
  throw new CodedError('model_answer_invalid', { cause: new Error(second.flaw) })
}

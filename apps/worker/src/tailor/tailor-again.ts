import { isDeepStrictEqual } from 'node:util'
import { CodedError } from '@tailorbird/contracts'
import type { Answer, Step } from '@tailorbird/llm'

/**
 * Takes the steps of a tailoring again, where what the person said has changed meanwhile. No model is asked: its plan is
 * read anew, and what it said to another question than is asked now counts as not said.
 * @param run takes the next step with the answers so far
 * @param asked the questions of the first time, in their order
 * @param answers and what was said to them
 * @returns undefined when it can't be done with what was said
 */
export async function tailorAgain<T>(
  run: (answers: readonly Answer[]) => Promise<Step<T>>,
  asked: readonly unknown[],
  answers: readonly Answer[],
): Promise<T | undefined> {
  const given: Answer[] = []
  try {
    for (const [turn, answer] of [...answers, NOT_SAID].entries()) {
      const step = await run(given)
      if ('done' in step) return step.done
      const isSame = turn === 0 || isDeepStrictEqual(step.ask, asked[turn])
      given.push(isSame ? answer : NOT_SAID)
    }
    const last = await run(given)
    return 'done' in last ? last.done : undefined
  } catch (error) {
    if (error instanceof CodedError) return undefined
    throw error
  }
}

const NOT_SAID: Answer = { failed: 'model_unavailable' }

import { setTimeout as delay } from 'node:timers/promises'
import { CodedError } from '@tailorbird/contracts'
import type { Prompt } from '@tailorbird/tailoring'
import type { Engine } from './engine.ts'
import type { Answer, Step } from './take-step.ts'

/** A longer pause is not worth the wait: what has an answer already is good without another. */
const MAX_WAIT_MS = 30_000

/** Hears of a failure behind the first answer: the work may go on without what was asked. */
type OnFailure = (error: CodedError, role: Prompt['role']) => void | Promise<void>

/**
 * Takes steps and puts their questions to the model, until it is done. A question behind the first answer is asked once
 * more after the pause that the service asks for, where that is short.
 * @param takeStep see takeStep; wherever it is done
 * @throws what a step throws; `signal`'s reason when aborted
 */
export async function tailorInSteps<T>(
  takeStep: (answers: readonly Answer[]) => Promise<Step<T>>,
  { ask }: Pick<Engine, 'ask'>,
  signal: AbortSignal,
  onFailure?: OnFailure,
): Promise<T> {
  const answers: Answer[] = []
  let failure: CodedError | undefined
  const answer = async (prompt: Prompt, mayWait: boolean): Promise<Answer> => {
    try {
      return { answer: await ask(prompt, signal) }
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof CodedError)) throw error
      failure = error
    }
    const { code, retryAfterMs: pause = Infinity } = failure
    // Without a first answer there is nothing to go on with: the caller hears of it anyway.
    if (answers.length > 0) await onFailure?.(failure, prompt.role)
    // A step may do without it.
    if (!mayWait || pause > MAX_WAIT_MS) return { failed: code }
    await delay(pause, undefined, { signal }).catch(() => signal.throwIfAborted())
    return answer(prompt, false)
  }
  const next = async (): Promise<Step<T>> => {
    try {
      return await takeStep(answers)
    } catch (error) {
      // Only ours knows what the service said, such as how long to wait.
      throw error instanceof CodedError && error.code === failure?.code ? failure : error
    }
  }
  for (;;) {
    signal.throwIfAborted()
    const step = await next()
    if ('done' in step) return step.done
    answers.push(await answer(step.ask, answers.length > 0))
  }
}

import { CodedError } from '@tailorbird/contracts'
import type { Prompt } from '@tailorbird/tailoring'
import type { Engine } from './engine.ts'
import type { Answer, Step } from './take-step.ts'

/**
 * Takes steps and puts their questions to the model, until it is done.
 * @param takeStep see takeStep; wherever it is done
 * @throws what a step throws; `signal`'s reason when aborted
 */
export async function tailorInSteps<T>(
  takeStep: (answers: readonly Answer[]) => Promise<Step<T>>,
  { ask }: Pick<Engine, 'ask'>,
  signal: AbortSignal,
): Promise<T> {
  const answers: Answer[] = []
  let failure: CodedError | undefined
  const answer = async (prompt: Prompt): Promise<Answer> => {
    try {
      return { answer: await ask(prompt, signal) }
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof CodedError)) throw error
      failure = error
      // A step may do without it.
      return { failed: error.code }
    }
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
    answers.push(await answer(step.ask))
  }
}

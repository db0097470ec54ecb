import {
  CodedError,
  type ErrorCode,
  type StructuredResume,
  type TailorOptions,
} from '@tailorbird/contracts'
import type { Posting } from '@tailorbird/lexicon'
import type { OwnWordsBeside, Prompt } from '@tailorbird/tailoring'
import type { Tailoring } from './engine.ts'
import { tailorOffline } from './tailor-offline.ts'
import { tailorWithModel } from './tailor-with-model.ts'

/** What a model answered, or the code that asking it failed with. */
export type Answer = { answer: unknown } | { failed: ErrorCode }

/** The next question for the model, or the end. */
export type Step<T = Tailoring> = { ask: Prompt } | { done: T }

interface StepInput {
  model: string | null
  extraTerms?: readonly string[]
  options?: TailorOptions | undefined
  own?: OwnWordsBeside | undefined
  isStrict?: boolean | undefined
}

/** The answer to this question is not there yet. */
class Unanswered extends Error {
  readonly prompt: Prompt

  constructor(prompt: Prompt) {
    super('unanswered')
    this.prompt = prompt
  }
}

/**
 * Tailors as far as the answers reach. It waits for nobody, so that it can be done where nothing may
 * wait; with one answer more it is done again from the start, which costs little beside an answer.
 * @param model its name; null tailors offline, which is done at once
 * @param options how the person wants it written
 * @param own what the person said beside lines of the resume
 * @param isStrict see tailorWithModel
 * @param answers to the questions that earlier steps asked, in their order
 * @throws CodedError with a `model_…` code
 */
export async function takeStep(
  resume: StructuredResume,
  posting: Posting,
  { model, extraTerms = [], options, own, isStrict }: StepInput,
  answers: readonly Answer[],
): Promise<Step> {
  if (model === null) return { done: tailorOffline(resume, posting, options) }
  const left = [...answers]
  const ask = (prompt: Prompt): Promise<unknown> => {
    const next = left.shift()
    if (!next) return Promise.reject(new Unanswered(prompt))
    if ('failed' in next) return Promise.reject(new CodedError(next.failed))
    return Promise.resolve(next.answer)
  }
  try {
    return {
      done: await tailorWithModel(resume, posting, ask, {
        model,
        extraTerms,
        options,
        own,
        isStrict,
      }),
    }
  } catch (error) {
    if (error instanceof Unanswered) return { ask: error.prompt }
    throw error
  }
}

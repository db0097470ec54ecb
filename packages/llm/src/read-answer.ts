import { CodedError } from '@tailorbird/contracts'
import { parsePlan, type EditPlan } from '@tailorbird/tailoring'
import type { TokenUsage } from './engine.ts'
import { findJson } from './find-json.ts'

/** A plan, or why there is none: words for the model's second try. */
export type PlanOrFlaw = { plan: EditPlan } | { flaw: string }

type Loose = Record<string, unknown>

function asRecord(value: unknown): Loose {
  return typeof value === 'object' && value !== null ? (value as Loose) : {}
}

function asCount(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0
}

/** Reads the token counts of an answer; what a server does not count is 0. */
export function readUsage(answer: unknown): TokenUsage {
  const usage = asRecord(asRecord(answer)['usage'])
  return {
    inputTokens: asCount(usage['prompt_tokens']),
    cachedTokens: asCount(asRecord(usage['prompt_tokens_details'])['cached_tokens']),
    outputTokens: asCount(usage['completion_tokens']),
  }
}

/**
 * Reads the JSON object in the body of an answer (Chat Completions API).
 * @returns the object, or in words why there is none
 * @throws CodedError model_refused when the model or its filter refused; model_unavailable when
 * this is not an answer of a model, such as a proxy's page
 */
export function readAnswer(answer: unknown): { json: unknown } | { flaw: string } {
  const { choices } = asRecord(answer)
  if (!Array.isArray(choices)) {
    throw new CodedError('model_unavailable', { cause: new Error('not an answer of a model') })
  }
  const choice = asRecord(choices[0])
  const { content, refusal } = asRecord(choice['message'])
  const finish = choice['finish_reason']
  if (finish === 'content_filter' || (typeof refusal === 'string' && refusal !== '')) {
    throw new CodedError('model_refused')
  }
  if (finish === 'length') return { flaw: 'it was too long and got cut off' }
  if (typeof content !== 'string' || content.trim() === '') return { flaw: 'it was empty' }
  const json = findJson(content)
  return json === undefined ? { flaw: 'it was not one JSON object' } : { json }
}

/**
 * Reads the plan in the body of an answer.
 * @throws CodedError as readAnswer
 */
export function readPlan(answer: unknown): PlanOrFlaw {
  const read = readAnswer(answer)
  if ('flaw' in read) return read
  try {
    return { plan: parsePlan(read.json) }
  } catch (error) {
    if (!(error instanceof CodedError)) throw error
    // The cause names a part of the schema, never a text.
    return { flaw: error.cause instanceof Error ? error.cause.message : 'it broke the schema' }
  }
}

import { CodedError } from '@tailorbird/contracts'
import { parsePlan, type EditPlan, type ParsedPlan } from '@tailorbird/tailoring'
import type { TokenUsage } from './engine.ts'
import { findJson } from './find-json.ts'
import { asRecord, readMessage } from './read-message.ts'

/** Why there is no plan. */
export interface Flaw {
  /** In words for the model's second try. */
  flaw: string
  /** Of an answer that got cut off: how many tokens it and its question have, as far as the server counts. */
  filled?: number
}

export type PlanOrFlaw = { plan: EditPlan } | Flaw

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

/** How servers say that an answer ended too early: at a limit, at a filter, in a failure of their own. */
const CUT_OFF = new Set<unknown>(['length', 'max_tokens', 'model_length'])
const BROKEN = new Set<unknown>(['error', 'insufficient_system_resource'])
const isFiltered = (finish: unknown) =>
  typeof finish === 'string' && finish.startsWith('content_filter')

/**
 * Reads the JSON object in the body of an answer (Chat Completions API).
 * @returns the object, or in words why there is none
 * @throws CodedError model_refused when the model or its filter refused; model_unavailable when
 * this is not an answer of a model, such as a proxy's page, or the server broke in the middle
 */
export function readAnswer(answer: unknown): { json: unknown } | Flaw {
  const { choices } = asRecord(answer)
  if (!Array.isArray(choices)) {
    throw new CodedError('model_unavailable', { cause: new Error('not an answer of a model') })
  }
  const { message, finish_reason: finish } = asRecord(choices[0])
  const { refusal } = asRecord(message)
  if (isFiltered(finish) || (typeof refusal === 'string' && refusal !== '')) {
    throw new CodedError('model_refused')
  }
  if (BROKEN.has(finish)) {
    throw new CodedError('model_unavailable', { cause: new Error('the answer ended in an error') })
  }
  if (CUT_OFF.has(finish)) {
    const { inputTokens, outputTokens } = readUsage(answer)
    return { flaw: 'it was too long and got cut off', filled: inputTokens + outputTokens }
  }
  const { text, onlyThinks } = readMessage(message)
  if (onlyThinks) return { flaw: 'it ended in thinking, without an answer' }
  if (text.trim() === '') return { flaw: 'it was empty' }
  const json = findJson(text)
  return json === undefined ? { flaw: 'it was not one JSON object' } : { json }
}

/**
 * Reads the plan in the body of an answer, as far as it goes.
 * @throws CodedError as readAnswer
 */
export function readPlan(answer: unknown): ParsedPlan | Flaw {
  const read = readAnswer(answer)
  if ('flaw' in read) return read
  try {
    return parsePlan(read.json)
  } catch (error) {
    if (!(error instanceof CodedError)) throw error
    // The cause names parts of the schema, never a text.
    return { flaw: error.cause instanceof Error ? error.cause.message : 'it broke the schema' }
  }
}

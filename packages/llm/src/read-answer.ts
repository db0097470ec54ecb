import { CodedError } from '@tailorbird/contracts'
import { parsePlan, type EditPlan } from '@tailorbird/tailoring'
import type { TokenUsage } from './engine.ts'
import { findJson, parseJson } from './find-json.ts'
import { asRecord, isRefusal, readMessage } from './read-message.ts'

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
  if (isFiltered(finish) || isRefusal(message)) throw new CodedError('model_refused')
  if (BROKEN.has(finish)) {
    throw new CodedError('model_unavailable', { cause: new Error('the answer ended in an error') })
  }
  const { text, onlyThinks } = readMessage(message)
  if (CUT_OFF.has(finish)) {
    const whole = parseJson(text)
    if (typeof whole === 'object' && whole !== null) return { json: whole }
    const { inputTokens, outputTokens } = readUsage(answer)
    const flaw = onlyThinks ? 'it got cut off in thinking' : 'it was too long and got cut off'
    return { flaw, filled: inputTokens + outputTokens }
  }
  if (onlyThinks) return { flaw: 'it ended in thinking, without an answer' }
  if (text.trim() === '') return { flaw: 'it was empty' }
  const json = findJson(text)
  return json === undefined ? { flaw: 'it was not one JSON object' } : { json }
}

/** The parts of a plan that may stand alone and that parsePlan leaves out without counting. */
const RESTRUCTURING = ['merges', 'drops', 'oldJobs', 'skillGroups', 'headline'] as const

/** How many items of a plan's restructuring could not be read; no entry for none. */
function countLost(json: Record<string, unknown>, plan: EditPlan): Record<string, number> {
  const counts = RESTRUCTURING.map((part) => {
    const said = [json[part] ?? []].flat().length
    return [part, said - [plan[part] ?? []].flat().length] as const
  })
  return Object.fromEntries(counts.filter(([, lost]) => lost > 0))
}

/** A plan that does nothing but restructure is one; parsePlan wants another part beside it. */
function parseParts(json: Record<string, unknown>) {
  const parsed = parsePlan({ ...json, edits: json['edits'] ?? [] })
  return RESTRUCTURING.some((part) => parsed.plan[part]) ? parsed : parsePlan(json)
}

/** A plan as far as it could be read. */
interface ReadPlan {
  plan: EditPlan
  /** How many items of each part were left out or cut; no entry for none. Counts alone, for logs. */
  dropped: Record<string, number>
}

/**
 * Reads the plan in the body of an answer, as far as it goes.
 * @throws CodedError as readAnswer
 */
export function readPlan(answer: unknown): ReadPlan | Flaw {
  const read = readAnswer(answer)
  if ('flaw' in read) return read
  try {
    const json = asRecord(read.json)
    const { plan, dropped } = parseParts(json)
    return { plan, dropped: { ...dropped, ...countLost(json, plan) } }
  } catch (error) {
    if (!(error instanceof CodedError)) throw error
    // The cause names parts of the schema, never a text.
    return { flaw: error.cause instanceof Error ? error.cause.message : 'it broke the schema' }
  }
}

import { readUsage, type Engine } from '@tailorbird/llm'
import type { Finding } from './finding.ts'

/** The part of the time for an answer from which on a longer resume may not make it. */
const TIGHT = 0.5

/** One question that a model answered. */
export interface Call {
  /** How long the answer took, in milliseconds. */
  ms: number
  /** How many tokens the answer has, as far as the server counts them. */
  tokens: number
}

/** Asks as an engine does, and notes each call. @param note gets the prompt's role, too */
export function timeCalls(
  { ask }: Pick<Engine, 'ask'>,
  note: (call: Call, role: string | undefined) => void,
): Engine['ask'] {
  return async (prompt, signal) => {
    const started = performance.now()
    const answer = await ask(prompt, signal)
    const ms = performance.now() - started
    note({ ms, tokens: readUsage(answer).outputTokens }, prompt.role)
    return answer
  }
}

const NO_SCHEMA = 'Nothing has to be done. A model that follows schemas answers wrong less often.'
const formats = {
  json_schema: { state: 'good', says: 'follows a JSON schema.' },
  json_object: {
    state: 'note',
    says: 'knows JSON objects, and no schema that fits ours.',
    change: NO_SCHEMA,
  },
  text: {
    state: 'note',
    says: 'knows no response format: the schema is told in words.',
    change: NO_SCHEMA,
  },
} as const

/** How a model is told the form of its answers, once it has answered. */
export function judgeFormat(engine: Engine, model: string, role?: 'verify'): Finding {
  const figure = engine.readFormat?.(role) ?? 'text'
  const { says, ...judged } = formats[figure]
  return { test: 'schema', model, figure, ...judged, says: `${model} ${says}` }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/**
 * How fast a model is.
 * @param calls one at least
 * @param timeoutMs what one answer may take
 */
export function judgeSpeed(model: string, calls: readonly Call[], timeoutMs: number): Finding {
  const all = calls.reduce((sum, { ms }) => sum + ms, 0)
  const longest = Math.max(...calls.map(({ ms }) => ms))
  const written = calls.reduce((sum, { tokens }) => sum + tokens, 0)
  const pace = written > 0 ? `, ${Math.round((1000 * written) / all)} tokens a second` : ''
  const count = calls.length === 1 ? 'one call' : `${calls.length} calls`
  const about = { test: 'speed', model, figure: `${seconds(all)} in ${count}${pace}` } as const
  if (longest < TIGHT * timeoutMs) {
    return { ...about, state: 'good', says: `${model} is fast enough.` }
  }
  const wanted = Math.min(Math.ceil((4 * longest) / 60_000) * 60, 3600)
  const change = `The longest answer took ${seconds(longest)} of ${seconds(timeoutMs)}. Set OPENAI_TIMEOUT_SECONDS=${wanted}, or take a faster model.`
  return { ...about, state: 'note', says: `${model} needs most of the time it has.`, change }
}

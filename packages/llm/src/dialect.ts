import type { Prompt } from '@tailorbird/tailoring'
import { APIError } from 'openai'
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions'
import { findKind } from './failure-signs.ts'
import { saysRetryAfter } from './retry-after.ts'

/** How a server wants to be asked; compatible servers differ. */
export interface Dialect {
  format: 'json_schema' | 'json_object' | 'text'
  /** Whether the server knows `store`. */
  store: boolean
}

/** What the real service speaks, and what every server is asked first. */
export const fullDialect: Dialect = { format: 'json_schema', store: true }

const nextFormat = { json_schema: 'json_object', json_object: 'text', text: undefined } as const
const MAX_BARE_CHARS = 60
/** Words that say no more than the status does. */
const BARE =
  /^(?:error\b\W*)?(?:400\b\W*)?(?:(?:bad|invalid) request|request contains an invalid argument|provider returned error)?\W*$/i

function simplifyFormat(dialect: Dialect): Dialect | undefined {
  const format = nextFormat[dialect.format]
  return format && { ...dialect, format }
}

/** Whether an error says nothing of what was wrong: no words, or 'Bad request'. */
function isMute({ error }: APIError): boolean {
  // The real service always gives an error object; a server with another form of error may mean anything.
  if (error === undefined) return true
  const isObject = typeof error === 'object' && error !== null
  const { message, code, param } = isObject
    ? (error as Record<string, unknown>)
    : { message: error }
  const isNamed = [code, param].some((name) => name !== undefined && name !== null && name !== 400)
  return (
    !isNamed &&
    typeof message === 'string' &&
    message.length <= MAX_BARE_CHARS &&
    BARE.test(message)
  )
}

/**
 * After a server turned a request down: how to ask in a simpler way.
 * @returns undefined when it turned down something else, or when there is no simpler way
 */
export function simplifyDialect(dialect: Dialect, error: unknown): Dialect | undefined {
  if (!(error instanceof APIError)) return undefined
  const kind = findKind(error)
  if (kind === 'format' || kind === 'bad-json') return simplifyFormat(dialect)
  if (kind === 'store') return dialect.store ? { ...dialect, store: false } : undefined
  if ((error.status !== 400 && error.status !== 422) || !isMute(error)) return undefined
  return dialect.store ? { ...dialect, store: false } : simplifyFormat(dialect)
}

/**
 * After a server broke on a strict schema that it may not know: how to find that out.
 * @returns undefined when it broke on something else, or says itself what it broke on or when to come back
 */
export function guessDialect(dialect: Dialect, error: unknown): Dialect | undefined {
  const isBroken =
    error instanceof APIError &&
    (error.status === 500 || error.status === 501) &&
    !saysRetryAfter(error.headers) &&
    findKind(error) === undefined
  return isBroken && dialect.format === 'json_schema' ? simplifyFormat(dialect) : undefined
}

/** The schema in words, for where no response format carries it. */
export function describeSchema(schema: Record<string, unknown>): string {
  return [
    'Answer with one JSON object and nothing else. It follows this JSON Schema:',
    JSON.stringify(schema),
  ].join('\n')
}

function toResponseFormat({ schemaName, schema }: Prompt, { format }: Dialect) {
  if (format === 'text') return {}
  if (format === 'json_object') return { response_format: { type: format } }
  const json_schema = { name: schemaName, strict: true, schema }
  return { response_format: { type: format, json_schema } }
}

/**
 * Puts a prompt into the form of a request. What stays the same stands first, for the server's
 * cache: instructions, then the resume, the posting last.
 */
export function buildRequest(
  model: string,
  prompt: Prompt,
  dialect: Dialect,
): ChatCompletionCreateParamsNonStreaming {
  const schema = dialect.format === 'json_schema' ? [] : [describeSchema(prompt.schema)]
  return {
    model,
    messages: [
      { role: 'system', content: [prompt.instructions, ...schema].join('\n\n') },
      { role: 'user', content: prompt.input },
    ],
    ...(dialect.store && { store: false }),
    ...toResponseFormat(prompt, dialect),
  }
}

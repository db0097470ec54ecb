import { isObject, type JsonObject } from './json.ts'
import { findStrictSchemaProblem } from './strict-schema.ts'

export type ResponseFormat = 'json_schema' | 'json_object' | 'text'

/** A request that passed the checks. */
export interface ChatRequest {
  model: string
  messages: { role: string; content: string }[]
  format: ResponseFormat
  stream: boolean
  includeUsage: boolean
}

/** Why a request was turned down, in the words of an error answer. */
interface Rejection {
  message: string
  param: string | null
}

/** What the server knows; each name that is missing makes it an older or a smaller one. */
export interface Abilities {
  formats: ReadonlySet<ResponseFormat>
  store: boolean
}

const knownArguments = new Set(
  [
    'model messages response_format stream stream_options store temperature top_p n stop seed user',
    'max_tokens max_completion_tokens reasoning_effort presence_penalty frequency_penalty metadata',
    'prompt_cache_key safety_identifier service_tier verbosity',
  ].flatMap((line) => line.split(' ')),
)
const roles = new Set(['system', 'developer', 'user', 'assistant'])

function reject(message: string, param: string | null): { rejection: Rejection } {
  return { rejection: { message, param } }
}

function isMessage(value: unknown): value is { role: string; content: string } {
  if (!isObject(value) || typeof value['content'] !== 'string') return false
  return typeof value['role'] === 'string' && roles.has(value['role'])
}

function readFormat(body: JsonObject): ResponseFormat | undefined {
  const format = body['response_format']
  if (format === undefined) return 'text'
  const type = isObject(format) ? format['type'] : undefined
  return type === 'json_schema' || type === 'json_object' || type === 'text' ? type : undefined
}

function findSchemaProblem(body: JsonObject): string | undefined {
  const format = body['response_format']
  const wrapper = isObject(format) ? format['json_schema'] : undefined
  if (!isObject(wrapper)) return "Missing required parameter: 'response_format.json_schema'."
  const name = wrapper['name']
  if (typeof name !== 'string' || !/^[\w-]{1,64}$/.test(name)) {
    return "Invalid 'response_format.json_schema.name': expected 1 to 64 letters, digits, _ and -."
  }
  if (wrapper['strict'] !== true) return undefined
  const problem = findStrictSchemaProblem(wrapper['schema'])
  return problem && `Invalid schema for response_format '${name}': ${problem}`
}

/**
 * Reads the body of POST /v1/chat/completions and turns down what the real service would.
 * @param body the parsed JSON
 * @param abilities what this server supports
 */
export function readChatRequest(
  body: unknown,
  abilities: Abilities,
): { request: ChatRequest } | { rejection: Rejection } {
  if (!isObject(body)) return reject('We could not parse the JSON body of your request.', null)
  const unknown = Object.keys(body).find(
    (name) => !knownArguments.has(name) || (name === 'store' && !abilities.store),
  )
  if (unknown !== undefined) {
    return reject(`Unrecognized request argument supplied: ${unknown}`, unknown)
  }
  const { model, messages } = body
  if (typeof model !== 'string' || model === '') {
    return reject('you must provide a model parameter', 'model')
  }
  if (!Array.isArray(messages) || messages.length === 0 || !messages.every(isMessage)) {
    return reject("Invalid 'messages': expected a list of messages with text.", 'messages')
  }
  const format = readFormat(body)
  if (format === undefined || !abilities.formats.has(format)) {
    return reject('This response_format type is not supported.', 'response_format')
  }
  const problem = format === 'json_schema' ? findSchemaProblem(body) : undefined
  if (problem !== undefined) return reject(problem, 'response_format')
  if (format === 'json_object' && !messages.some(({ content }) => /json/i.test(content))) {
    return reject(
      "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
      'messages',
    )
  }
  const options = body['stream_options']
  const includeUsage = isObject(options) && options['include_usage'] === true
  return {
    request: { model, messages, format, stream: body['stream'] === true, includeUsage },
  }
}

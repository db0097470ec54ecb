import { findJson } from './find-json.ts'

type Loose = Record<string, unknown>

/** A value as a record; what is none has no properties. */
export function asRecord(value: unknown): Loose {
  return typeof value === 'object' && value !== null ? (value as Loose) : {}
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Some models think aloud in their answer; what counts stands behind. */
const THOUGHT_END = '</think>'
const THOUGHT_START = /^\s*<think>/

/** The text of a content: one piece, or a list of parts as Mistral sends it. */
function joinParts(content: unknown): string {
  if (typeof content === 'string') return content
  return asList(content)
    .map((part) => (typeof part === 'string' ? part : asRecord(part)['text']))
    .filter((text) => typeof text === 'string')
    .join('')
}

/** The arguments of the first tool call: where servers put an answer that has to follow a schema. */
function readToolCall(message: Loose): string {
  const calls = [...asList(message['tool_calls']), { function: message['function_call'] }]
  for (const call of calls) {
    const given = asRecord(asRecord(call)['function'])['arguments']
    if (isText(given)) return given
    if (typeof given === 'object' && given !== null) return JSON.stringify(given)
  }
  return ''
}

const hasThought = (message: Loose) =>
  [message['reasoning'], message['reasoning_content']].some(isText) ||
  asList(message['content']).some((part) => asRecord(part)['type'] === 'thinking')

/** Whether a model says in a message that it will not answer: beside the text, or as a part of it. */
export function isRefusal(value: unknown): boolean {
  const { refusal, content } = asRecord(value)
  return isText(refusal) || asList(content).some((part) => asRecord(part)['type'] === 'refusal')
}

/**
 * Reads what a message of the Chat Completions API says, in the forms that compatible servers give it:
 * one text, a list of parts, or the arguments of a tool call, with or without words beside it.
 * @returns the text without thoughts before it; `onlyThinks` when there is none but thoughts are
 */
export function readMessage(value: unknown): { text: string; onlyThinks: boolean } {
  const message = asRecord(value)
  const said = joinParts(message['content'])
  const end = said.lastIndexOf(THOUGHT_END)
  const isOpen = end < 0 && THOUGHT_START.test(said)
  const answer = isOpen ? '' : said.slice(end < 0 ? 0 : end + THOUGHT_END.length)
  const call = readToolCall(message)
  // What stands beside a call may only introduce it.
  const text = call !== '' && findJson(answer) === undefined ? call : answer
  return { text, onlyThinks: text === '' && (isOpen || end >= 0 || hasThought(message)) }
}

import type { ChatRequest } from './chat-request.ts'

type FinishReason = 'stop' | 'length' | 'content_filter'

/** What the model says. */
export interface Reply {
  content: string | null
  refusal: string | null
  finishReason: FinishReason
}

const CREATED = 1_760_000_000
const CHUNK_CHARS = 400
const CHARS_PER_TOKEN = 4
/** From this many tokens on a prompt's beginning is kept and counted as cached the next time. */
const MIN_CACHED_TOKENS = 1024

function countTokens(text: string): number {
  return Math.ceil(text.length / CHARS_PER_TOKEN)
}

/**
 * Token counts in the form of the real answer.
 * @param cached whether the same first message was seen before
 */
export function countUsage(request: ChatRequest, reply: Reply, cached: boolean) {
  const prompt = request.messages.reduce((sum, { content }) => sum + countTokens(content), 0)
  const prefix = countTokens(request.messages[0]?.content ?? '')
  const completion = countTokens(reply.content ?? reply.refusal ?? '')
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
    prompt_tokens_details: { cached_tokens: cached && prefix >= MIN_CACHED_TOKENS ? prefix : 0 },
    completion_tokens_details: { reasoning_tokens: 0 },
  }
}

type Usage = ReturnType<typeof countUsage>

/** The body of an answer in one piece. */
export function toCompletion(id: string, model: string, reply: Reply, usage: Usage) {
  const message = { role: 'assistant', content: reply.content, refusal: reply.refusal }
  return {
    id,
    object: 'chat.completion',
    created: CREATED,
    model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: reply.finishReason }],
    usage,
  }
}

/** The same answer as server-sent events, `[DONE]` included. */
export function* toEvents(
  id: string,
  request: ChatRequest,
  reply: Reply,
  usage: Usage,
): Generator<string> {
  const base = { id, object: 'chat.completion.chunk', created: CREATED, model: request.model }
  const event = (delta: object, finish: FinishReason | null = null) => {
    const choices = [{ index: 0, delta, logprobs: null, finish_reason: finish }]
    return `data: ${JSON.stringify({ ...base, choices })}\n\n`
  }
  yield event({ role: 'assistant', content: '' })
  const content = reply.content ?? ''
  for (let at = 0; at < content.length; at += CHUNK_CHARS) {
    yield event({ content: content.slice(at, at + CHUNK_CHARS) })
  }
  if (reply.refusal !== null) yield event({ refusal: reply.refusal })
  yield event({}, reply.finishReason)
  if (request.includeUsage) yield `data: ${JSON.stringify({ ...base, choices: [], usage })}\n\n`
  yield 'data: [DONE]\n\n'
}

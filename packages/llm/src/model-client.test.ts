import { CodedError } from '@tailorbird/contracts'
import { startModelServer, type Fault, type ModelServer } from '@tailorbird/fakes'
import type { Prompt } from '@tailorbird/tailoring'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createModelClient } from './model-client.ts'

const SECRET = 'Zanzibar lighthouse keeper'
const prompt: Prompt = {
  instructions: 'Answer with JSON.',
  input: JSON.stringify({ id: 'w0.b0', text: SECRET }),
  schemaName: 'plan',
  schema: { type: 'object', properties: {}, required: [], additionalProperties: false },
}

let server: ModelServer
beforeEach(async () => {
  server = await startModelServer({ apiKey: 'key' })
})
afterEach(async () => {
  await server.close()
})

const connect = (timeoutMs?: number) =>
  createModelClient({ apiKey: 'key', baseUrl: server.url, model: 'fake-model', timeoutMs }).ask

async function failWith(fault: Fault, timeoutMs?: number): Promise<unknown> {
  server.script(fault)
  return connect(timeoutMs)(prompt, new AbortController().signal).then(
    () => 'no error',
    (error: unknown) => error,
  )
}

test('asks in the form of the real service: strict schema, nothing stored', async () => {
  const answer = await connect()(prompt, new AbortController().signal)
  expect(answer).toMatchObject({ choices: [{ finish_reason: 'stop' }] })
  expect(server.requests).toHaveLength(1)
  expect(server.requests[0]?.body).toEqual({
    model: 'fake-model',
    messages: [
      { role: 'system', content: prompt.instructions },
      { role: 'user', content: prompt.input },
    ],
    store: false,
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'plan', strict: true, schema: prompt.schema },
    },
  })
})

test.each<[string, Fault, string]>([
  ['503', { kind: 'status', status: 503 }, 'model_unavailable'],
  ['502', { kind: 'status', status: 502 }, 'model_unavailable'],
  ['409', { kind: 'status', status: 409 }, 'model_unavailable'],
  ['a reset in mid body', { kind: 'reset' }, 'model_unavailable'],
  ['408', { kind: 'status', status: 408 }, 'model_timeout'],
  ['401', { kind: 'unauthorized' }, 'model_not_configured'],
  ['403', { kind: 'status', status: 403 }, 'model_not_configured'],
  ['404', { kind: 'status', status: 404, code: 'model_not_found' }, 'model_not_configured'],
  ['402', { kind: 'status', status: 402 }, 'model_no_credit'],
  [
    '429 without credit',
    { kind: 'status', status: 429, code: 'insufficient_quota' },
    'model_no_credit',
  ],
  [
    'too long',
    { kind: 'status', status: 400, code: 'context_length_exceeded' },
    'model_input_too_long',
  ],
  ['413', { kind: 'status', status: 413 }, 'model_input_too_long'],
  ['a filter', { kind: 'status', status: 400, code: 'content_filter' }, 'model_refused'],
  ['429', { kind: 'rate-limit' }, 'model_rate_limited'],
])('%s: one request, one code', async (_what, fault, code) => {
  const error = await failWith(fault)
  expect(error).toBeInstanceOf(CodedError)
  expect(error).toMatchObject({ code })
  expect(server.requests).toHaveLength(1)
})

test.each<[Fault, number | undefined]>([
  [{ kind: 'rate-limit' }, 20_000],
  [{ kind: 'rate-limit', retryAfterSeconds: 7 }, 7_000],
  [{ kind: 'rate-limit', retryAfterMs: 1_500 }, 1_500],
  [{ kind: 'rate-limit', retryAfterSeconds: 99_999 }, 86_400_000],
  [{ kind: 'status', status: 503 }, undefined],
])('%j: wait %s ms', async (fault, retryAfterMs) => {
  expect(await failWith(fault)).toMatchObject({ retryAfterMs })
})

test.each<Fault>([{ kind: 'hang' }, { kind: 'stall' }, { kind: 'stall', status: 500 }])(
  '%j is given up',
  async (fault) => {
    expect(await failWith(fault, 100)).toMatchObject({ code: 'model_timeout' })
    await server.requests[0]?.closed
  },
)

test.each(['hang', 'stall'] as const)(
  '%s: the caller aborts, its reason comes back',
  async (kind) => {
    server.script({ kind })
    const controller = new AbortController()
    const asked = connect()(prompt, controller.signal)
    const aborted = server.waitForRequests(1).then(() => controller.abort(new Error('cancelled')))
    await expect(asked).rejects.toThrow('cancelled')
    await aborted
    await server.requests[0]?.closed
  },
)

test('an aborted signal asks nothing', async () => {
  await expect(connect()(prompt, AbortSignal.abort(new Error('too late')))).rejects.toThrow(
    'too late',
  )
  expect(server.requests).toHaveLength(0)
})

test('a server that is not there', async () => {
  await server.close()
  const error = await failWith({ kind: 'empty' })
  expect(error).toMatchObject({
    code: 'model_unavailable',
    cause: { message: 'no answer from the model server: ECONNREFUSED' },
  })
})

test('a redirect is not followed: resumes go to one host only', async () => {
  const other = await startModelServer()
  const location = `${other.url}/chat/completions`
  const error = await failWith({ kind: 'redirect', location })
  await other.close()
  expect(error).toMatchObject({ code: 'model_not_configured' })
  expect(other.requests).toEqual([])
})

test('an answer without end is not read to its end', async () => {
  const error = await failWith({ kind: 'answer', content: 'x'.repeat(5 * 1024 * 1024) })
  expect(error).toMatchObject({ code: 'model_unavailable' })
})

test.each<Fault>([
  { kind: 'status', status: 503 },
  { kind: 'unauthorized' },
  { kind: 'reset' },
  { kind: 'status', status: 400, code: SECRET },
])('$kind: no text of prompt, key or server in the error', async (fault) => {
  const error = await failWith(fault)
  const texts: string[] = []
  for (let at = error; at instanceof Error; at = at.cause) {
    texts.push(at.message, at.stack ?? '', JSON.stringify(at))
  }
  expect(texts.join('\n')).not.toMatch(/Zanzibar|Incorrect API key|server had an error|Scripted/)
  expect(texts.length).toBeGreaterThan(3)
})

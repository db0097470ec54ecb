import { startModelServer, type ModelServerOptions } from '@tailorbird/fakes'
import type { Prompt } from '@tailorbird/tailoring'
import { APIError } from 'openai'
import { expect, test } from 'vitest'
import { fullDialect, guessDialect, simplifyDialect } from './dialect.ts'
import { createModelClient } from './model-client.ts'

const prompt: Prompt = {
  instructions: 'Propose edits.',
  input: 'No data.',
  schemaName: 'plan',
  schema: {
    type: 'object',
    properties: { zebra: { type: 'string' } },
    required: ['zebra'],
    additionalProperties: false,
  },
}

interface Body {
  store?: boolean
  response_format?: { type: string }
  messages: { content: string }[]
}

async function ask(
  unsupported: ModelServerOptions['unsupported'],
  times: number,
  options: ModelServerOptions = {},
): Promise<Body[]> {
  const server = await startModelServer({ ...options, unsupported: unsupported ?? [] })
  try {
    const askModel = createModelClient({ baseUrl: server.url, model: 'fake-model' }).ask
    for (let count = 0; count < times; count++) {
      await askModel(prompt, new AbortController().signal)
    }
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization')
    return server.requests.map(({ body }) => body as Body)
  } finally {
    await server.close()
  }
}

const formatsOf = (bodies: Body[]) => bodies.map((body) => body.response_format?.type ?? 'text')

test('a server without schemas gets a JSON object with the schema in words, and is remembered', async () => {
  const bodies = await ask(['json_schema'], 2)
  expect(formatsOf(bodies)).toEqual(['json_schema', 'json_object', 'json_object'])
  expect(bodies[0]?.messages[0]?.content).not.toContain('zebra')
  expect(bodies[1]?.messages[0]?.content).toMatch(/JSON Schema[^]*zebra/)
})

test('a server without formats gets plain text', async () => {
  const bodies = await ask(['json_schema', 'json_object'], 2)
  expect(formatsOf(bodies)).toEqual(['json_schema', 'json_object', 'text', 'text'])
  expect(bodies[3]?.messages[0]?.content).toMatch(/JSON Schema[^]*zebra/)
})

test('a server that does not know `store` is asked without it', async () => {
  const bodies = await ask(['store', 'json_schema'], 2)
  expect(bodies.map(({ store }) => store)).toEqual([false, undefined, undefined, undefined])
  expect(formatsOf(bodies)).toEqual(['json_schema', 'json_schema', 'json_object', 'json_object'])
})

test.each([500, 501])(
  'a server that breaks on schemas with %s is asked in a simpler way, and is remembered',
  async (status) => {
    const rejection = { status, message: 'Something went wrong.' }
    const bodies = await ask(['json_schema'], 2, { rejection })
    expect(formatsOf(bodies)).toEqual(['json_schema', 'json_object', 'json_object'])
  },
)

test.each(['Bad request', 'Error 400: Bad Request.', ''])(
  'a server that only says %j is asked without what it may not know',
  async (message) => {
    const rejection = { status: 400, message }
    const bodies = await ask(['json_schema', 'json_object'], 2, { rejection })
    expect(formatsOf(bodies)).toEqual(['json_schema', 'json_schema', 'json_object', 'text', 'text'])
  },
)

test('a server that is out of order is asked for the schema again when it is back', async () => {
  const server = await startModelServer()
  try {
    const askModel = createModelClient({ baseUrl: server.url, model: 'fake-model' }).ask
    const askOnce = () => askModel(prompt, new AbortController().signal)
    server.script({ kind: 'server-error' }, { kind: 'unauthorized' })
    await expect(askOnce()).rejects.toMatchObject({ code: 'model_unavailable' })
    await askOnce()
    server.script({ kind: 'server-error' })
    await expect(askOnce()).rejects.toMatchObject({ code: 'model_unavailable' })
    const formats = formatsOf(server.requests.map(({ body }) => body as Body))
    expect(formats).toEqual(['json_schema', 'json_object', 'json_schema', 'json_schema'])
  } finally {
    await server.close()
  }
})

const turnDown = (status: number, body: unknown) =>
  APIError.generate(status, body as object, 'text', new Headers())

test.each([
  [
    'a plain string',
    turnDown(400, { error: "'response_format.type' must be 'text'" }),
    'json_object',
  ],
  ['422', turnDown(422, { error: { message: 'json_schema: extra field' } }), 'json_object'],
])('understands %s', (_what, error, format) => {
  expect(simplifyDialect(fullDialect, error)).toEqual({ format, store: true })
})

test('an error without words costs `store` first, then the format, then ends', () => {
  const mute = turnDown(400, undefined)
  const steps = []
  for (let at = simplifyDialect(fullDialect, mute); at; at = simplifyDialect(at, mute))
    steps.push(at)
  expect(steps).toEqual([
    { format: 'json_schema', store: false },
    { format: 'json_object', store: false },
    { format: 'text', store: false },
  ])
})

test.each([
  ['another mistake', turnDown(400, { error: { message: 'max_tokens is too large' } })],
  ['a named parameter', turnDown(400, { error: { message: 'Bad request', param: 'top_p' } })],
  ['another status', turnDown(500, { error: { message: 'response_format failed' } })],
  ['another error', new TypeError('response_format')],
])('%s is not about the dialect', (_what, error) => {
  expect(simplifyDialect(fullDialect, error)).toBeUndefined()
})

test('a server that says when to come back is not guessed about', () => {
  const busy = APIError.generate(500, {}, 'text', new Headers({ 'retry-after': '3' }))
  expect(guessDialect(fullDialect, busy)).toBeUndefined()
  expect(guessDialect(fullDialect, turnDown(503, {}))).toBeUndefined()
  expect(guessDialect({ format: 'json_object', store: true }, turnDown(500, {}))).toBeUndefined()
})

import { startModelServer, type ModelServerOptions } from '@tailorbird/fakes'
import type { Prompt } from '@tailorbird/resume'
import { APIError } from 'openai'
import { expect, test } from 'vitest'
import { fullDialect, simplifyDialect } from './dialect.ts'
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

async function ask(unsupported: ModelServerOptions['unsupported'], times: number): Promise<Body[]> {
  const server = await startModelServer({ unsupported: unsupported ?? [] })
  try {
    const askModel = createModelClient({ baseUrl: server.url, model: 'fake-model' })
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
  ['another status', turnDown(500, { error: { message: 'response_format failed' } })],
  ['another error', new TypeError('response_format')],
])('%s is not about the dialect', (_what, error) => {
  expect(simplifyDialect(fullDialect, error)).toBeUndefined()
})

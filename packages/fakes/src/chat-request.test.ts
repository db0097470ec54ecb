import { expect, test } from 'vitest'
import { readChatRequest, type Abilities } from './chat-request.ts'

const everything: Abilities = {
  formats: new Set(['json_schema', 'json_object', 'text']),
  store: true,
}
const older: Abilities = { formats: new Set(['text']), store: false }
const good = { model: 'm', messages: [{ role: 'user', content: 'Answer in JSON' }] }

const strict = (schema: unknown) => ({
  response_format: { type: 'json_schema', json_schema: { name: 'plan', strict: true, schema } },
})
const record = (properties: object) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

test('reads a request', () => {
  expect(
    readChatRequest({ ...good, ...strict(record({ a: { type: 'string' } })) }, everything),
  ).toEqual({
    request: { ...good, format: 'json_schema', stream: false, includeUsage: false },
  })
})

test.each([
  ['no body', undefined, 'JSON body'],
  ['no model', { messages: good.messages }, 'model parameter'],
  ['no messages', { model: 'm', messages: [] }, 'messages'],
  ['a message without text', { model: 'm', messages: [{ role: 'user' }] }, 'messages'],
  ['an unknown role', { model: 'm', messages: [{ role: 'boss', content: 'x' }] }, 'messages'],
  ['an unknown argument', { ...good, hurry: true }, 'hurry'],
  ['an unknown format', { ...good, response_format: { type: 'xml' } }, 'response_format'],
  ['no schema', { ...good, response_format: { type: 'json_schema' } }, 'json_schema'],
  [
    'a schema name with spaces',
    { ...good, response_format: { type: 'json_schema', json_schema: { name: 'my plan' } } },
    'name',
  ],
  ['a list at the root', { ...good, ...strict({ type: 'array' }) }, 'object'],
  ['an open object', { ...good, ...strict({ type: 'object' }) }, 'additionalProperties'],
  [
    'an optional property',
    { ...good, ...strict({ ...record({ a: { type: 'string' } }), required: [] }) },
    "Missing 'a'",
  ],
  [
    'an open object in a list',
    { ...good, ...strict(record({ a: { type: 'array', items: { type: 'object' } } })) },
    '$.a[]',
  ],
  ['oneOf', { ...good, ...strict(record({ a: { oneOf: [] } })) }, 'oneOf'],
  [
    'too many enum values',
    { ...good, ...strict(record({ a: { enum: Array.from({ length: 1001 }, String) } })) },
    'enum',
  ],
  [
    'json_object without the word',
    {
      model: 'm',
      messages: [{ role: 'user', content: 'Hi' }],
      response_format: { type: 'json_object' },
    },
    "word 'json'",
  ],
])('turns down %s', (_what, body, message) => {
  expect(readChatRequest(body, everything)).toEqual({
    rejection: expect.objectContaining({ message: expect.stringContaining(message) }),
  })
})

test('turns down deep nesting', () => {
  let schema: object = { type: 'string' }
  for (let depth = 0; depth < 11; depth++) schema = record({ a: schema })
  expect(readChatRequest({ ...good, ...strict(schema) }, everything)).toMatchObject({
    rejection: { message: expect.stringContaining('nesting') },
  })
})

test('an older server knows neither formats nor store', () => {
  expect(readChatRequest({ ...good, store: false }, older)).toMatchObject({
    rejection: { param: 'store' },
  })
  expect(
    readChatRequest({ ...good, response_format: { type: 'json_object' } }, older),
  ).toMatchObject({ rejection: { param: 'response_format' } })
  expect(readChatRequest(good, older)).toHaveProperty('request')
})

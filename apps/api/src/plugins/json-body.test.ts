import fastify from 'fastify'
import { expect, test } from 'vitest'
import { errorsPlugin } from './errors.ts'
import { jsonBodyPlugin } from './json-body.ts'

async function send(payload: Buffer, more: Record<string, string> = {}) {
  const app = fastify()
  await app.register(errorsPlugin)
  app.decorateRequest('isNewDevice', true)
  // Of 64 kB or less nothing goes to the threads.
  await app.register(jsonBodyPlugin, { bodies: null as never, mostHeld: 1000 })
  app.patch('/', (request) => ({ got: request.body ?? 'nothing' }))
  const headers = { 'content-type': 'application/json', ...more }
  return app.inject({ method: 'PATCH', url: '/', headers, payload })
}

test('UTF-8 is read as it is', async () => {
  const answer = await send(Buffer.from('{"text":"José Muñoz 🙂"}'))
  expect(answer.json()).toEqual({ got: { text: 'José Muñoz 🙂' } })
})

test('no body is none', async () => {
  expect((await send(Buffer.alloc(0))).json()).toEqual({ got: 'nothing' })
})

test.each([
  ['Latin-1', Buffer.from('{"text":"José Muñoz"}', 'latin1')],
  ['UTF-16', Buffer.from('\uFEFF{"text":"Jos"}', 'utf16le')],
  ['half a letter', Buffer.from([0x22, 0xc3, 0x22])],
])('%s is refused in plain words', async (_encoding, payload) => {
  const answer = await send(payload)
  expect(answer.statusCode).toBe(415)
  expect(answer.json()).toMatchObject({
    code: 'unsupported_media_type',
    detail: expect.stringContaining('UTF-8') as string,
  })
})

test.each([
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'br, identity' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/json; charset="iso-8859-1"' },
])('%o is refused in plain words, whatever is in the body', async (headers) => {
  const answer = await send(Buffer.from('{}'), headers)
  expect(answer.statusCode).toBe(415)
  expect(answer.json()).toMatchObject({
    code: 'unsupported_media_type',
    detail: expect.stringMatching(/compressed|UTF-8/) as string,
  })
})

test.each([
  { 'content-encoding': 'identity' },
  { 'content-type': 'application/json; charset=UTF-8' },
  { 'content-type': 'application/json;charset="utf8"' },
])('%o is read', async (headers) => {
  expect((await send(Buffer.from('{"a":1}'), headers)).json()).toEqual({ got: { a: 1 } })
})

test('a mark of the byte order before UTF-8 is no part of it', async () => {
  const answer = await send(Buffer.from('\uFEFF{"text":"\uFEFFhere"}'))
  expect(answer.json()).toEqual({ got: { text: '\uFEFFhere' } })
})

test('broken JSON is refused', async () => {
  const answer = await send(Buffer.from('{"text":'))
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'invalid_input' })
})

import fastify from 'fastify'
import { expect, test } from 'vitest'
import { errorsPlugin } from './errors.ts'
import { jsonBodyPlugin } from './json-body.ts'

async function send(payload: Buffer) {
  const app = fastify()
  await app.register(errorsPlugin)
  app.decorateRequest('isNewDevice', true)
  // Of 64 kB or less nothing goes to the threads.
  await app.register(jsonBodyPlugin, { bodies: null as never, mostHeld: 1000 })
  app.patch('/', (request) => ({ got: request.body ?? 'nothing' }))
  const headers = { 'content-type': 'application/json' }
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

test('broken JSON is refused', async () => {
  const answer = await send(Buffer.from('{"text":'))
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'invalid_input' })
})

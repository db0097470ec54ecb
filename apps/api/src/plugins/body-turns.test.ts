import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { createLogger } from '@tailorbird/runtime'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBodies, type Bodies } from '../bodies/open-bodies.ts'
import { bodyTurnsPlugin } from './body-turns.ts'
import { errorsPlugin } from './errors.ts'
import { jsonBodyPlugin } from './json-body.ts'

const LARGE = 'a'.repeat(70_000)
/** Who waits in the handler, and what lets them go on. */
const inside: { name: string; leave: () => void }[] = []
let isOver = false
let arrived: EventTarget
let bodies: Bodies
let app: FastifyInstance
let url: string

beforeAll(() => {
  bodies = openBodies(createLogger('test', 'silent'), { startsLate: true })
})
afterAll(() => bodies.close())
beforeEach(async () => {
  inside.length = 0
  isOver = false
  arrived = new EventTarget()
  app = fastify()
  await app.register(errorsPlugin)
  await app.register(plugin(async () => Promise.resolve(), { name: 'owner' }))
  app.decorateRequest('isNewDevice', true)
  app.decorateRequest('network', '')
  app.addHook('onRequest', async (request) => {
    request.network = String(request.headers['x-sender'])
    await Promise.resolve()
  })
  await app.register(jsonBodyPlugin, { bodies, mostHeld: 100_000_000 })
  // As if its parsing took until its sender is gone.
  app.addHook<{ Body: { name: string } }>('preValidation', (request, reply, done) => {
    if (request.body.name !== 'gone') return done()
    reply.raw.once('close', () => done())
    inside.push({ name: 'gone', leave: () => undefined })
    arrived.dispatchEvent(new Event('arrived'))
  })
  await app.register(bodyTurnsPlugin)
  app.post<{ Body: { name: string } }>('/', (request) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    inside.push({ name: request.body.name, leave: resolve })
    arrived.dispatchEvent(new Event('arrived'))
    if (isOver) resolve()
    return promise.then(() => ({}))
  })
  app.get('/never', () => Promise.withResolvers<void>().promise)
  await app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterEach(async () => {
  isOver = true
  for (const { leave } of inside) leave()
  await app.close()
})

async function send(name: string, sender: string, text = LARGE, signal?: AbortSignal) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sender': sender },
    body: JSON.stringify({ name, text }),
    ...(signal ? { signal } : {}),
  })
  return answer.status
}

async function untilInside(name: string): Promise<() => void> {
  for (;;) {
    const found = inside.find((one) => one.name === name)
    if (found) return found.leave
    await once(arrived, 'arrived')
  }
}

test('large bodies of one sender come one after the other; those of others and small ones go on', async () => {
  const first = send('first', 'a')
  const leave = await untilInside('first')
  const second = send('second', 'a')
  void send('other', 'b')
  void send('small', 'a', '')
  await untilInside('other')
  await untilInside('small')
  expect(inside.map(({ name }) => name)).not.toContain('second')
  leave()
  expect(await first).toBe(200)
  ;(await untilInside('second'))()
  expect(await second).toBe(200)
})

test('what is broken off while it waits leaves its place to the next', async () => {
  void send('first', 'a')
  const leave = await untilInside('first')
  const gone = new AbortController()
  const second = send('second', 'a', LARGE, gone.signal).catch(() => 'gone')
  gone.abort()
  expect(await second).toBe('gone')
  void send('third', 'a')
  leave()
  await untilInside('third')
  expect(inside.map(({ name }) => name)).not.toContain('second')
})

test('what is broken off while it is parsed takes no turn', async () => {
  const gone = new AbortController()
  const first = send('gone', 'a', LARGE, gone.signal).catch(() => 'gone')
  await untilInside('gone')
  gone.abort()
  expect(await first).toBe('gone')
  void send('second', 'a')
  ;(await untilInside('second'))()
})

test('an answer that waits for a client that does not read holds up nobody', async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const body = JSON.stringify({ name: 'unread', text: LARGE })
  const head = (line: string, more = '') =>
    `${line} HTTP/1.1\r\nhost: a\r\nx-sender: a\r\n${more}\r\n`
  // The first is never answered, so the second one's answer stays behind it.
  socket.write(head('GET /never'))
  const type = 'content-type: application/json\r\n'
  socket.write(head('POST /', `${type}content-length: ${Buffer.byteLength(body)}\r\n`) + body)
  ;(await untilInside('unread'))()
  const next = send('next', 'a')
  ;(await untilInside('next'))()
  expect(await next).toBe(200)
  socket.destroy()
})

test('too many that wait are refused, and those before them are not', async () => {
  const first = send('first', 'a')
  const leave = await untilInside('first')
  const rest = Array.from({ length: 23 }, (_, index) => send(`rest ${index}`, 'a'))
  expect(await Promise.race(rest)).toBe(429)
  isOver = true
  leave()
  expect(await first).toBe(200)
  const statuses = await Promise.all(rest)
  expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
})

import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { problem } from '@tailorbird/contracts'
import { createLogger } from '@tailorbird/runtime'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { answerUnreadable } from './unreadable-requests.ts'

let app: FastifyInstance | undefined
afterEach(() => app?.close())

/** @returns what sends bytes as they are and waits for the answer, and every line of the log */
async function start() {
  const lines: string[] = []
  const log = createLogger('api', 'debug', { write: (line) => void lines.push(line) })
  app = fastify({
    clientErrorHandler: answerUnreadable(log),
    http: { headersTimeout: 200, connectionsCheckingInterval: 50 },
  })
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const send = async (bytes: string): Promise<string> => {
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(bytes)
    return text(socket)
  }
  return { send, lines }
}

const HEAD = 'GET /secret.example HTTP/1.1\r\nHost: localhost\r\n'
test.each([
  [
    'a head that is too large',
    `${HEAD}Cookie: secret.example=${'a'.repeat(20_000)}\r\n`,
    431,
    'head_too_large',
  ],
  ['no HTTP', 'secret.example\r\n\r\n', 400, 'invalid_input'],
  ['half a header', `${HEAD}Cookie secret.example\r\n\r\n`, 400, 'invalid_input'],
  ['a head without an end', HEAD, 408, 'too_slow'],
])('%s is a problem, and nothing of it is repeated', async (_what, bytes, status, code) => {
  const { send, lines } = await start()
  const answer = await send(bytes)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [A-Z]`))
  expect(head).toContain('content-type: application/problem+json')
  const found = problem.validateSync(JSON.parse(body), { strict: true })
  expect(found).toMatchObject({ status, code })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(found.requestId)
  expect(`${answer}${lines.join('')}`).not.toContain('secret')
})

test('however many there are, the log has one line of a kind', async () => {
  const { send, lines } = await start()
  for (let time = 0; time < 5; time += 1) await send('no HTTP\r\n\r\n')
  await send(`${HEAD}Cookie: secret.example=${'a'.repeat(20_000)}\r\n`)
  expect(lines).toHaveLength(2)
})

import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterAll(() => api.close())

/** Sends bytes as they are. @returns the status of each answer that came back */
async function sendRaw(lines: string[], body: string): Promise<string[]> {
  const { hostname, port } = new URL(api.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write([...lines, 'Host: localhost', '', body].join('\r\n'))
  return [...(await text(socket)).matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = '']) => status)
}
const SECOND = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

test.each([
  [
    'two kinds of length',
    ['Content-Length: 4', 'Transfer-Encoding: chunked'],
    `0\r\n\r\n${SECOND}`,
  ],
  ['two lengths', ['Content-Length: 0', `Content-Length: ${SECOND.length}`], SECOND],
  ['an unknown encoding', ['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${SECOND}`],
  ['a length that is no number', ['Content-Length: 4x'], `{}  ${SECOND}`],
  ['a header with a space before its colon', ['Content-Length : 0'], SECOND],
])(
  'a request with %s is refused, and no second one is read from it',
  async (_what, headers, body) => {
    const lines = ['POST /api/jobs HTTP/1.1', 'Content-Type: application/json', ...headers]
    expect(await sendRaw(lines, body)).toEqual(['400'])
  },
)

test('what is no HTTP at all is answered as any failure', async () => {
  const { hostname, port } = new URL(api.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write('HELO\r\n\r\n')
  const answer = await text(socket)
  expect(answer).toContain('application/problem+json')
  expect(answer).toContain('"code":"invalid_input"')
})

test('two requests in one go are two', async () => {
  const lines = ['POST /api/jobs HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 2']
  expect(await sendRaw(lines, `{}${SECOND}`)).toEqual(['400', '200'])
})

test('what another origin asks for it may not read, whatever it sends first', async () => {
  const browser = await openBrowser(api.url)
  const elsewhere = { origin: 'https://elsewhere.example' }
  const asked = await browser.get('/api/jobs', elsewhere)
  const before = await fetch(`${api.url}/api/jobs`, {
    method: 'OPTIONS',
    headers: { ...elsewhere, 'access-control-request-method': 'POST' },
  })
  expect(before.status).toBe(404)
  for (const { headers } of [asked, before])
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

test('answers say what they are, and texts their encoding', async () => {
  const browser = await openBrowser(api.url)
  const typeOf = async (path: string) => {
    const answer = await browser.get(path)
    // The API closes when everybody has read their answer.
    await answer.arrayBuffer()
    return answer.headers.get('content-type')
  }
  expect(await typeOf('/api/jobs')).toBe('application/json; charset=utf-8')
  expect(await typeOf('/health/live')).toBe('application/json; charset=utf-8')
  expect(await typeOf('/api/auth/me')).toBe('application/problem+json; charset=utf-8')
  expect(await typeOf('/nowhere')).toBe('application/problem+json; charset=utf-8')
  expect(await typeOf('/api/data/export')).toBe('application/zip')
})

test('there is no GraphQL, and no call for administrators', async () => {
  const browser = await openBrowser(api.url)
  for (const path of ['/graphql', '/api/graphql', '/api/admin', '/admin'])
    expect((await browser.post(path, { query: '{ __schema { types { name } } }' })).status).toBe(
      404,
    )
})

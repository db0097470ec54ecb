import { once } from 'node:events'
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { openBrowser, type Browser } from './testing/browser.ts'
import { startApiProcess, type ApiProcess } from './testing/start-api-process.ts'

let api: ApiProcess
let browser: Browser
/** Keeps its connections, as browsers and proxies do. */
let agent: Agent
beforeEach(async () => {
  api = await startApiProcess(inject('postgresUrl'))
  browser = await openBrowser(api.url)
  agent = new Agent({ keepAlive: true })
})
afterEach(async () => {
  agent.destroy()
  await api.close()
})

const SUBMISSION = {
  originalContent: '# Ada Reyes\n\n- Pruned 40 trees',
  jobDescription: 'Gardener',
}
/** Less than the 10 s after which connections are cut off. */
const PROMPTLY_MS = 8000

function post(headers: Record<string, string> = {}): ClientRequest {
  return request(`${api.url}/api/resume/tailor`, {
    agent,
    method: 'POST',
    headers: {
      cookie: browser.cookie(),
      origin: api.url,
      'content-type': 'application/json',
      ...headers,
    },
  })
}
async function answerOf(sent: ClientRequest) {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: await json(answer) }
}
async function openIdle(): Promise<void> {
  const idle = request(`${api.url}/health/live`, { agent })
  idle.end()
  await answerOf(idle)
}

test('what is half sent is answered, and kept-alive connections hold nothing up', async () => {
  const sent = post({ prefer: 'respond-async', expect: '100-continue' })
  const body = JSON.stringify(SUBMISSION)
  sent.flushHeaders()
  await once(sent, 'continue')
  sent.write(body.slice(0, 20))
  await openIdle()
  const ended = api.stop()
  await api.saying('"msg":"stopping"')
  sent.end(body.slice(20))
  const { status, headers } = await answerOf(sent)
  expect(status).toBe(202)
  expect(headers.connection).toBe('close')
  const { code, ms } = await ended
  expect(code).toBe(0)
  expect(ms).toBeLessThan(PROMPTLY_MS)
})

test('who waits for a result is given the job instead', async () => {
  const sent = post()
  sent.end(JSON.stringify(SUBMISSION))
  await api.saying('"msg":"jobs accepted"')
  const ended = api.stop()
  const { status, body } = await answerOf(sent)
  expect(status).toBe(202)
  expect(body).toMatchObject({ status: 'queued' })
  const { code, ms } = await ended
  expect(code).toBe(0)
  expect(ms).toBeLessThan(PROMPTLY_MS)
})

test('clients that hang are cut off in time', async () => {
  const { hostname, port, host } = new URL(api.url)
  const frozen = connect(Number(port), hostname)
  frozen.write(
    [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      `Host: ${host}`,
      `Origin: ${api.url}`,
      `Cookie: ${browser.cookie()}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  )
  const [head] = (await once(frozen, 'data')) as [Buffer]
  expect(String(head)).toContain('101 Switching Protocols')
  const stalled = post({ expect: '100-continue', 'content-length': '9000' })
  stalled.on('error', () => undefined)
  stalled.flushHeaders()
  await once(stalled, 'continue')
  expect(await api.stop()).toMatchObject({ code: 0 })
  frozen.destroy()
})

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { BatchDto, JobPage } from '@tailorbird/contracts'
import { afterEach, expect, inject, test } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi | undefined
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await api?.close()
})

async function start(env: Record<string, string> = {}): Promise<TestApi> {
  const urls = { postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') }
  api = await startTestApi({ ...urls, env })
  return api
}

test('500 clients that send their request letter by letter keep nobody out', async () => {
  const { url } = await start()
  const { port, hostname } = new URL(url)
  await Promise.all(
    Array.from({ length: 500 }, () => {
      const socket = connect(Number(port), hostname)
      sockets.push(socket)
      socket.on('error', () => undefined)
      return new Promise<void>((resolve) => {
        socket.once('connect', () =>
          socket.write('GET /api/jobs HTTP/1.1\r\nHost: a\r\nX-', () => resolve()),
        )
      })
    }),
  )
  expect((await fetch(`${url}/api/jobs`)).status).toBe(200)
  // Those that came last still hang.
  expect(sockets.some(({ closed }) => !closed)).toBe(true)
})

/** Begins an upload and sends no more of it. */
function stall(url: string, cookie: string, bytes: number): Promise<Socket> {
  const { port, hostname } = new URL(url)
  const socket = connect(Number(port), hostname)
  sockets.push(socket)
  socket.on('error', () => undefined)
  const head = [
    'POST /api/resume/tailor HTTP/1.1',
    `Host: ${new URL(url).host}`,
    `Origin: ${url}`,
    `Cookie: ${cookie}`,
    'Content-Type: application/json',
    'Content-Length: 11900000',
    '\r\n',
  ].join('\r\n')
  return new Promise((resolve) => socket.write(head + 'x'.repeat(bytes), () => resolve(socket)))
}

test('one who stalls many uploads keeps nobody else out, and is hung up on', async () => {
  const { url } = await start({ UPLOAD_MB_AT_ONCE: '64', UPLOAD_QUIET_SECONDS: '3' })
  const [hostile, other] = [await openBrowser(url), await openBrowser(url)]
  const stalled = await Promise.all(
    Array.from({ length: 12 }, () => stall(url, hostile.cookie(), 6_000_000)),
  )
  const answered = Promise.all(
    stalled.map(async (socket) => {
      const [data] = (await once(socket, 'data')) as [Buffer]
      const status = data.toString().slice(9, 12)
      if (status === '408' && !socket.closed) await once(socket, 'close')
      return status
    }),
  )
  const jobs = [{ jobDescription: 'Gardener' }]
  const large = { originalContent: `# Ada\n\n${'word '.repeat(1_000_000)}`, mode: 'batch', jobs }
  await expect
    .poll(async () => (await other.post('/api/jobs', large)).status, { timeout: 80_000 })
    .toBe(202)
  const statuses = await answered
  expect(new Set(statuses)).toEqual(new Set(['408', '429']))
})

test('an upload that breaks off leaves nothing behind: no row, and no bytes that count as held', async () => {
  const { url, db } = await start({ UPLOAD_MB_AT_ONCE: '2' })
  const browser = await openBrowser(url)
  const { port, hostname } = new URL(url)
  const head = [
    'POST /api/jobs HTTP/1.1',
    `Host: ${new URL(url).host}`,
    `Origin: ${url}`,
    `Cookie: ${browser.cookie()}`,
    'Content-Type: application/json',
    'Content-Length: 5000000',
    '\r\n',
  ].join('\r\n')
  for (let time = 0; time < 4; time += 1) {
    const socket = connect(Number(port), hostname)
    await new Promise<void>((resolve) => {
      socket.write(head + 'x'.repeat(1_500_000), () => resolve())
    })
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.destroy()
    await closed
  }
  const jobs = [{ jobDescription: 'Gardener' }]
  const large = { originalContent: `# Ada\n\n${'word '.repeat(200_000)}`, mode: 'batch', jobs }
  await expect
    .poll(async () => (await browser.post('/api/jobs', large)).status, { timeout: 80_000 })
    .toBe(202)
  expect(await db.selectFrom('batches').select('id').execute()).toHaveLength(1)
})

test('more at once than there is room for is asked to come again', async () => {
  const { url } = await start({ UPLOAD_MB_AT_ONCE: '1' })
  const browser = await openBrowser(url)
  const jobs = [{ jobDescription: 'Gardener' }]
  const body = { originalContent: `# Ada\n\n${'word '.repeat(400_000)}`, mode: 'batch', jobs }
  const answer = await browser.post('/api/jobs', body)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.json()).toMatchObject({ code: 'busy' })
})

test('a stream without an end is cut off', async () => {
  const { url } = await start()
  const browser = await openBrowser(url)
  let sent = 0
  const endless = new ReadableStream({
    pull: (controller) => {
      sent += 65_536
      controller.enqueue(new Uint8Array(65_536).fill(0x20))
    },
  })
  const answer = await fetch(`${url}/api/confirmed-skills`, {
    method: 'POST',
    headers: { cookie: browser.cookie(), origin: url, 'content-type': 'application/json' },
    body: endless,
    duplex: 'half',
  }).catch(() => undefined)
  expect([undefined, 413]).toContain(answer?.status)
  expect(sent).toBeLessThan(50_000_000)
  const { jobs } = (await (await browser.get('/api/jobs')).json()) as JobPage & BatchDto
  expect(jobs).toEqual([])
})

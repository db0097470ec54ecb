import { once } from 'node:events'
import type { BatchDto, JobNews } from '@tailorbird/contracts'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { renderAs, tailorAs } from '../testing/act-as-worker.ts'
import { openBrowser, type Browser } from '../testing/browser.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi
const sockets: Socket[] = []
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(() => api.close())

function connect(headers: Record<string, string>): Socket {
  const socket = io(api.url, {
    transports: ['websocket'],
    extraHeaders: headers,
    reconnection: false,
  })
  sockets.push(socket)
  return socket
}
const connectAs = (browser: Browser) => connect({ cookie: browser.cookie(), origin: api.url })

async function acceptOne(browser: Browser): Promise<string> {
  const jobs = [{ jobDescription: 'Gardener' }]
  const answer = await browser.post('/api/jobs', { originalContent: '# Ada', mode: 'batch', jobs })
  const batch = (await answer.json()) as BatchDto
  return batch.jobs[0]?.id ?? ''
}

test('an owner hears 10, 30, 70 and 100 of the own job', async () => {
  const browser = await openBrowser(api.url)
  const socket = connectAs(browser)
  await once(socket as never, 'connect')
  const heard: JobNews[] = []
  const done = new Promise<void>((resolve) => {
    socket.on('job', (news: JobNews) => {
      heard.push(news)
      if (news.status === 'done') resolve()
    })
  })
  const id = await acceptOne(browser)
  await renderAs(api.db, await tailorAs(api.db, id))
  await done
  expect(heard.map((news) => news.progress)).toEqual([0, 10, 30, 70, 100])
  expect(new Set(heard.map((news) => news.id))).toEqual(new Set([id]))
  expect(JSON.stringify(heard)).not.toMatch(/Ada|Gardener/)
})

test('a stranger hears nothing', async () => {
  const [browser, stranger] = await Promise.all([openBrowser(api.url), openBrowser(api.url)])
  const [own, other] = [connectAs(browser), connectAs(stranger)]
  await Promise.all([once(own as never, 'connect'), once(other as never, 'connect')])
  const heard: unknown[] = []
  other.on('job', (news) => heard.push(news))
  const ownNews = once(own as never, 'job')
  await acceptOne(browser)
  await ownNews
  const strangersNews = once(other as never, 'job')
  const id = await acceptOne(stranger)
  await strangersNews
  expect(heard).toEqual([expect.objectContaining({ id })])
})

test.each([
  ['no cookie', () => ({ origin: api.url })],
  ['a forged cookie', () => ({ origin: api.url, cookie: 'tailorbird_device=made-up.sig' })],
])('a socket with %s is refused', async (_what, headers) => {
  const socket = connect(headers())
  const [error] = (await once(socket as never, 'connect_error')) as [Error]
  expect(error).toBeInstanceOf(Error)
})

test.each([undefined, 'https://elsewhere.example'])(
  'a socket from origin %s is refused',
  async (origin) => {
    const browser = await openBrowser(api.url)
    const socket = connect({ cookie: browser.cookie(), ...(origin ? { origin } : {}) })
    const [error] = (await once(socket as never, 'connect_error')) as [Error]
    expect(error).toBeInstanceOf(Error)
  },
)

test.each([
  ['of one visitor', 'SOCKETS_PER_OWNER'],
  ['of all', 'SOCKETS_AT_ONCE'],
])('as many sockets %s as there may be, and room again when one closes', async (whose, limit) => {
  const small = await startTestApi({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    env: { [limit]: '2' },
  })
  const open = (browser: Browser) => {
    const extraHeaders = { cookie: browser.cookie(), origin: small.url }
    const socket = io(small.url, { transports: ['websocket'], extraHeaders, reconnection: false })
    sockets.push(socket)
    const refused = once(socket as never, 'connect_error').then(() => 'refused')
    return {
      socket,
      outcome: Promise.race([once(socket as never, 'connect').then(() => 'open'), refused]),
    }
  }
  try {
    const [one, two] = await Promise.all([openBrowser(small.url), openBrowser(small.url)])
    const first = open(one)
    expect([await first.outcome, await open(one).outcome]).toEqual(['open', 'open'])
    expect(await open(one).outcome).toBe('refused')
    expect(await open(two).outcome).toBe(whose === 'of all' ? 'refused' : 'open')
    first.socket.disconnect()
    await vi.waitFor(async () => expect(await open(one).outcome).toBe('open'), 5000)
  } finally {
    await small.close()
  }
})

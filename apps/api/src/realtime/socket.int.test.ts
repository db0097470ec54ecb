import { once } from 'node:events'
import { SOCKET_TRANSPORTS, type BatchDto, type JobNews } from '@tailorbird/contracts'
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
    transports: SOCKET_TRANSPORTS,
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

/** The network that a visitor is in, as a proxy of ours names it. */
const [HOME, AWAY, THIRD] = ['203.0.113.7', '198.51.100.7', '192.0.2.7'] as const

type Visit = [who: 0 | 1, address: string]
test.each<[whose: string, env: Record<string, string>, third: Visit, other: Visit]>([
  ['of one visitor', { SOCKETS_PER_OWNER: '2' }, [0, HOME], [1, HOME]],
  ['of one network', { SOCKETS_AT_ONCE: '4' }, [1, HOME], [1, AWAY]],
  ['of one visitor in a minute', { REQUESTS_PER_OWNER: '2' }, [0, AWAY], [1, HOME]],
  ['of one network in a minute', { REQUESTS_PER_NETWORK: '2' }, [1, HOME], [1, AWAY]],
])(
  'two sockets %s, the third is refused, and others have room',
  async (_whose, env, third, other) => {
    const { open, close } = await startSmall(env)
    try {
      expect(await open(0, HOME).outcome).toBe('open')
      expect(await open(0, HOME).outcome).toBe('open')
      expect(await open(...third).outcome).toBe('refused')
      expect(await open(...other).outcome).toBe('open')
    } finally {
      await close()
    }
  },
)

test('as many sockets of all as there may be, and room again when one closes', async () => {
  const { open, close } = await startSmall({ SOCKETS_AT_ONCE: '2' })
  try {
    const first = open(0, HOME)
    expect([await first.outcome, await open(1, AWAY).outcome]).toEqual(['open', 'open'])
    expect(await open(1, THIRD).outcome).toBe('refused')
    first.socket.disconnect()
    await vi.waitFor(async () => expect(await open(1, THIRD).outcome).toBe('open'), 5000)
  } finally {
    await close()
  }
})

/** An API with small limits behind a proxy, and two visitors of it. */
async function startSmall(env: Record<string, string>) {
  const urls = { postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') }
  const small = await startTestApi({ ...urls, env: { TRUSTED_PROXIES: '1', ...env } })
  const { url } = small
  const visitors = await Promise.all([openBrowser(url), openBrowser(url)])
  const open = (who: 0 | 1, address: string) => {
    const socket = io(url, {
      transports: SOCKET_TRANSPORTS,
      extraHeaders: {
        cookie: visitors[who].cookie(),
        origin: url,
        'x-forwarded-for': address,
      },
      reconnection: false,
    })
    sockets.push(socket)
    const refused = once(socket as never, 'connect_error').then(() => 'refused')
    const opened = once(socket as never, 'connect').then(() => 'open')
    return { socket, outcome: Promise.race([opened, refused]) }
  }
  return { open, close: () => small.close() }
}

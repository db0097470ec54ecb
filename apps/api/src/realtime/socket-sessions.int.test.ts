import { once } from 'node:events'
import type { JobNews } from '@tailorbird/contracts'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { openBrowser, type Browser } from '../testing/browser.ts'
import { PASSWORD, register, signInElsewhere, type Person } from '../testing/people.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

/** Two replicas of one installation. */
let api: TestApi
let replica: TestApi
const sockets: Socket[] = []
beforeAll(async () => {
  // The watch over sessions is the one thing here that goes by an interval.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const urls = { postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') }
  api = await startTestApi(urls)
  replica = await startTestApi({ ...urls, databaseUrl: api.databaseUrl })
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(async () => {
  vi.useRealTimers()
  await replica.close()
  await api.close()
})

function connect(url: string, headers: () => Record<string, string>): Socket {
  const socket = io(url, {
    transports: ['websocket'],
    extraHeaders: headers(),
    forceNew: true,
    reconnectionDelay: 50,
  })
  // A browser sends the cookies that it has by then.
  socket.io.on('reconnect_attempt', () => void (socket.io.opts.extraHeaders = headers()))
  sockets.push(socket)
  return socket
}
const connectAs = (browser: Browser, url = replica.url) =>
  connect(url, () => ({ cookie: browser.cookie(), origin: url }))
const event = (socket: Socket, name: string) => once(socket as never, name)

async function accept(browser: Browser): Promise<string> {
  const jobs = [{ jobDescription: 'Gardener' }]
  const answer = await browser.post('/api/jobs', { originalContent: '# Ada', mode: 'queue', jobs })
  return ((await answer.json()) as { jobs: { id: string }[] }).jobs[0]?.id ?? ''
}
/** The ids of the jobs that it hears of. */
function hear(socket: Socket): string[] {
  const heard: string[] = []
  socket.on('job', ({ id }: JobNews) => heard.push(id))
  return heard
}

test('a user hears of jobs that were sent elsewhere', async () => {
  const person = await register(api.url)
  const socket = connectAs(await signInElsewhere(api.url, person))
  await event(socket, 'connect')
  const heard = hear(socket)
  const id = await accept(person.browser)
  await vi.waitFor(() => expect(heard).toContain(id))
})

const ends: [string, (person: Person, other: Browser) => Promise<unknown>][] = [
  ['signing out', (_person, other) => other.post('/api/auth/logout')],
  ['signing out everywhere', ({ browser }) => browser.post('/api/auth/logout-everywhere')],
  [
    'a new password',
    ({ browser }) =>
      browser.post('/api/auth/password', { currentPassword: PASSWORD, newPassword: 'staple' }),
  ],
  [
    'deleting the account',
    ({ browser }) => browser.post('/api/auth/delete-account', { currentPassword: PASSWORD }),
  ],
  [
    'being signed out from elsewhere',
    async ({ browser }) => {
      const answer = await browser.get('/api/auth/sessions')
      const list = (await answer.json()) as { sessions: { id: string; current: boolean }[] }
      const id = list.sessions.find(({ current }) => !current)?.id
      return browser.delete(`/api/auth/sessions/${id}`)
    },
  ],
]
test.each(ends)(
  '%s drops its sockets on all replicas, and they come back as a visitor',
  async (_what, end) => {
    const person = await register(api.url)
    const other = await signInElsewhere(api.url, person)
    const open = [connectAs(other), connectAs(other, api.url)]
    await Promise.all(open.map((socket) => event(socket, 'connect')))
    const dropped = Promise.all(open.map((socket) => event(socket, 'disconnect')))
    const back = dropped.then(() => Promise.all(open.map((socket) => event(socket, 'connect'))))
    await end(person, other)
    expect((await dropped).map(([reason]) => reason as string)).toEqual([
      'transport close',
      'transport close',
    ])
    await back
    const heard = open.map(hear)
    const id = await accept(other)
    await vi.waitFor(() => expect(heard).toEqual([[id], [id]]))
  },
)

test('only the session that ended loses its socket', async () => {
  const person = await register(api.url)
  const other = await signInElsewhere(api.url, person)
  const [own, ended] = [connectAs(person.browser), connectAs(other)]
  await Promise.all([event(own, 'connect'), event(ended, 'connect')])
  const dropped = event(ended, 'disconnect')
  await other.post('/api/auth/logout')
  await dropped
  const heard = hear(own)
  const id = await accept(person.browser)
  await vi.waitFor(() => expect(heard).toContain(id))
  expect(own.connected).toBe(true)
})

test('a session that is over by the clock loses its socket at the next look', async () => {
  const { browser, user } = await register(api.url)
  const socket = connectAs(browser)
  await event(socket, 'connect')
  const dropped = event(socket, 'disconnect')
  await api.db
    .updateTable('user_sessions')
    .set({ expires_at: new Date() })
    .where('user_id', '=', user.id)
    .execute()
  vi.advanceTimersByTime(15_000)
  expect((await dropped)[0]).toBe('transport close')
})

test('a revoked session opens no socket, and beside a device only the device’s', async () => {
  const person = await register(api.url)
  const cookie = person.browser.cookie()
  await person.browser.post('/api/auth/logout')
  const session = cookie.split('; ').find((one) => one.startsWith('tailorbird_session')) ?? ''
  const alone = connect(replica.url, () => ({ cookie: session, origin: replica.url }))
  const [error] = (await event(alone, 'connect_error')) as [Error]
  expect(error.message).toBe('refused')

  const both = [session, `tailorbird_device=${person.browser.cookieNamed('tailorbird_device')}`]
  const visitor = connect(replica.url, () => ({ cookie: both.join('; '), origin: replica.url }))
  await event(visitor, 'connect')
  const heard = hear(visitor)
  await accept(await signInElsewhere(api.url, person))
  const id = await accept(person.browser)
  await vi.waitFor(() => expect(heard).toEqual([id]))
})

test('signing in takes the device’s sockets along', async () => {
  const browser = await openBrowser(api.url)
  await accept(browser)
  const socket = connectAs(browser)
  await event(socket, 'connect')
  const dropped = event(socket, 'disconnect')
  await register(api.url, browser)
  await dropped
  await event(socket, 'connect')
  const heard = hear(socket)
  const id = await accept(browser)
  await vi.waitFor(() => expect(heard).toContain(id))
})

test('a socket with the cookie from before the sign-in is hung up on until it has the new one', async () => {
  const browser = await openBrowser(api.url)
  const old = browser.cookie()
  await register(api.url, browser)
  let cookie = old
  const socket = connect(replica.url, () => ({ cookie, origin: replica.url }))
  await event(socket, 'disconnect')
  cookie = browser.cookie()
  await event(socket, 'connect')
  const heard = hear(socket)
  const id = await accept(browser)
  await vi.waitFor(() => expect(heard).toContain(id))
})

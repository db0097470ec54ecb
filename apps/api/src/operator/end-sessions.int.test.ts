import { once } from 'node:events'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { logIn, register, signInElsewhere } from '../testing/people.ts'
import type { Browser } from '../testing/browser.ts'
import { runOperatorProgram } from '../testing/run-operator-program.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterAll(() => api.close())

const run = (...words: string[]) =>
  runOperatorProgram('end-sessions', { DATABASE_URL: api.databaseUrl }, words)
const isSignedIn = async (browser: Browser) => (await browser.get('/api/auth/me')).status === 200

async function connect(browser: Browser) {
  const extraHeaders = { cookie: browser.cookie(), origin: api.url }
  const socket = io(api.url, { transports: ['websocket'], extraHeaders, reconnection: false })
  await once(socket as never, 'connect')
  return socket
}

test.each(['email', 'id'] as const)(
  'an operator ends the sessions of one account, named by its %s, and its sockets at once',
  async (field) => {
    const [person, stranger] = await Promise.all([register(api.url), register(api.url)])
    const other = await signInElsewhere(api.url, person)
    const socket = await connect(person.browser)
    const dropped = once(socket as never, 'disconnect')
    const { stdout } = await run(person.user[field].toUpperCase())
    await dropped
    expect(stdout).toContain('"count":2')
    expect(stdout).not.toContain(person.user.email)
    for (const browser of [person.browser, other]) expect(await isSignedIn(browser)).toBe(false)
    expect(await isSignedIn(stranger.browser)).toBe(true)
    expect((await logIn(other, person.user.email)).status).toBe(200)
  },
)

test('an operator ends the sessions of everybody', async () => {
  const [first, second] = await Promise.all([register(api.url), register(api.url)])
  const sockets = await Promise.all([connect(first.browser), connect(second.browser)])
  const dropped = Promise.all(sockets.map((socket) => once(socket as never, 'disconnect')))
  await run('--all')
  await dropped
  for (const { browser } of [first, second]) expect(await isSignedIn(browser)).toBe(false)
  expect(await api.db.selectFrom('user_sessions').selectAll().execute()).toEqual([])
})

test.each([
  { args: [], says: 'Say whose sessions end' },
  { args: ['nobody@example.org'], says: 'No account has this id or email' },
  { args: ['--all', 'nobody@example.org'], says: 'Say whose sessions end' },
])('$args ends nothing', async ({ args, says }) => {
  const { browser } = await register(api.url)
  await expect(run(...args)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(says) as unknown,
  })
  expect(await isSignedIn(browser)).toBe(true)
})

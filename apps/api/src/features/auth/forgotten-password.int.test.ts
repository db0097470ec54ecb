import { changePassword, startPasswordReset } from '@tailorbird/db'
import { listWork } from '@tailorbird/queue/testing'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openBrowser } from '../../testing/browser.ts'
import { logIn, PASSWORD, register, signInElsewhere, type Person } from '../../testing/people.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
const urls = () => ({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
beforeAll(async () => {
  api = await startTestApi({ ...urls(), env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
})
afterAll(() => api.close())

const TOKEN = 'a'.repeat(43)
const ask = async (email: string) =>
  (await openBrowser(api.url)).post('/api/auth/forgot-password', { email })
const reset = async (token: string, password = 'battery staple') =>
  (await openBrowser(api.url)).post('/api/auth/reset-password', { token, password })
test('asking for a letter tells nobody whether there is an account, and queues ids alone', async () => {
  const { user } = await register(api.url)
  const answers = [await ask(user.email.toLowerCase()), await ask('nobody@example.org')]
  expect(answers.map(({ status }) => status)).toEqual([202, 202])
  const [known, unknown] = await Promise.all(answers.map((answer) => answer.text()))
  expect(known).toBe(unknown)
  const payloads = (await listWork(api.backend, 'send-mail')).map(({ payload }) => payload)
  expect(payloads).toHaveLength(2)
  expect(payloads).toContainEqual({
    kind: 'password-reset',
    about: user.id,
    nonce: expect.any(String) as string,
  })
  expect(JSON.stringify(payloads)).not.toContain('@')
  expect(api.logLines.join('')).not.toMatch(/example\.org/i)
})

test('five letters an hour to one address', async () => {
  const statuses = []
  for (let tries = 0; tries < 6; tries += 1)
    statuses.push((await ask(tries % 2 ? 'Many@example.org' : 'many@example.org')).status)
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
})

test('a link gives one new password, once, and signs out everywhere', async () => {
  const person = await register(api.url)
  const other = await signInElsewhere(api.url, person)
  await startPasswordReset(api.db, person.user.id, TOKEN)
  expect((await reset(TOKEN)).status).toBe(204)
  for (const browser of [person.browser, other])
    expect((await browser.get('/api/auth/me')).status).toBe(401)
  expect((await logIn(other, person.user.email)).status).toBe(401)
  expect((await logIn(other, person.user.email, 'battery staple')).status).toBe(200)

  const again = await reset(TOKEN, 'a third one')
  expect(again.status).toBe(422)
  expect(await again.json()).toMatchObject({ code: 'token_invalid' })
  expect(api.logLines.join('')).not.toContain(TOKEN)
})

test('of two that use a link at once one does', async () => {
  const { user } = await register(api.url)
  await startPasswordReset(api.db, user.id, TOKEN)
  const answers = await Promise.all([reset(TOKEN, 'first one'), reset(TOKEN, 'second one')])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 422]))
})

const later: [string, (person: Person) => Promise<unknown>][] = [
  ['an older link', ({ user }) => startPasswordReset(api.db, user.id, 'b'.repeat(43))],
  [
    'a link of the time before the email changed',
    ({ browser, user }) =>
      browser.post('/api/auth/email', { email: `new.${user.email}`, currentPassword: PASSWORD }),
  ],
  [
    'a link that is 30 minutes old',
    ({ user }) =>
      api.db
        .updateTable('password_resets')
        .set({ expires_at: new Date() })
        .where('user_id', '=', user.id)
        .execute(),
  ],
]
test.each(later)('%s is not valid any more', async (_what, happens) => {
  const person = await register(api.url)
  await startPasswordReset(api.db, person.user.id, TOKEN)
  await happens(person)
  expect((await reset(TOKEN)).status).toBe(422)
  expect((await person.browser.get('/api/auth/me')).status).toBe(200)
})

test('a sign-in that checked the old password while it was replaced is none', async () => {
  const { user } = await register(api.url)
  const browser = await openBrowser(api.url)
  const replacing = await api.db.startTransaction().execute()
  await changePassword(replacing, user.id, 'replaced', null)
  const signingIn = logIn(browser, user.email)
  // It has read the old hash, found it right, and waits for the user's row to write its session.
  await vi.waitFor(async () => expect(await countWaiting()).toBeGreaterThan(0))
  await replacing.commit().execute()
  expect((await signingIn).status).toBe(401)
  expect((await browser.get('/api/auth/me')).status).toBe(401)
  const left = await api.db.selectFrom('user_sessions').where('user_id', '=', user.id).execute()
  expect(left).toEqual([])
})

/** Statements that wait for a lock in this database. */
async function countWaiting(): Promise<number> {
  const rows = await api.db
    .selectFrom('pg_stat_activity' as never)
    .select('pid' as never)
    .where('datname' as never, '=', new URL(api.databaseUrl).pathname.slice(1) as never)
    .where('wait_event_type' as never, '=', 'Lock' as never)
    .execute()
  return rows.length
}

test('a link that never was, and no link at all', async () => {
  expect((await reset('c'.repeat(43))).status).toBe(422)
  expect((await reset('')).status).toBe(400)
  expect((await reset(TOKEN, '12345')).status).toBe(400)
})

test('without a mail server it says so', async () => {
  const without = await startTestApi(urls())
  try {
    const browser = await openBrowser(without.url)
    const answer = await browser.post('/api/auth/forgot-password', { email: 'ada@example.org' })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'mail_unavailable' })
  } finally {
    await without.close()
  }
})

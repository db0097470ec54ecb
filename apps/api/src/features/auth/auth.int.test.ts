import { createHook } from 'node:async_hooks'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../../testing/browser.ts'
import { logIn, newPerson, PASSWORD, register } from '../../testing/people.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { hashPassword, isOutdated } from './passwords/hash-password.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterAll(() => api.close())

const SESSION = 'tailorbird_session'

test('registering signs in, and the account is there after signing out and in again', async () => {
  const { browser, user } = await register(api.url)
  expect(user).toMatchObject({ planId: 'free', hasPassword: true })
  expect(user.email).toMatch(/^Ada\d+@/)
  expect(await (await browser.get('/api/auth/me')).json()).toEqual(user)
  expect(browser.cookieNamed('tailorbird_signed_in')).toBe('1')

  expect((await browser.post('/api/auth/logout')).status).toBe(204)
  expect((await browser.get('/api/auth/me')).status).toBe(401)
  expect(browser.cookieNamed('tailorbird_signed_in')).toBeUndefined()
  expect(browser.cookieNamed(SESSION)).toBeUndefined()

  const again = await logIn(browser, user.email.toUpperCase())
  expect(await again.json()).toEqual(user)
})

test('the password is stored as an Argon2id hash, the session as a hash of its token', async () => {
  const { browser, user } = await register(api.url)
  const { password } = await api.db
    .selectFrom('users')
    .select('password')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  const rows = await api.db
    .selectFrom('user_sessions')
    .select('session_token')
    .where('user_id', '=', user.id)
    .execute()
  expect(rows).toHaveLength(1)
  const token = decodeURIComponent(browser.cookieNamed(SESSION) ?? '').split('.')[0] ?? ''
  expect(token).toMatch(/^[\w-]{32}$/)
  expect(rows[0]?.session_token).toMatch(/^[\w-]{43}$/)
  expect(rows[0]?.session_token).not.toContain(token)
})

test.each([
  ['email, in other letters', { username: 'somebody' }],
  ['user name', { email: 'another@example.org' }],
])('a taken %s is told', async (_what, other) => {
  const { user } = await register(api.url)
  const browser = await openBrowser(api.url)
  const taken = {
    ...newPerson(),
    username: user.username,
    email: user.email.toUpperCase(),
    ...other,
  }
  const answer = await browser.post('/api/auth/register', taken)
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ code: 'account_exists' })
  expect((await browser.get('/api/auth/me')).status).toBe(401)
})

test('a name is the same however its letters are composed', async () => {
  const [browser, other] = [await openBrowser(api.url), await openBrowser(api.url)]
  const first = { ...newPerson(), username: 'Jose\u0301' }
  const answer = await browser.post('/api/auth/register', first)
  expect(await answer.json()).toMatchObject({ username: 'Jos\u00E9' })
  for (const username of ['Jos\u00E9', 'Jose\u0301'])
    expect((await other.post('/api/auth/register', { ...newPerson(), username })).status).toBe(409)
})

test('two that register the same address at once: one gets it', async () => {
  const person = newPerson()
  const browsers = await Promise.all([openBrowser(api.url), openBrowser(api.url)])
  const answers = await Promise.all(
    browsers.map((browser, place) =>
      browser.post('/api/auth/register', { ...person, username: `twin${place}` }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test.each([
  [{ username: 'a' }, 'Username must be at least 2 characters'],
  [{ email: 'nobody' }, 'Please enter a valid email address'],
  [{ password: '12345' }, 'Password must be at least 6 characters'],
  [{ password: 'x'.repeat(201) }, 'Password may have up to 200 characters'],
  [{ admin: true }, 'Unknown field: admin'],
])('registering with %j is refused', async (wrong, message) => {
  const browser = await openBrowser(api.url)
  const answer = await browser.post('/api/auth/register', { ...newPerson(), ...wrong })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ errors: [{ message }] })
})

test('an unknown email and a wrong password get one answer, and cost a hash each', async () => {
  const { user } = await register(api.url)
  const browser = await openBrowser(api.url)
  const answers = []
  for (const email of ['nobody@example.org', user.email]) {
    const hashes = countHashes()
    const answer = await logIn(browser, email, 'wrong one')
    answers.push({ ...((await answer.json()) as object), requestId: '', hashes: hashes.stop() })
  }
  expect(answers[0]).toMatchObject({ status: 401, detail: 'Invalid email or password', hashes: 1 })
  expect(answers[1]).toEqual(answers[0])
})

/** How many Argon2 hashes this process computes from now on. */
function countHashes() {
  let count = 0
  const hook = createHook({ init: (_id, type) => void (type === 'ARGON2REQUEST' && (count += 1)) })
  hook.enable()
  return {
    stop: () => {
      hook.disable()
      return count
    },
  }
}

test('a hash made with other costs is made anew at sign-in, and the password still fits', async () => {
  const { browser, user } = await register(api.url)
  const old = await hashPassword(PASSWORD, { memory: 8192, passes: 1, parallelism: 1 })
  const read = async () =>
    (
      await api.db
        .selectFrom('users')
        .select('password')
        .where('id', '=', user.id)
        .executeTakeFirstOrThrow()
    ).password
  await api.db.updateTable('users').set({ password: old }).where('id', '=', user.id).execute()
  expect(isOutdated(await read())).toBe(true)
  expect((await logIn(browser, user.email)).status).toBe(200)
  expect(isOutdated(await read())).toBe(false)
  expect((await logIn(browser, user.email)).status).toBe(200)
  expect((await logIn(browser, user.email, 'wrong one')).status).toBe(401)
})

test('signing in takes no session over: neither a preset one nor the one before', async () => {
  const { browser, user } = await register(api.url)
  const before = browser.cookieNamed(SESSION) ?? ''
  await logIn(browser, user.email)
  expect(browser.cookieNamed(SESSION)).not.toBe(before)

  const victim = await openBrowser(api.url)
  victim.setCookie(SESSION, before)
  const answer = await logIn(victim, user.email)
  expect(answer.status).toBe(200)
  expect(victim.cookieNamed(SESSION)).not.toBe(before)

  const thief = await openBrowser(api.url)
  thief.setCookie(SESSION, before)
  expect((await thief.get('/api/auth/me')).status).toBe(401)
})

test('a cookie that is used again after sign-out opens nothing', async () => {
  const { browser } = await register(api.url)
  const kept = browser.cookieNamed(SESSION) ?? ''
  await browser.post('/api/auth/logout')
  browser.setCookie(SESSION, kept)
  expect((await browser.get('/api/auth/me')).status).toBe(401)
  expect(browser.cookieNamed(SESSION)).toBeUndefined()
})

test('a form on another site signs nobody in or out', async () => {
  const { browser, user } = await register(api.url)
  const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  const out = await browser.post('/api/auth/logout', undefined, elsewhere)
  expect(out.status).toBe(403)
  expect((await browser.get('/api/auth/me')).status).toBe(200)
  const form = { ...elsewhere, 'content-type': 'application/x-www-form-urlencoded' }
  const body = { email: user.email, password: PASSWORD }
  expect((await browser.post('/api/auth/login', body, form)).status).toBe(403)
})

test('no address, password or token is logged', async () => {
  const { browser, user } = await register(api.url)
  await logIn(browser, user.email, 'wrong one')
  const token = decodeURIComponent(browser.cookieNamed(SESSION) ?? '').split('.')[0] ?? '-'
  expect(api.logLines.length).toBeGreaterThan(0)
  for (const secret of [user.email, PASSWORD, 'wrong one', token])
    expect(api.logLines.join('')).not.toContain(secret)
})

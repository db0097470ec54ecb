import type { SessionList } from '@tailorbird/contracts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser, type Browser } from '../../testing/browser.ts'
import { register, signInElsewhere } from '../../testing/people.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterAll(() => api.close())

const list = async (browser: Browser) =>
  ((await (await browser.get('/api/auth/sessions')).json()) as SessionList).sessions
const isSignedIn = async (browser: Browser) => (await browser.get('/api/auth/me')).status === 200

test('lists where somebody is signed in, newest first, and signs out there', async () => {
  const person = await register(api.url)
  const other = await signInElsewhere(api.url, person)
  const sessions = await list(person.browser)
  expect(sessions).toEqual([
    expect.objectContaining({ current: false }),
    expect.objectContaining({ current: true }),
  ])
  const answer = await person.browser.delete(`/api/auth/sessions/${sessions[0]?.id}`)
  expect(answer.status).toBe(204)
  expect(await isSignedIn(other)).toBe(false)
  expect(await list(person.browser)).toHaveLength(1)
  const again = await person.browser.delete(`/api/auth/sessions/${sessions[0]?.id}`)
  expect(again.status).toBe(404)
})

test('signing out of the own session takes its cookies along', async () => {
  const { browser } = await register(api.url)
  const [own] = await list(browser)
  expect((await browser.delete(`/api/auth/sessions/${own?.id}`)).status).toBe(204)
  expect(browser.cookie()).not.toMatch(/session|signed_in/)
})

test("somebody else's session is not there", async () => {
  const [person, stranger] = await Promise.all([register(api.url), register(api.url)])
  const [own] = await list(person.browser)
  const answer = await stranger.browser.delete(`/api/auth/sessions/${own?.id}`)
  expect(answer.status).toBe(404)
  expect(await isSignedIn(person.browser)).toBe(true)
})

test('signing out everywhere ends every session', async () => {
  const person = await register(api.url)
  const other = await signInElsewhere(api.url, person)
  expect((await person.browser.post('/api/auth/logout-everywhere')).status).toBe(204)
  expect(await isSignedIn(person.browser)).toBe(false)
  expect(await isSignedIn(other)).toBe(false)
})

test('nobody who is not signed in has sessions', async () => {
  const browser = await openBrowser(api.url)
  const answers = await Promise.all([
    browser.get('/api/auth/sessions'),
    browser.delete(`/api/auth/sessions/${crypto.randomUUID()}`),
    browser.post('/api/auth/logout-everywhere'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
})

test.each(['expires_at', 'ends_at'] as const)('a session is over at its %s', async (column) => {
  const { browser, user } = await register(api.url)
  await api.db
    .updateTable('user_sessions')
    .set({ [column]: new Date() })
    .where('user_id', '=', user.id)
    .execute()
  expect(await isSignedIn(browser)).toBe(false)
})

test('a visit puts the end off, at most once an hour, and never past the last day', async () => {
  const { browser, user } = await register(api.url)
  const mine = () => api.db.selectFrom('user_sessions').where('user_id', '=', user.id)
  const read = () =>
    mine().select(['last_seen_at', 'expires_at', 'ends_at']).executeTakeFirstOrThrow()
  const first = await read()
  expect(days(first.expires_at.getTime() - first.last_seen_at.getTime())).toBe(7)
  expect(days(first.ends_at.getTime() - first.last_seen_at.getTime())).toBe(30)
  await browser.get('/api/auth/me')
  expect(await read()).toEqual(first)

  await api.db
    .updateTable('user_sessions')
    .set({
      last_seen_at: hoursFromNow(-2),
      expires_at: hoursFromNow(24),
    })
    .where('user_id', '=', user.id)
    .execute()
  await browser.get('/api/auth/me')
  const later = await read()
  expect(later.expires_at.getTime()).toBeGreaterThanOrEqual(first.expires_at.getTime())
  expect(later.ends_at).toEqual(first.ends_at)
})

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const days = (ms: number) => Math.round(ms / 86_400_000)

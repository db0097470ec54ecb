import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openBrowser } from '../../testing/browser.ts'
import { logIn, newPerson, register } from '../../testing/people.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    env: { SIGN_INS_PER_ADDRESS: '30' },
  })
})
beforeEach(() => api.db.deleteFrom('hits').execute())
afterAll(() => api.close())

async function guess(times: number, email: () => string) {
  const answers: Response[] = []
  for (let tries = 0; tries < times; tries += 1) {
    // Each from a browser of its own, as who guesses does.
    answers.push(await logIn(await openBrowser(api.url), email(), 'wrong one'))
  }
  return answers
}
const statuses = (answers: Response[]) => answers.map(({ status }) => status)
const times = (count: number, status: number) => Array.from({ length: count }, () => status)

test('ten tries a minute at one account, and the owner gets in all the same', async () => {
  const { browser, user } = await register(api.url)
  await browser.post('/api/auth/logout')
  const answers = await guess(12, () => user.email)
  expect(statuses(answers)).toEqual([...times(10, 401), ...times(2, 429)])
  const refused = answers.at(-1)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(await refused?.json()).toMatchObject({ code: 'rate_limited' })
  // The right password does not help who guesses on: he would not know.
  expect((await logIn(await openBrowser(api.url), user.email)).status).toBe(429)
  expect((await logIn(browser, user.email)).status).toBe(200)
})

test('a known device has ten tries a minute of its own', async () => {
  const { browser, user } = await register(api.url)
  const answers = []
  for (let tries = 0; tries < 11; tries += 1)
    answers.push(await logIn(browser, user.email, 'wrong one'))
  expect(statuses(answers)).toEqual([...times(10, 401), 429])
})

test('an address has so many tries an hour, whatever accounts they are at', async () => {
  const { browser, user } = await register(api.url)
  let count = 0
  const answers = await guess(31, () => `nobody${(count += 1)}@example.org`)
  expect(statuses(answers)).toEqual([...times(30, 401), 429])
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect((await logIn(browser, user.email)).status).toBe(200)
})

test('registering is limited by address', async () => {
  const answers = []
  const browser = await openBrowser(api.url)
  const { username } = (await register(api.url)).user
  // Taken names: nothing is made, and it counts.
  for (let tries = 0; tries < 30; tries += 1)
    answers.push(await browser.post('/api/auth/register', { ...newPerson(), username }))
  expect(statuses(answers)).toEqual([...times(29, 409), 429])
})

test('the table of counts names nobody', async () => {
  const { user } = await register(api.url)
  await guess(2, () => user.email)
  const rows = await api.db.selectFrom('hits').selectAll().execute()
  expect(rows.length).toBeGreaterThanOrEqual(3)
  const text = JSON.stringify(rows)
  expect(text).not.toMatch(/example\.org|127\.0\.0\.1/)
  expect(text).not.toContain(user.id)
})

test('while tries cannot be counted nobody signs in', async () => {
  const { browser, user } = await register(api.url)
  await browser.post('/api/auth/logout')
  await api.db.schema.alterTable('hits').renameTo('hits_away').execute()
  try {
    expect((await logIn(browser, user.email)).status).toBe(500)
    expect((await browser.get('/api/auth/me')).status).toBe(401)
  } finally {
    await api.db.schema.alterTable('hits_away').renameTo('hits').execute()
  }
})

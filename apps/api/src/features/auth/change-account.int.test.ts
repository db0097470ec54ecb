import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { logIn, PASSWORD, register, signInElsewhere } from '../../testing/people.ts'
import { openBrowser } from '../../testing/browser.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterAll(() => api.close())

/** Makes it an account that only signs in elsewhere. */
const takePassword = (userId: string) =>
  api.db.updateTable('users').set({ password: '!' }).where('id', '=', userId).execute()
const ageSessions = (userId: string) =>
  api.db
    .updateTable('user_sessions')
    .set({ created_at: minutesAgo(11) } as never)
    .where('user_id', '=', userId)
    .execute()

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('a new password takes the old one its place and ends the other sessions', async () => {
  const person = await register(api.url)
  const other = await signInElsewhere(api.url, person)
  const body = { currentPassword: PASSWORD, newPassword: 'battery staple' }
  expect((await person.browser.post('/api/auth/password', body)).status).toBe(204)
  expect((await person.browser.get('/api/auth/me')).status).toBe(200)
  expect((await other.get('/api/auth/me')).status).toBe(401)
  expect((await logIn(other, person.user.email)).status).toBe(401)
  expect((await logIn(other, person.user.email, 'battery staple')).status).toBe(200)
})

test('of several new passwords at once one is taken, and the others are told', async () => {
  const { browser, user } = await register(api.url)
  const wanted = ['battery staple 1', 'battery staple 2', 'battery staple 3']
  const answers = await Promise.all(
    wanted.map((newPassword) =>
      browser.post('/api/auth/password', { currentPassword: PASSWORD, newPassword }),
    ),
  )
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
  expect(statuses).toEqual([204, 401, 401])
  const refused = answers.find(({ status }) => status === 401)
  expect(await refused?.json()).toMatchObject({ code: 'invalid_credentials' })
  const taken = wanted[answers.findIndex(({ status }) => status === 204)]
  expect((await logIn(browser, user.email, taken)).status).toBe(200)
})

test.each([
  ['/api/auth/password', { newPassword: 'battery staple' }],
  ['/api/auth/email', { email: 'new@example.org' }],
])('%s changes nothing without the right password', async (path, wanted) => {
  const { browser, user } = await register(api.url)
  for (const currentPassword of ['wrong one', undefined]) {
    const answer = await browser.post(path, { ...wanted, currentPassword })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({
      code: 'invalid_credentials',
      errors: [{ path: 'currentPassword' }],
    })
  }
  await browser.post('/api/auth/logout')
  expect((await logIn(browser, user.email)).status).toBe(200)
  await browser.post('/api/auth/logout')
  expect((await browser.post(path, { ...wanted, currentPassword: PASSWORD })).status).toBe(401)
})

test('the email changes, and signs in from then on', async () => {
  const { browser, user } = await register(api.url)
  const email = `New.${user.email}`
  const answer = await browser.post('/api/auth/email', { email, currentPassword: PASSWORD })
  expect(await answer.json()).toEqual({ ...user, email })
  const other = await openBrowser(api.url)
  expect((await logIn(other, user.email)).status).toBe(401)
  expect((await logIn(other, email)).status).toBe(200)
})

test("somebody else's email is taken, one's own in other letters is not", async () => {
  const [{ browser, user }, other] = await Promise.all([register(api.url), register(api.url)])
  const change = (email: string) =>
    browser.post('/api/auth/email', { email, currentPassword: PASSWORD })
  const taken = await change(other.user.email.toUpperCase())
  expect(taken.status).toBe(409)
  expect(await taken.json()).toMatchObject({ code: 'account_exists' })
  expect((await change(user.email.toUpperCase())).status).toBe(200)
})

test('an account without a password gets one after a recent sign-in alone', async () => {
  const { browser, user } = await register(api.url)
  await takePassword(user.id)
  expect((await logIn(await openBrowser(api.url), user.email)).status).toBe(401)
  await ageSessions(user.id)
  const late = await browser.post('/api/auth/password', { newPassword: 'battery staple' })
  expect(late.status).toBe(403)
  expect(await late.json()).toMatchObject({ code: 'sign_in_again' })

  const { browser: fresh, user: another } = await register(api.url)
  await takePassword(another.id)
  expect(await (await fresh.get('/api/auth/me')).json()).toMatchObject({ hasPassword: false })
  const early = await fresh.post('/api/auth/password', { newPassword: 'battery staple' })
  expect(early.status).toBe(204)
  expect(await (await fresh.get('/api/auth/me')).json()).toMatchObject({ hasPassword: true })
})

test('guessing the password of an open session is limited', async () => {
  const { browser } = await register(api.url)
  const guess = () =>
    browser.post('/api/auth/password', { currentPassword: 'wrong one', newPassword: 'mine now' })
  const answers = []
  for (let tries = 0; tries < 11; tries += 1) answers.push((await guess()).status)
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429])
})

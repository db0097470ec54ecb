import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { logIn, register, signInElsewhere } from '../testing/people.ts'
import { runOperatorProgram } from '../testing/run-operator-program.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi
// Without mail: nobody else could help.
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterAll(() => api.close())

const run = (...words: string[]) =>
  runOperatorProgram(
    'reset-password',
    { DATABASE_URL: api.databaseUrl, PUBLIC_URL: 'https://resumes.example.org' },
    words,
  )
const LINK = /^https:\/\/resumes\.example\.org\/reset-password#token=([\w-]{43})$/m
const tokenIn = (printed: string) => LINK.exec(printed)?.[1] ?? ''
const reset = async (token: string, password: string) =>
  (await openBrowser(api.url)).post('/api/auth/reset-password', { token, password })

test.each(['email', 'id'] as const)(
  'an operator makes a link for an account, named by its %s: it gives one new password, once',
  async (field) => {
    const person = await register(api.url)
    const other = await signInElsewhere(api.url, person)
    const { stdout } = await run(person.user[field].toUpperCase())
    const token = tokenIn(stdout)
    expect((await reset(token, 'battery staple')).status).toBe(204)
    for (const browser of [person.browser, other])
      expect((await browser.get('/api/auth/me')).status).toBe(401)
    expect((await logIn(other, person.user.email, 'battery staple')).status).toBe(200)
    expect((await reset(token, 'a third one')).status).toBe(422)
    const lines = stdout.split('\n').filter((line) => line.startsWith('{'))
    expect(lines.join('')).toContain(person.user.id)
    expect(lines.join('')).not.toMatch(new RegExp(`${token}|@`))
  },
)

test('a link works for 30 minutes, and a newer one ends it', async () => {
  const { user } = await register(api.url)
  const first = tokenIn((await run(user.id)).stdout)
  const second = tokenIn((await run(user.id)).stdout)
  expect((await reset(first, 'battery staple')).status).toBe(422)
  const { expires_at } = await api.db
    .selectFrom('password_resets')
    .select('expires_at')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  const minutes = (expires_at.getTime() - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(28)
  expect(minutes).toBeLessThanOrEqual(30)
  expect((await reset(second, 'battery staple')).status).toBe(204)
})

test.each([
  { args: [], says: 'Say who needs a new password' },
  { args: ['nobody@example.org'], says: 'No account has this id or email' },
  { args: ['one', 'two'], says: 'Say who needs a new password' },
])('$args makes no link', async ({ args, says }) => {
  await expect(run(...args)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(says) as unknown,
    stdout: expect.not.stringContaining('token=') as unknown,
  })
})

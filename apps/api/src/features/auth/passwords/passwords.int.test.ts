import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../../../testing/browser.ts'
import { logIn, newPerson } from '../../../testing/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterAll(() => api.close())

async function registerWith(password: string) {
  const browser = await openBrowser(api.url)
  const person = { ...newPerson(), password }
  const { status } = await browser.post('/api/auth/register', person)
  return {
    status,
    tries: async (tried: string) => (await logIn(browser, person.email, tried)).status,
  }
}

test.each([
  ['small letters alone', 'abcdef'],
  ['spaces alone', '      '],
  ['200 characters', 'Länge '.repeat(34).slice(0, 200)],
  ['a sentence', 'müde Katzen schlafen 🐈 überall'],
])('a password of %s is taken, and signs in', async (_what, password) => {
  const { status, tries } = await registerWith(password)
  expect(status).toBe(200)
  expect(await tries(password)).toBe(200)
})

test('a password counts whole and as it was typed', async () => {
  const password = ` Correct horse ${'x'.repeat(100)}`
  const { tries } = await registerWith(password)
  const others = [
    password.trim(),
    password.toLowerCase(),
    password.slice(0, -1),
    password.slice(0, 72),
  ]
  for (const other of others) expect(await tries(other)).toBe(401)
  expect(await tries(password)).toBe(200)
})

test('the same letters are the same password, however a keyboard composes them', async () => {
  const { tries } = await registerWith('caf\u00e9 noir')
  expect(await tries('cafe\u0301 noir')).toBe(200)
  expect(await tries('cafe noir')).toBe(401)
})

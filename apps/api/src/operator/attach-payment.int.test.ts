import { randomUUID } from 'node:crypto'
import { applyPaymentNews, placeOrder } from '@tailorbird/db'
import { audit } from '@tailorbird/db/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { register } from '../testing/people.ts'
import { runOperatorProgram } from '../testing/run-operator-program.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    quota: 2,
  })
})
afterAll(() => api.close())

const run = (...words: string[]) =>
  runOperatorProgram('attach-payment', { DATABASE_URL: api.databaseUrl }, words)

/** What somebody without an account has paid for. */
async function buy(): Promise<string> {
  const visitor = { id: randomUUID(), kind: 'device' as const }
  const { id } = await placeOrder(api.db, visitor, { planId: 'basic', amount: 10, method: 'card' })
  await applyPaymentNews(api.db, { orderId: id, facts: { paid: true } })
  return id
}

test('a visitor’s purchase goes to an account, once, and to no other', async () => {
  const [person, other] = [await register(api.url), await register(api.url)]
  const reference = await buy()
  await run(reference, person.user.email.toUpperCase())
  const { stdout } = await run(reference.toUpperCase(), person.user.id)
  expect(stdout).not.toContain(person.user.email)
  const usage = await person.browser.get('/api/device-usage')
  expect(await usage.json()).toMatchObject({ left: 7, plan: 'basic' })
  const me = await person.browser.get('/api/auth/me')
  expect(await me.json()).toMatchObject({ planId: 'basic' })
  await expect(run(reference, other.user.id)).rejects.toMatchObject({
    stderr: expect.stringContaining('belongs to another account') as unknown,
  })
  expect(await audit(api.db)).toEqual([])
})

test.each([
  { args: [], says: 'Say which payment goes to whom' },
  { args: ["' or 1=1", 'ada@example.org'], says: 'No payment has this reference' },
])('$args attaches nothing', async ({ args, says }) => {
  await expect(run(...args)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(says) as unknown,
  })
})

import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../../testing/browser.ts'
import { register } from '../../testing/people.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterAll(() => shop.close())

function forge(headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${shop.api.url}/api/webhooks/stripe`, { method: 'POST', headers, body: '{}' })
}

test('forged webhooks ask no database, whoever’s cookies they bring', async () => {
  const { api } = shop
  const { browser } = await register(api.url)
  const tables = ['owners', 'user_sessions'] as const
  for (const name of tables) await api.db.schema.alterTable(name).renameTo(`${name}_away`).execute()
  expect((await browser.get('/api/auth/me')).status).toBe(500)
  api.logLines.length = 0
  const answer = await forge({ cookie: browser.cookie() })
  expect(await answer.json()).toMatchObject({ status: 400, code: 'signature_invalid' })
  expect(answer.headers.getSetCookie()).toEqual([])
  for (const name of tables) await api.db.schema.alterTable(`${name}_away`).renameTo(name).execute()
  expect(api.logLines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { msg: 'webhook with a wrong signature' },
  ])
})

test('many of them are too many, and no line more in the log; a signed one is taken all the same', async () => {
  const { api, stripe } = shop
  api.logLines.length = 0
  const answers = await Promise.all(Array.from({ length: 70 }, () => forge()))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length + answers.filter(({ status }) => status === 400).length).toBe(70)
  expect(await refused[0]?.json()).toMatchObject({ code: 'rate_limited' })
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(api.logLines).toEqual([])

  stripe.webhooks.hold()
  const browser = await openBrowser(api.url)
  const order = await browser.post('/api/create-payment-intent', { planId: 'basic', amount: 10 })
  const { clientSecret } = (await order.json()) as { clientSecret: string }
  stripe.confirm(clientSecret.split('_secret_')[0] ?? '')
  const event = stripe.events.findLast(({ type }) => type === 'payment_intent.succeeded')
  expect(event && (await stripe.webhooks.deliver(event))).toBe(200)
})

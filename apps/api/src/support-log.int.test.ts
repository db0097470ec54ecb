import { randomUUID } from 'node:crypto'
import { audit } from '@tailorbird/db/testing'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openBrowser } from './testing/browser.ts'
import { logIn, PASSWORD, register, signInElsewhere } from './testing/people.ts'
import { startTestShop, type TestShop } from './testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
beforeEach(() => void (shop.api.logLines.length = 0))
afterAll(() => shop.close())

/** The lines that say this. */
const said = (msg: string) =>
  shop.api.logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line['msg'] === msg)
const logged = () => shop.api.logLines.join('')

test('an answer that refuses has its code in its line, another has none', async () => {
  const browser = await openBrowser(shop.api.url)
  await browser.get(`/api/resume/${randomUUID()}`)
  await browser.get('/api/device-usage')
  const answers = said('request answered')
  expect(answers.find(({ status }) => status === 404)).toMatchObject({ code: 'not_found' })
  expect(answers.find(({ route }) => route === '/api/device-usage')).not.toHaveProperty('code')
})

test('no request writes a line of its own, or a word into one of ours', async () => {
  const browser = await openBrowser(shop.api.url)
  const forged = '\n{"level":"error","msg":"forged"}\u001b[2J\u202e<b>'
  const path = encodeURIComponent(forged)
  const headers = {
    'user-agent': 'forged \u009b31m',
    'x-request-id': 'forged',
    prefer: 'respond-async',
  }
  const texts = { originalContent: `# Ada ${forged}`, jobDescription: `Gardener ${forged}` }
  const tailored = await browser.post(
    '/api/resume/tailor',
    { ...texts, fileName: `${forged}.txt` },
    headers,
  )
  expect(tailored.status).toBe(202)
  for (const address of [
    `/api/resume/${path}`,
    `/api/payments/${path}`,
    `/api/${path}`,
    `/api/jobs?cursor=${path}`,
    `/api/login?returnTo=${path}`,
  ])
    await (await browser.get(address, headers)).arrayBuffer()
  await browser.post('/api/auth/login', { email: `${forged}@example.org`, password: forged })
  await browser.post('/api/create-payment-intent', { planId: forged, amount: 10, [forged]: 1 })
  expect(said('request answered').length).toBeGreaterThan(5)
  for (const line of shop.api.logLines) expect(line.trimEnd()).not.toMatch(/\p{Cc}/u)
  expect(logged()).not.toContain('forged')
})

test('what happens to an account has lines of its own, with its id and no address', async () => {
  const person = await register(shop.api.url)
  const other = await signInElsewhere(shop.api.url, person)
  const userId = person.user.id
  expect((await logIn(other, person.user.email, 'a wrong one')).status).toBe(401)
  expect((await logIn(other, 'nobody@example.org')).status).toBe(401)
  const list = await person.browser.get('/api/auth/sessions')
  const { sessions } = (await list.json()) as { sessions: { id: string; current: boolean }[] }
  const theirs = sessions.find(({ current }) => !current)?.id ?? ''
  await person.browser.delete(`/api/auth/sessions/${theirs}`)
  const email = `new.${person.user.email}`
  await person.browser.post('/api/auth/email', { email, currentPassword: PASSWORD })
  await person.browser.post('/api/auth/logout', {})
  await logIn(other, email)
  await other.post('/api/auth/logout-everywhere', {})

  expect(said('account created')).toMatchObject([{ userId }])
  expect(said('signed in')).toMatchObject([{ userId }, { userId }])
  const failed = said('sign-in failed')
  expect(failed).toMatchObject([{ userId }, {}])
  expect(failed[1]).not.toHaveProperty('userId')
  expect(said('session ended')).toMatchObject([{ userId, sessionId: theirs }])
  expect(said('email changed')).toMatchObject([{ userId }])
  expect(said('signed out')).toMatchObject([{ userId }])
  expect(said('all sessions ended')).toMatchObject([{ userId, count: 1 }])
  expect(logged()).not.toMatch(/@|example\.org|wrong one/i)
})

test('a payment can be followed: declined and why, granted, taken back', async () => {
  const { webhooks } = shop.stripe
  webhooks.hold()
  const browser = await openBrowser(shop.api.url)
  const order = await browser.post('/api/create-payment-intent', { planId: 'basic', amount: 10 })
  const { clientSecret } = (await order.json()) as { clientSecret: string }
  const intentId = clientSecret.split('_secret_')[0] ?? ''
  const deliver = async (type: string) => {
    const event = shop.stripe.events.findLast((one) => one.type === type)
    if (!event) throw new Error(`no ${type}`)
    expect(await webhooks.deliver(event)).toBe(200)
  }
  expect(() => shop.stripe.confirm(intentId, 'pm_card_visa_chargeDeclined')).toThrow('declined')
  await deliver('payment_intent.payment_failed')
  shop.stripe.confirm(intentId)
  await deliver('payment_intent.succeeded')
  await deliver('payment_intent.succeeded')
  shop.stripe.refund(intentId, 500)
  await deliver('charge.refunded')

  const payment = { paymentId: expect.any(String) as unknown }
  const webhook = said('webhook')
  expect(webhook[0]).toMatchObject({
    ...payment,
    status: 'failed',
    declineCode: 'generic_decline',
  })
  expect(webhook[1]).toMatchObject({ ...payment, status: 'succeeded' })
  // Without mail no receipt is due.
  for (const line of webhook) expect(line).not.toHaveProperty('receiptDue')
  const plan = { ...payment, planId: 'basic', generations: 5 }
  expect(said('entitlement granted')).toMatchObject([{ ...plan, frozen: 0, active: true }])
  expect(said('entitlement changed')).toMatchObject([{ ...plan, frozen: 3, active: true }])
  expect(logged()).not.toMatch(/was declined|Your card|(?<![\da-f])0002(?![\da-f])/)
  expect(await audit(shop.api.db)).toEqual([])
})

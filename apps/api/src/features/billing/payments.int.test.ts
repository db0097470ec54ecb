import { applyPaymentNews } from '@tailorbird/db'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openBrowser, type Browser } from '../../testing/browser.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let browser: Browser
beforeAll(async () => {
  shop = await startTestShop({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
  })
})
afterAll(() => shop.close())
beforeEach(async () => void (browser = await openBrowser(shop.api.url)))

const STARTER = { planId: 'basic', amount: 10 }

async function buy(asking: Browser, order = STARTER) {
  const answer = await asking.post('/api/create-payment-intent', order)
  const body = (await answer.json()) as { clientSecret: string; reference: string }
  const [intentId = ''] = body.clientSecret.split('_secret_')
  return { status: answer.status, ...body, intentId }
}
const usage = async (asking: Browser): Promise<unknown> =>
  (await asking.get('/api/device-usage')).json()
const readPayment = async (asking: Browser, id: string): Promise<unknown> =>
  (await asking.get(`/api/payments/${id}`)).json()

test('a card buys five generations, and the payment says so', async () => {
  const { intentId, reference } = await buy(browser)
  expect(await readPayment(browser, intentId)).toMatchObject({ status: 'pending', reference })
  expect(await usage(browser)).toMatchObject({ left: 2, plan: 'free' })
  shop.stripe.confirm(intentId)
  await shop.stripe.webhooks.idle()
  expect(await readPayment(browser, intentId)).toEqual({
    reference,
    planId: 'basic',
    amount: 10,
    refunded: 0,
    status: 'succeeded',
    createdAt: expect.any(String) as string,
  })
  expect(await usage(browser)).toMatchObject({ left: 7, plan: 'basic' })
})

test('the provider is told the price, the order and nothing else', async () => {
  const { intentId, reference } = await buy(browser)
  expect(shop.stripe.intents.get(intentId)).toMatchObject({
    amount: 1000,
    currency: 'usd',
    automatic_payment_methods: { enabled: true },
    metadata: { orderId: reference, planId: 'basic' },
    receipt_email: null,
  })
  const call = shop.stripe.requests.findLast(({ path }) => path === '/v1/payment_intents')
  expect(call?.headers['idempotency-key']).toBe(reference)
})

test('asked again before it is paid, an order is the same; for another plan it is not', async () => {
  const [first, again] = await Promise.all([buy(browser), buy(browser)])
  expect(again).toEqual(first)
  expect(await buy(browser)).toEqual(first)
  const pro = await buy(browser, { planId: 'pro', amount: 20 })
  expect(pro.reference).not.toBe(first.reference)
  const other = await openBrowser(shop.api.url)
  expect((await buy(other)).reference).not.toBe(first.reference)
})

test('what was paid a moment ago is another purchase, also before its webhook', async () => {
  const first = await buy(browser)
  shop.stripe.webhooks.hold()
  shop.stripe.confirm(first.intentId)
  const second = await buy(browser)
  expect(second.reference).not.toBe(first.reference)
  await shop.stripe.webhooks.release()
  shop.stripe.confirm(second.intentId)
  await shop.stripe.webhooks.idle()
  expect(await usage(browser)).toMatchObject({ left: 12 })
})

test('a declined card, then another one', async () => {
  const { intentId } = await buy(browser)
  expect(() => shop.stripe.confirm(intentId, 'pm_card_visa_chargeDeclined')).toThrow('declined')
  await shop.stripe.webhooks.idle()
  expect(await readPayment(browser, intentId)).toMatchObject({ status: 'failed' })
  expect((await buy(browser)).intentId).toBe(intentId)
  shop.stripe.confirm(intentId)
  await shop.stripe.webhooks.idle()
  expect(await readPayment(browser, intentId)).toMatchObject({ status: 'succeeded' })
})

test('a bank account is processing until it is paid', async () => {
  const { intentId } = await buy(browser)
  shop.stripe.confirm(intentId, 'pm_usBankAccount')
  await shop.stripe.webhooks.idle()
  expect(await readPayment(browser, intentId)).toMatchObject({ status: 'processing' })
  expect(await usage(browser)).toMatchObject({ left: 2 })
  shop.stripe.settle(intentId, 'succeeded')
  await shop.stripe.webhooks.idle()
  expect(await usage(browser)).toMatchObject({ left: 7 })
})

test('a refund and a dispute take back what is unused; a dispute that is won gives it again', async () => {
  const first = await buy(browser)
  shop.stripe.confirm(first.intentId)
  shop.stripe.refund(first.intentId, 400)
  await shop.stripe.webhooks.idle()
  expect(await readPayment(browser, first.intentId)).toMatchObject({
    status: 'succeeded',
    refunded: 4,
  })
  expect(await usage(browser)).toMatchObject({ left: 5 })
  shop.stripe.refund(first.intentId)
  await shop.stripe.webhooks.idle()
  expect(await readPayment(browser, first.intentId)).toMatchObject({
    status: 'refunded',
    refunded: 10,
  })
  expect(await usage(browser)).toMatchObject({ left: 2, plan: 'free' })

  const second = await buy(browser, { planId: 'pro', amount: 20 })
  shop.stripe.confirm(second.intentId)
  await shop.stripe.webhooks.idle()
  expect(await usage(browser)).toMatchObject({ left: null, plan: 'pro' })
  const { id } = shop.stripe.dispute(second.intentId)
  await shop.stripe.webhooks.idle()
  expect(await readPayment(browser, second.intentId)).toMatchObject({ status: 'disputed' })
  expect(await usage(browser)).toMatchObject({ left: 2, plan: 'free' })
  shop.stripe.closeDispute(id, 'won')
  await shop.stripe.webhooks.idle()
  expect(await usage(browser)).toMatchObject({ left: null, plan: 'pro' })
})

test.each([
  [{ planId: 'basic', amount: 1 }, 'amount', 'The price is $10'],
  [{ planId: 'basic', amount: 10.5 }, 'amount', 'The price is $10'],
  [{ planId: 'donation-25', amount: 10 }, 'amount', 'The price is $25'],
  [{ planId: 'free', amount: 0 }, 'planId', 'cannot be bought'],
  [{ planId: 'enterprise', amount: 100 }, 'planId', 'cannot be bought'],
  [{ planId: 'donation-1001', amount: 1001 }, 'planId', 'cannot be bought'],
  [{ planId: '__proto__', amount: 10 }, 'planId', 'cannot be bought'],
  [{ planId: 'basic', amount: '10' }, 'amount', 'wrong type'],
  [{ planId: 'basic', amount: 10, currency: 'jpy' }, '', 'Unknown field'],
])('%o is refused', async (body, path, message) => {
  const answer = await browser.post('/api/create-payment-intent', body)
  expect(answer.status).toBe(400)
  const problem = (await answer.json()) as { errors: { path: string; message: string }[] }
  expect(problem.errors[0]?.path).toBe(path)
  expect(problem.errors[0]?.message).toContain(message)
})

test('a donation is paid on the provider’s page and entitles to nothing', async () => {
  const answer = await browser.post('/api/donation/stripe', { amount: 25 })
  expect(answer.status).toBe(200)
  const { url } = (await answer.json()) as { url: string }
  expect(url).toContain(`${shop.stripe.url}/c/pay/`)
  const session = [...shop.stripe.sessions.values()].at(-1)
  expect(session).toMatchObject({ amount_total: 2500, submit_type: 'donate', mode: 'payment' })
  expect(session?.success_url).toBe(
    'http://localhost:3000/payment-success?plan=donation-25&redirect_status=succeeded&session_id={CHECKOUT_SESSION_ID}',
  )
  const id = session?.id ?? ''
  shop.stripe.paySession(id)
  await shop.stripe.webhooks.idle()
  expect(await readPayment(browser, id)).toMatchObject({ status: 'succeeded', amount: 25 })
  expect(await usage(browser)).toMatchObject({ left: 2, plan: 'free' })
})

test('a donation whose card was declined first is paid by the next try, whichever payment that is', async () => {
  const begin = async () => {
    await browser.post('/api/donation/stripe', { amount: 7 })
    const session = [...shop.stripe.sessions.values()].at(-1)
    shop.stripe.declineSession(session?.id ?? '')
    await shop.stripe.webhooks.idle()
    expect(await readPayment(browser, session?.id ?? '')).toMatchObject({ status: 'failed' })
    return { sessionId: session?.id ?? '', orderId: session?.metadata?.['orderId'] ?? '' }
  }
  const { sessionId } = await begin()
  shop.stripe.paySession(sessionId)
  await shop.stripe.webhooks.idle()
  expect(await readPayment(browser, sessionId)).toMatchObject({ status: 'succeeded' })

  const other = await begin()
  const intentId = 'pi_of_the_next_try'
  const news = { ...other, intentId, amount: 700, currency: 'usd', facts: { paid: true as const } }
  expect(await applyPaymentNews(shop.api.db, news)).toMatchObject({ status: 'succeeded' })
  expect(await readPayment(browser, other.sessionId)).toMatchObject({ status: 'succeeded' })
  // What is paid stays that payment.
  const stray = { ...news, intentId: 'pi_stray' }
  expect(await applyPaymentNews(shop.api.db, stray)).toMatchObject({ differs: ['payment'] })
})

test('a donation in our own form has its amount in its plan', async () => {
  const { intentId } = await buy(browser, { planId: 'donation-7', amount: 7 })
  expect(shop.stripe.intents.get(intentId)?.amount).toBe(700)
})

test('somebody else’s payment is not there', async () => {
  const { intentId } = await buy(browser)
  const other = await openBrowser(shop.api.url)
  expect((await other.get(`/api/payments/${intentId}`)).status).toBe(404)
  expect((await browser.get('/api/payments/pi_none')).status).toBe(404)
})

test('a provider that is busy, fails, or whose answer is lost: one order, one payment', async () => {
  shop.stripe.script('rate-limit')
  const refused = await browser.post('/api/create-payment-intent', STARTER)
  expect(refused.status).toBe(502)
  expect(await refused.json()).toMatchObject({ code: 'payment_provider_unavailable' })
  const before = shop.stripe.intents.size
  shop.stripe.script('server-error', 'reset')
  const { status, reference } = await buy(browser)
  expect(status).toBe(200)
  expect(shop.stripe.intents.size).toBe(before + 1)
  const orders = [...shop.stripe.intents.values()].filter(
    ({ metadata }) => metadata['orderId'] === reference,
  )
  expect(orders).toHaveLength(1)
  expect(shop.api.logLines.join('')).not.toContain('Scripted')
})

test('who deletes all with a payment open leaves nothing to pay, and what is paid is told', async () => {
  const { intentId, reference } = await buy(browser)
  expect((await browser.delete('/api/data')).status).toBe(204)
  expect(await shop.api.producer.readState('reconcile-payments', {})).toBe('pending')
  shop.stripe.confirm(intentId)
  await shop.stripe.webhooks.idle()
  const told = shop.api.logLines.filter((line) => line.includes('refund it by hand'))
  expect(told).toEqual([expect.stringContaining(reference)])
})

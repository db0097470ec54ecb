import { startStripeServer, type StripeServer } from '@tailorbird/fakes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPayments, type Payments } from './create-payments.ts'

const order = { id: '8b1f9d7e-9a3c-4b52-9c1a-0d4f5e6a7b8c', planId: 'basic', amount: 10 }
const urls = { success: 'http://localhost/thanks', cancel: 'http://localhost/' }
let stripe: StripeServer
let payments: Payments
beforeEach(async () => {
  stripe = await startStripeServer()
  payments = open()
})
afterEach(() => stripe.close())

function open(more: { secretKey?: string; timeoutMs?: number } = {}): Payments {
  return createPayments({ secretKey: stripe.secretKey, apiUrl: stripe.url, ...more })
}

test('an order that is begun again, also by another process, is the same payment', async () => {
  const first = await payments.createIntent(order)
  expect(await open().createIntent(order)).toEqual(first)
  expect(await payments.findOpenIntent(first.intentId)).toEqual(first)
  expect(stripe.intents.size).toBe(1)
})

test('an answer that came too late: the payment is found again by its order', async () => {
  stripe.script('hang', 'hang', 'hang')
  await expect(open({ timeoutMs: 50 }).createIntent(order)).rejects.toMatchObject({
    code: 'payment_provider_unavailable',
  })
  const { intentId } = await payments.createIntent(order)
  expect([...stripe.intents.keys()]).toEqual([intentId])
})

test('a payment that has moved on is not open', async () => {
  const { intentId } = await payments.createIntent(order)
  stripe.confirm(intentId)
  expect(await payments.findOpenIntent(intentId)).toBeUndefined()
  expect(await payments.findOpenIntent('pi_none')).toBeUndefined()
})

test('a wrong key is the provider’s failure, in our own words', async () => {
  const refused = open({ secretKey: 'sk_test_wrong' }).createIntent(order)
  await expect(refused).rejects.toMatchObject({ code: 'payment_provider_unavailable' })
  await expect(refused).rejects.not.toThrow('sk_test')
})

test('all that is known of a payment: refunds and disputes, by the provider’s clock', async () => {
  const { intentId } = await payments.createIntent(order)
  const ids = { intentId, sessionId: null }
  expect(await payments.readPayment(ids)).toMatchObject({
    orderId: order.id,
    amount: 1000,
    currency: 'usd',
    facts: { attempt: { state: 'pending' } },
  })
  expect(() => stripe.confirm(intentId, 'pm_card_visa_chargeDeclined')).toThrow('declined')
  expect((await payments.readPayment(ids))?.facts).toMatchObject({ attempt: { state: 'failed' } })
  stripe.confirm(intentId)
  stripe.refund(intentId, 400)
  const { id } = stripe.dispute(intentId)
  const { facts } = (await payments.readPayment(ids)) ?? {}
  expect(facts).toMatchObject({ paid: true, refunded: 400, disputes: { [id]: { state: 'open' } } })
  stripe.closeDispute(id, 'lost')
  expect((await payments.readPayment(ids))?.facts.disputes?.[id]?.state).toBe('lost')
  expect(await payments.readPayment({ intentId: 'pi_none', sessionId: null })).toBeUndefined()
})

test('a donation: its session, then its payment, then its payer', async () => {
  const donation = { ...order, planId: 'donation-25', amount: 25 }
  const { sessionId, url } = await payments.createDonationCheckout(donation, urls)
  expect(url).toContain(stripe.url)
  const ids = { intentId: null, sessionId }
  expect(await payments.readPayment(ids)).toMatchObject({
    sessionId,
    orderId: order.id,
    facts: { attempt: { state: 'pending' } },
  })
  const { payment_intent: intentId } = stripe.paySession(sessionId)
  expect(await payments.readPayment(ids)).toMatchObject({ intentId, facts: { paid: true } })
  expect(await payments.findPayerEmail(intentId as string)).toBe('visitor@example.org')
})

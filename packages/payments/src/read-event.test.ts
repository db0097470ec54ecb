import { createHmac } from 'node:crypto'
import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { readEvent } from './read-event.ts'

const SECRETS = ['whsec_new', 'whsec_old']
const ORDER = '8b1f9d7e-9a3c-4b52-9c1a-0d4f5e6a7b8c'
const now = () => Math.floor(Date.now() / 1000)

function sign(body: string, { secret = 'whsec_old', at = now() } = {}): string {
  return Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: at })
}
function write(type: string, object: object): string {
  return JSON.stringify({ id: 'evt_1', object: 'event', created: 7, type, data: { object } })
}
function read(type: string, object: object) {
  const body = write(type, object)
  return readEvent(Buffer.from(body), sign(body), SECRETS)
}
const intent = {
  id: 'pi_1',
  amount: 1000,
  amount_received: 0,
  currency: 'usd',
  metadata: { orderId: ORDER },
  last_payment_error: null,
}

test.each([
  ['payment_intent.succeeded', 'succeeded', { paid: true }],
  ['payment_intent.processing', 'processing', { attempt: { state: 'processing', at: 7 } }],
  ['payment_intent.canceled', 'canceled', { attempt: { state: 'canceled', at: 7 } }],
])('%s', (type, status, facts) => {
  expect(read(type, { ...intent, status })).toEqual({
    orderId: ORDER,
    intentId: 'pi_1',
    amount: 1000,
    currency: 'usd',
    facts,
  })
})

test('a session that is complete is not paid yet when a bank is asked', () => {
  const session = {
    id: 'cs_1',
    amount_total: 2500,
    currency: 'usd',
    metadata: { orderId: ORDER },
    payment_intent: 'pi_1',
    status: 'complete',
    payment_status: 'unpaid',
  }
  expect(read('checkout.session.completed', session)?.facts).toEqual({
    attempt: { state: 'processing', at: 7 },
  })
  expect(
    read('checkout.session.async_payment_succeeded', { ...session, payment_status: 'paid' }),
  ).toMatchObject({ sessionId: 'cs_1', intentId: 'pi_1', facts: { paid: true } })
})

test.each([
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['won', 'won'],
  ['lost', 'lost'],
])('a dispute that is %s is %s', (status, state) => {
  const dispute = { id: 'du_1', payment_intent: 'pi_1', status }
  expect(read('charge.dispute.updated', dispute)).toEqual({
    intentId: 'pi_1',
    facts: { disputes: { du_1: { state, at: 7 } } },
  })
})

test('an inquiry of the bank, and events of other things, say nothing of a payment', () => {
  const inquiry = { id: 'du_1', payment_intent: 'pi_1', status: 'warning_needs_response' }
  expect(read('charge.dispute.created', inquiry)).toBeUndefined()
  expect(read('customer.created', { id: 'cus_1' })).toBeUndefined()
  expect(read('something.that.comes.next.year', {})).toBeUndefined()
})

test.each(['', 'none', "' or 1=1", 'constructor', `${ORDER}x`])(
  '%j is no number of an order',
  (orderId) => {
    const news = read('payment_intent.succeeded', { ...intent, metadata: { orderId } })
    expect(news).not.toHaveProperty('orderId')
  },
)

test('either of two secrets will do, no other, and not for older than five minutes', () => {
  const body = write('customer.created', {})
  const raw = Buffer.from(body)
  const attempt = (signature: string | undefined) => () => readEvent(raw, signature, SECRETS)
  expect(attempt(sign(body, { secret: 'whsec_new' }))).not.toThrow()
  expect(attempt(sign(body, { secret: 'whsec_old' }))).not.toThrow()
  expect(attempt(sign(body, { at: now() - 290 }))).not.toThrow()
  for (const signature of [
    undefined,
    '',
    't=1,v1=',
    sign(body, { secret: 'whsec_other' }),
    sign(`${body} `),
    sign(body, { at: now() - 310 }),
  ]) {
    expect(attempt(signature)).toThrow('The signature of this webhook is not valid.')
  }
  expect(() => readEvent(raw, sign(body), [])).toThrow('not valid')
})

test('what is signed but no event is told so', () => {
  const types = ['payment_intent.succeeded', 'checkout.session.completed', 'charge.refunded']
  const events = [...types, 'charge.dispute.created'].flatMap((type) => [
    { type },
    { type, data: {} },
    { type, data: { object: null } },
  ])
  for (const event of [null, ...events]) {
    const body = JSON.stringify(event)
    const attempt = () => readEvent(Buffer.from(body), sign(body), SECRETS)
    expect(attempt, body).toThrow(/could not be read|not valid/)
  }
})

test('an empty secret, which anybody could sign with, is none', () => {
  const body = write('customer.created', {})
  const key = createHmac('sha256', '').update(`${now()}.${body}`).digest('hex')
  expect(() => readEvent(Buffer.from(body), `t=${now()},v1=${key}`, [''])).toThrow('not valid')
})

test.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
  [{ code: 'expired_card' }, 'expired_card'],
  [{ code: 'Your card, Ada Reyes, is declined' }, undefined],
  [null, undefined],
])('of a try that failed with %o its code is %s, and no text', (last_payment_error, code) => {
  const failed = { ...intent, status: 'requires_payment_method', last_payment_error }
  expect(read('payment_intent.payment_failed', failed)?.declineCode).toBe(code)
})

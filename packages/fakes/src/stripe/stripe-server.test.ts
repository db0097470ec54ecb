import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startStripeServer, type StripeServer } from './stripe-server.ts'

let server: StripeServer
let stripe: Stripe
beforeEach(async () => {
  server = await startStripeServer()
  stripe = openClient(server.secretKey)
})
afterEach(() => server.close())

function openClient(key: string): Stripe {
  const { port } = new URL(server.url)
  return new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 })
}

const order = { amount: 1000, currency: 'usd', metadata: { orderId: 'order-1' } }
const typesOf = () => server.events.map(({ type }) => type)

test('a card pays an intent', async () => {
  const intent = await stripe.paymentIntents.create(order)
  expect(intent).toMatchObject({ status: 'requires_payment_method', amount: 1000 })
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
  const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })
  expect(paid).toMatchObject({
    status: 'succeeded',
    amount_received: 1000,
    latest_charge: { object: 'charge', paid: true, metadata: { orderId: 'order-1' } },
  })
  expect(typesOf()).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
  ])
})

test('a declined card leaves the intent open for another', async () => {
  const { id } = await stripe.paymentIntents.create(order)
  await expect(
    stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' }),
  ).rejects.toMatchObject({
    statusCode: 402,
    code: 'card_declined',
    payment_intent: { id, status: 'requires_payment_method' },
  })
  expect(typesOf()).toContain('payment_intent.payment_failed')
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
  await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
})

test('a bank account takes its time', async () => {
  const { id } = await stripe.paymentIntents.create(order)
  const confirmed = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_usBankAccount' })
  expect(confirmed.status).toBe('processing')
  server.settle(id, 'failed')
  const failed = await stripe.paymentIntents.retrieve(id)
  expect(failed).toMatchObject({ status: 'requires_payment_method', last_payment_error: {} })
})

test('a browser pays with the publishable key and the client secret alone', async () => {
  const { id, client_secret: secret } = await stripe.paymentIntents.create(order)
  const confirm = (clientSecret: string, number: string) =>
    fetch(`${server.url}/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        key: server.publishableKey,
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
      }),
    })
  expect((await confirm('another', '4242424242424242')).status).toBe(401)
  expect((await confirm(secret ?? '', '4000000000000002')).status).toBe(402)
  expect((await confirm(secret ?? '', '4242424242424241')).status).toBe(402)
  const paid = await confirm(secret ?? '', '4242424242424242')
  expect(paid.headers.get('access-control-allow-origin')).toBe('*')
  expect(await paid.json()).toMatchObject({ status: 'succeeded' })
  const listed = await fetch(`${server.url}/v1/events`, {
    headers: { authorization: `Bearer ${server.publishableKey}` },
  })
  expect(listed.status).toBe(401)
})

test('a wrong key, an unknown parameter and an unknown id are refused as Stripe does', async () => {
  await expect(openClient('sk_test_other').paymentIntents.create(order)).rejects.toMatchObject({
    statusCode: 401,
  })
  const misspelt = { ...order, metdata: {} }
  await expect(
    stripe.paymentIntents.create({ ...misspelt, metdata: { a: 'b' } } as typeof order),
  ).rejects.toMatchObject({ statusCode: 400, code: 'parameter_unknown', param: 'metdata' })
  await expect(stripe.paymentIntents.create({ ...order, amount: 0.5 })).rejects.toMatchObject({
    code: 'parameter_invalid_integer',
  })
  await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  })
})

test('an idempotency key gives the same answer, and refuses another request', async () => {
  const options = { idempotencyKey: 'order-1' }
  const first = await stripe.paymentIntents.create(order, options)
  const again = await stripe.paymentIntents.create(order, options)
  expect(again.id).toBe(first.id)
  await expect(
    stripe.paymentIntents.create({ ...order, amount: 2000 }, options),
  ).rejects.toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' })
  expect(server.intents.size).toBe(1)
})

test('refunds and disputes are listed and become events', async () => {
  const { id } = await stripe.paymentIntents.create(order)
  server.confirm(id)
  await stripe.refunds.create({ payment_intent: id, amount: 400 })
  const { id: disputeId } = server.dispute(id)
  server.closeDispute(disputeId, 'won')
  const refunds = await stripe.refunds.list({ payment_intent: id })
  expect(refunds.data).toMatchObject([{ amount: 400 }])
  const disputes = await stripe.disputes.list({ payment_intent: id })
  expect(disputes.data).toMatchObject([{ status: 'won' }])
  expect(typesOf()).toEqual(
    expect.arrayContaining(['charge.refunded', 'charge.dispute.created', 'charge.dispute.closed']),
  )
  const events = await stripe.events.list({ type: 'charge.refunded' })
  expect(events.data).toHaveLength(1)
})

test('a Checkout session is paid or left on its page', async () => {
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    submit_type: 'donate',
    success_url: 'http://localhost/thanks?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost/',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: 2500, product_data: { name: 'Donation' } },
      },
    ],
    metadata: { orderId: 'order-1' },
    payment_intent_data: { metadata: { orderId: 'order-1' } },
  })
  const page = await (await fetch(session.url ?? '')).text()
  expect(page).toContain('Donate $25.00')
  expect(page).toContain('DEMO: nothing is charged')
  const press = (action: string, number: string) =>
    fetch(session.url ?? '', {
      method: 'POST',
      body: new URLSearchParams({ action, number, email: 'visitor@example.org' }),
      redirect: 'manual',
    })
  const left = await press('cancel', '')
  expect(left.headers.get('location')).toBe('http://localhost/')
  expect(await (await press('pay', '4000000000000002')).text()).toContain('was declined')
  const paid = await press('pay', '4242424242424242')
  expect(paid.headers.get('location')).toBe(`http://localhost/thanks?session=${session.id}`)
  expect(
    await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] }),
  ).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    payment_intent: { amount: 2500, metadata: { orderId: 'order-1' } },
  })
})

test('faults: 429, 500, and an answer that is lost after the deed', async () => {
  server.script('rate-limit', 'server-error', 'reset')
  await expect(stripe.paymentIntents.create(order)).rejects.toMatchObject({ statusCode: 429 })
  await expect(stripe.paymentIntents.create(order)).rejects.toMatchObject({ statusCode: 500 })
  expect(server.intents.size).toBe(0)
  // The client repeats a call whose connection was closed, under the same key.
  await stripe.paymentIntents.create(order)
  expect(server.intents.size).toBe(1)
})

test('webhooks are signed, sent again until taken, held back, and lost', async () => {
  const got: string[] = []
  let refusals = 1
  const endpoint = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const signature = request.headers['stripe-signature'] ?? ''
      const event = stripe.webhooks.constructEvent(body, signature, server.webhookSecret)
      response.statusCode = refusals-- > 0 ? 503 : 200
      if (response.statusCode === 200) got.push(event.type)
      response.end()
    })
  })
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
  server.webhooks.sendTo(`http://127.0.0.1:${(endpoint.address() as AddressInfo).port}`)

  const { id } = await stripe.paymentIntents.create(order)
  await vi.waitFor(() => expect(got).toEqual(['payment_intent.created']))
  server.webhooks.hold()
  server.confirm(id)
  await server.webhooks.release((events) => events.toReversed())
  expect(got.slice(1)).toEqual(['payment_intent.succeeded', 'charge.succeeded'])
  server.webhooks.hold()
  server.refund(id)
  expect(server.webhooks.drop()).toHaveLength(2)
  await server.webhooks.release()
  await server.webhooks.idle()
  expect(got).toHaveLength(3)
  endpoint.close()
})

test('the stand-in for Stripe.js knows where this server is', async () => {
  const answer = await fetch(`${server.url}/stripe.js`)
  expect(answer.headers.get('content-type')).toContain('text/javascript')
  expect(await answer.text()).toContain(`const API = '${server.url}'`)
})

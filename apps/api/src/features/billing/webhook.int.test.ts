import { randomUUID } from 'node:crypto'
import { createDb } from '@tailorbird/db'
import { audit } from '@tailorbird/db/testing'
import { createPayments } from '@tailorbird/payments'
import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { jsonBodyPlugin } from '../../plugins/json-body.ts'
import { errorsPlugin } from '../../plugins/errors.ts'
import { openBrowser, type Browser } from '../../testing/browser.ts'
import { register } from '../../testing/people.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'
import { webhookRoutes } from './webhook.routes.ts'

let shop: TestShop
let browser: Browser
let intentId: string
beforeAll(async () => {
  shop = await startTestShop({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
  })
  shop.stripe.webhooks.hold()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.stripe.webhooks.drop()
  browser = await openBrowser(shop.api.url)
  const answer = await browser.post('/api/create-payment-intent', { planId: 'basic', amount: 10 })
  const { clientSecret } = (await answer.json()) as { clientSecret: string }
  intentId = clientSecret.split('_secret_')[0] ?? ''
})

function paid() {
  shop.stripe.confirm(intentId)
  const event = shop.stripe.events.findLast(({ type }) => type === 'payment_intent.succeeded')
  if (!event) throw new Error('no event')
  return event
}
const usage = async (): Promise<unknown> => (await browser.get('/api/device-usage')).json()

test('20 identical webhooks at once: one entitlement', async () => {
  const event = paid()
  const statuses = await Promise.all(
    Array.from({ length: 20 }, () => shop.stripe.webhooks.deliver(event)),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await usage()).toMatchObject({ left: 7 })
  expect(await audit(shop.api.db)).toEqual([])
})

test('forged, signed with another secret, too old, changed or serialised anew: 400, nothing granted', async () => {
  const event = paid()
  const { webhooks } = shop.stripe
  const sixMinutesAgo = Math.floor(Date.now() / 1000) - 360
  const cheaper = JSON.stringify(event, null, 2).replaceAll('1000', '1001')
  expect(await webhooks.deliver(event, { secret: 'whsec_of_another' })).toBe(400)
  expect(await webhooks.deliver(event, { signedAt: sixMinutesAgo })).toBe(400)
  expect(await webhooks.deliver(event, { body: cheaper })).toBe(400)
  expect(await webhooks.deliver(event, { body: JSON.stringify(event) })).toBe(400)
  const unsigned = await fetch(`${shop.api.url}/api/webhooks/stripe`, {
    method: 'POST',
    body: JSON.stringify(event),
  })
  expect(unsigned.status).toBe(400)
  expect(await unsigned.json()).toMatchObject({ code: 'signature_invalid' })
  expect(await usage()).toMatchObject({ left: 2 })
})

test('no cookie is set, no origin is needed, and another type of body is read as it is', async () => {
  const answer = await fetch(`${shop.api.url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { cookie: 'a=b', 'content-type': 'text/plain' },
    body: '{}',
  })
  expect(answer.status).toBe(400)
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test('what is larger than any event is not read', async () => {
  const answer = await fetch(`${shop.api.url}/api/webhooks/stripe`, {
    method: 'POST',
    body: 'x'.repeat(200_000),
  })
  expect(answer.status).toBe(413)
})

test('events that are not ours or not known are taken and change nothing', async () => {
  const event = paid()
  const { webhooks } = shop.stripe
  const { object } = event.data
  const send = (more: object, type: string = event.type) =>
    webhooks.deliver({ ...event, type, data: { object: { ...object, ...more } } } as typeof event)
  expect(await send({}, 'customer.created')).toBe(200)
  expect(await send({ metadata: { orderId: randomUUID() } })).toBe(200)
  expect(await send({ id: 'pi_other', metadata: {} })).toBe(200)
  expect(await send({ metadata: { orderId: "' or 1=1" }, id: 'pi_other' })).toBe(200)
  // Ours, with another amount, currency or payment than was ordered.
  expect(await send({ amount_received: 100 })).toBe(200)
  expect(await send({ currency: 'jpy' })).toBe(200)
  expect(await send({ id: 'pi_other' })).toBe(200)
  expect(await usage()).toMatchObject({ left: 2 })
  expect(await send({})).toBe(200)
  expect(await usage()).toMatchObject({ left: 7 })
})

test('while the database is away the provider is asked to come again', async () => {
  const event = paid()
  const { stripe } = shop
  const db = createDb({ url: 'postgres://nobody@127.0.0.1:1/none', onError: () => undefined })
  const app = fastify()
  await app.register(errorsPlugin)
  app.decorateRequest('isNewDevice', true)
  await app.register(jsonBodyPlugin, { bodies: null as never, mostHeld: 1_000_000 })
  const payments = createPayments({
    secretKey: stripe.secretKey,
    webhookSecrets: [stripe.webhookSecret],
  })
  webhookRoutes(app, { db, producer: shop.api.producer, config: {} }, () => payments)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  stripe.webhooks.sendTo(`${url}/api/webhooks/stripe`)
  expect(await stripe.webhooks.deliver(event)).toBe(503)
  stripe.webhooks.sendTo(`${shop.api.url}/api/webhooks/stripe`)
  expect(await stripe.webhooks.deliver(event)).toBe(200)
  expect(await usage()).toMatchObject({ left: 7 })
  await app.close()
  await db.destroy()
})

test('signed in before the webhook came: the purchase is the user’s', async () => {
  const event = paid()
  await register(shop.api.url, browser)
  expect(await shop.stripe.webhooks.deliver(event)).toBe(200)
  expect(await usage()).toMatchObject({ left: 7, plan: 'basic' })
  expect(await (await browser.get(`/api/payments/${intentId}`)).json()).toMatchObject({
    status: 'succeeded',
  })
  expect(await audit(shop.api.db)).toEqual([])
})

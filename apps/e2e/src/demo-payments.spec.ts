import { expect, test } from '@playwright/test'
import { findProcesses } from './processes.ts'
import { makePreparedSettings } from './prepared.ts'
import { startProduct, startProgram } from './product.ts'

const MAIN = new URL('../../standalone/src/main.ts', import.meta.url).pathname
const DEMO = { TAILORBIRD_DEMO_PAYMENTS: '1' }

test('without any payment service, buying can be tried to its end', async () => {
  const settings = await makePreparedSettings(DEMO)
  const product = await startProduct(settings)
  await product.program.saying('Payments are a DEMO: nothing is charged.')
  const first = await fetch(`${product.url}/api/device-usage`)
  const headers = {
    cookie: first.headers.getSetCookie().join(';'),
    origin: product.url,
    'content-type': 'application/json',
  }
  const get = async <T>(path: string) =>
    (await (await fetch(product.url + path, { headers })).json()) as T
  const begun = await fetch(`${product.url}/api/create-payment-intent`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ planId: 'basic', amount: 10 }),
  })
  const { clientSecret } = (await begun.json()) as { clientSecret: string }
  const { demoScript, stripePublishableKey } = await get<{
    demoScript: string
    stripePublishableKey: string
  }>('/api/settings')
  expect(await (await fetch(demoScript)).text()).toContain('window.Stripe')

  const [intentId] = clientSecret.split('_secret_')
  const api = new URL(`/v1/payment_intents/${intentId}/confirm`, demoScript)
  const paid = await fetch(api, {
    method: 'POST',
    body: new URLSearchParams({
      key: stripePublishableKey,
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
    }),
  })
  expect(await paid.json()).toMatchObject({ status: 'succeeded' })
  await expect
    .poll(() => get('/api/device-usage'))
    .toMatchObject({ limit: 7, left: 7, plan: 'basic' })
  expect(await product.stop()).toBe(0)
  expect(await findProcesses(settings.dataDir)).toEqual([])
  await settings.clear()
})

test('a demo together with a real key is refused in one sentence', async () => {
  const settings = await makePreparedSettings({ ...DEMO, STRIPE_SECRET_KEY: 'sk_live_x' })
  const program = startProgram(process.execPath, [MAIN], settings.env)
  expect(await program.exit).toBe(1)
  expect(program.printed()).toContain('a demo must never meet a real key')
  await settings.clear()
})

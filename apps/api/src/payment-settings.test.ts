import { ConfigError } from '@tailorbird/runtime'
import { expect, test } from 'vitest'
import { checkPaymentSettings, describePayments } from './payment-settings.ts'

const off = { TAILORBIRD_DEMO_PAYMENTS: '0' }
const on = { TAILORBIRD_DEMO_PAYMENTS: '1' }
const keys = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
}

test.each([
  [off],
  [{ ...off, ...keys }],
  [{ ...on, ...keys, STRIPE_API_URL: 'http://127.0.0.1:4242' }],
])('%o is in order', (settings) => {
  expect(() => checkPaymentSettings(settings)).not.toThrow()
})

test.each(Object.keys(keys))('%s alone is payments by halves', (name) => {
  const settings = { ...off, [name]: 'x' }
  expect(() => checkPaymentSettings(settings)).toThrow(ConfigError)
  expect(() => checkPaymentSettings(settings)).toThrow(`${name} without `)
})

test.each([undefined, 'https://api.stripe.com', 'http://127.0.0.1.example.org'])(
  'a demo that would talk to %s is refused',
  (url) => {
    const settings = { ...on, ...keys, STRIPE_API_URL: url }
    expect(() => checkPaymentSettings(settings)).toThrow('a demo must never reach a real payment')
  },
)

test('how paying is set up can be said', () => {
  const withStripe = { STRIPE_SECRET_KEY: 'sk_test_1', TAILORBIRD_DEMO_PAYMENTS: '0' }
  expect(describePayments(withStripe)).toBe('stripe')
  expect(describePayments({ ...withStripe, TAILORBIRD_DEMO_PAYMENTS: '1' })).toBe('demo')
  expect(describePayments({ TAILORBIRD_DEMO_PAYMENTS: '0' })).toBe('none')
})

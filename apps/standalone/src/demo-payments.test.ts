import { StartError } from '@tailorbird/runtime'
import { expect, test } from 'vitest'
import { prepareDemoPayments } from './demo-payments.ts'

test('a demo has keys of its own and never leaves this machine', async () => {
  const first = await prepareDemoPayments({ HOST: '0.0.0.0', PORT: 3000 })
  const second = await prepareDemoPayments({ HOST: '127.0.0.1', PORT: 3000 })
  expect(first.settings.STRIPE_API_URL).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(first.server.WEBHOOK_URL).toBe('http://127.0.0.1:3000/api/webhooks/stripe')
  expect(first.settings.STRIPE_WEBHOOK_SECRET).not.toBe(second.settings.STRIPE_WEBHOOK_SECRET)
})

test('a demo with a real key does not start', async () => {
  const prepared = prepareDemoPayments({
    HOST: '127.0.0.1',
    PORT: 3000,
    STRIPE_SECRET_KEY: 'sk_live_x',
  })
  await expect(prepared).rejects.toThrow(StartError)
  await expect(prepared).rejects.toThrow('a demo must never meet a real key')
})

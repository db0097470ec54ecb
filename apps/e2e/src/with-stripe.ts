import { startStripeServer, type StripeServer } from '@tailorbird/fakes'
import { test as shared } from './shared-product.ts'

/** Tests of a product with a stand-in for Stripe. */
export const test = shared.extend<object, { stripe: StripeServer }>({
  /** What was paid there, and what else happens there. */
  stripe: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const server = await startStripeServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  env: [
    ({ stripe }, use) =>
      use({
        STRIPE_SECRET_KEY: stripe.secretKey,
        STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
        STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        STRIPE_API_URL: stripe.url,
        // Every visitor of these tests is in one network.
        FREE_GENERATIONS_PER_NETWORK: '1000',
      }),
    { scope: 'worker' },
  ],
  product: [
    async ({ product, stripe }, use) => {
      stripe.webhooks.sendTo(`${product.url}/api/webhooks/stripe`)
      await use(product)
    },
    { scope: 'worker' },
  ],
})

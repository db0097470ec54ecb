import { startStripeServer, type StripeServer, type StripeServerOptions } from '@tailorbird/fakes'
import { startTestApi, type TestApi } from './start-test-api.ts'

export interface TestShop {
  api: TestApi
  stripe: StripeServer
  close: () => Promise<void>
}

/** The real API with payments set up, and a stand-in for Stripe that sends it webhooks. */
export async function startTestShop(
  urls: { postgresUrl: string; redisUrl: string },
  options: StripeServerOptions = {},
): Promise<TestShop> {
  const stripe = await startStripeServer(options)
  const api = await startTestApi({
    ...urls,
    env: {
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
      // The first is on its way in, the second is what webhooks are still signed with.
      STRIPE_WEBHOOK_SECRET: `whsec_of_tomorrow, ${stripe.webhookSecret}`,
      STRIPE_API_URL: stripe.url,
    },
  })
  stripe.webhooks.sendTo(`${api.url}/api/webhooks/stripe`)
  return {
    api,
    stripe,
    close: async () => {
      await api.close()
      await stripe.close()
    },
  }
}

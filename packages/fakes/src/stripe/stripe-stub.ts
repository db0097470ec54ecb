import { readFileSync } from 'node:fs'

const file = new URL('./stripe-stub.js', import.meta.url)

/**
 * The script that stands in for Stripe.js: /stripe.js of this server, and what browser tests answer
 * requests for js.stripe.com with.
 * @param apiUrl where the stand-in for Stripe is
 */
export function readStripeStub(apiUrl: string): string {
  return readFileSync(file, 'utf8').replace('__STRIPE_API_URL__', apiUrl)
}

import { Stripe } from 'stripe'

const TIMEOUT_MS = 15_000
/** Each under the same idempotency key. */
const RETRIES = 2

/**
 * Opens a client of Stripe's API. Nothing is connected until the first call.
 * @param apiUrl another server that speaks it, for tests and demos
 * @param timeoutMs how long one try may take, in milliseconds
 */
export function openStripe(
  secretKey: string,
  apiUrl: string | undefined,
  timeoutMs = TIMEOUT_MS,
): Stripe {
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(apiUrl !== undefined && readServer(new URL(apiUrl))),
  })
}

function readServer({ protocol, hostname, port }: URL) {
  const secure = protocol === 'https:'
  return {
    host: hostname,
    port: port || (secure ? 443 : 80),
    protocol: secure ? ('https' as const) : ('http' as const),
  }
}

import { randomBytes } from 'node:crypto'
import { findFreePort } from '@tailorbird/db/embedded'
import { StartError } from '@tailorbird/runtime'

interface DemoConfig {
  HOST: string
  PORT: number
  STRIPE_SECRET_KEY?: string | undefined
}

const EVERYWHERE = new Set(['0.0.0.0', '::', '[::]'])

/**
 * What lets people try buying without a payment service: the settings of a stand-in for it, on a free
 * port of this machine, with keys that are good until the next start.
 * @returns `settings` for the API and the workers, `server` for the stand-in
 * @throws StartError when there is a real key
 */
export async function prepareDemoPayments(config: DemoConfig) {
  if (config.STRIPE_SECRET_KEY) {
    throw new StartError(
      'TAILORBIRD_DEMO_PAYMENTS=1 is for trying out, STRIPE_SECRET_KEY is for real payments. Unset one of them: a demo must never meet a real key.',
    )
  }
  // Known before the stand-in runs, so that it is the same when it is started again.
  const port = await findFreePort()
  const keys = {
    STRIPE_SECRET_KEY: `sk_test_${newKey()}`,
    STRIPE_PUBLISHABLE_KEY: `pk_test_${newKey()}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${newKey()}`,
  }
  const host = EVERYWHERE.has(config.HOST) ? '127.0.0.1' : config.HOST
  return {
    settings: { ...keys, STRIPE_API_URL: `http://127.0.0.1:${port}` },
    server: {
      ...keys,
      PORT: String(port),
      WEBHOOK_URL: `http://${host}:${config.PORT}/api/webhooks/stripe`,
    },
  }
}

function newKey(): string {
  return `demo${randomBytes(16).toString('hex')}`
}

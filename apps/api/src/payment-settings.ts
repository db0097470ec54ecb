import { ConfigError } from '@tailorbird/runtime'

interface PaymentSettings {
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_PUBLISHABLE_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  STRIPE_API_URL?: string | undefined
  TAILORBIRD_DEMO_PAYMENTS: string
}

const TOGETHER = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost'])

/** How paying is set up, for the log. */
export function describePayments(settings: PaymentSettings): 'stripe' | 'demo' | 'none' {
  if (settings.TAILORBIRD_DEMO_PAYMENTS === '1') return 'demo'
  return settings.STRIPE_SECRET_KEY ? 'stripe' : 'none'
}

/** @throws ConfigError when payments are set up by halves, or a demo would talk to a real payment service */
export function checkPaymentSettings(settings: PaymentSettings): void {
  const missing = TOGETHER.filter((name) => !settings[name])
  if (missing.length > 0 && missing.length < TOGETHER.length) {
    const given = TOGETHER.filter((name) => settings[name])
    throw new ConfigError(
      `Payments are set up by halves: ${given.join(' and ')} without ${missing.join(' and ')}. Set all three, or none.`,
    )
  }
  if (settings.TAILORBIRD_DEMO_PAYMENTS !== '1') return
  const { STRIPE_API_URL: url } = settings
  if (!url || !LOOPBACK.has(new URL(url).hostname)) {
    throw new ConfigError(
      'TAILORBIRD_DEMO_PAYMENTS=1 needs a STRIPE_API_URL on this machine: a demo must never reach a real payment service. Let `pnpm start` set it, or unset TAILORBIRD_DEMO_PAYMENTS.',
    )
  }
}

import type { ApiConfig } from '../config.ts'

type Policy = Record<string, string[]>

/** What our pages may load and talk to: themselves. No script stands in a page. */
export function writePolicy({ origin }: URL): Policy {
  return {
    'default-src': ["'self'"],
    // Socket.IO; not every browser counts it as 'self'.
    'connect-src': ["'self'", origin.replace(/^http/, 'ws')],
    'img-src': ["'self'", 'data:', 'blob:'],
    // Parts of the client place things by style attributes, and the editor adds a sheet.
    'style-src': ["'self'", "'unsafe-inline'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
}

/**
 * The policy of the page that takes a posting from the page that opened it: it shows a line and goes on. Whoever opens it
 * holds its window, so that it may ask for nothing.
 */
export const CLIP_POLICY = joinPolicy({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
})

/** Hosts that Stripe.js loads and talks to, as Stripe lists them. */
const STRIPE = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
  images: ['https://*.stripe.com'],
}

/**
 * The policy of the page that takes cards; undefined where payments are not set up. With a stand-in for
 * Stripe its API may be called, and in a demo its script is the only one.
 */
export function writeCheckoutPolicy({
  publicUrl,
  STRIPE_PUBLISHABLE_KEY,
  STRIPE_API_URL,
  TAILORBIRD_DEMO_PAYMENTS,
}: Pick<
  ApiConfig,
  'publicUrl' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_API_URL' | 'TAILORBIRD_DEMO_PAYMENTS'
>): string | undefined {
  if (STRIPE_PUBLISHABLE_KEY === undefined) return undefined
  const standIn = STRIPE_API_URL === undefined ? [] : [new URL(STRIPE_API_URL).origin]
  const policy = writePolicy(publicUrl)
  return joinPolicy({
    ...policy,
    'script-src': ["'self'", ...(TAILORBIRD_DEMO_PAYMENTS === '1' ? standIn : STRIPE.scripts)],
    'frame-src': STRIPE.frames,
    'connect-src': [...(policy['connect-src'] ?? []), ...STRIPE.calls, ...standIn],
    'img-src': [...(policy['img-src'] ?? []), ...STRIPE.images],
  })
}

/** The policy as a header has it. */
function joinPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { PublicSettings } from '@tailorbird/contracts'

/**
 * Loads Stripe.js from Stripe, or its stand-in in a demo.
 * @throws Error when neither can be loaded
 */
export async function openStripe({
  stripePublishableKey,
  demoScript,
}: PublicSettings): Promise<Stripe> {
  if (demoScript && !('Stripe' in window)) await addScript(demoScript)
  const stripe = await loadStripe(stripePublishableKey ?? '')
  if (!stripe) throw new Error('Stripe.js gave nothing')
  return stripe
}

function addScript(src: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), { src })
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The demo’s script could not be loaded'))
    })
    document.head.append(script)
  })
}

import { startStripeServer } from './stripe-server.ts'

/** Runs the stand-in for Stripe as a process, for demos: it tells its parent where it is. */
const { PORT, WEBHOOK_URL, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } =
  process.env
const server = await startStripeServer({
  port: Number(PORT ?? 0),
  settleMs: 5000,
  ...(WEBHOOK_URL && { webhookUrl: WEBHOOK_URL }),
  ...(STRIPE_SECRET_KEY && { secretKey: STRIPE_SECRET_KEY }),
  ...(STRIPE_PUBLISHABLE_KEY && { publishableKey: STRIPE_PUBLISHABLE_KEY }),
  ...(STRIPE_WEBHOOK_SECRET && { webhookSecret: STRIPE_WEBHOOK_SECRET }),
})

// The channel to the parent would keep this process alive.
const stop = () => void server.close().then(() => process.exit())
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
// When the parent is gone, also when it was killed.
process.once('disconnect', stop)
process.send?.('ready')

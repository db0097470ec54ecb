import { publicSettings } from '@tailorbird/contracts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../parts.ts'
import type { YupTypeProvider } from '../../plugins/validation.ts'

/** What pages must know about this installation. */
export function settingsRoutes(instance: FastifyInstance, { config }: Parts): void {
  const app = instance.withTypeProvider<YupTypeProvider>()

  app.get('/api/settings', { schema: { response: { 200: publicSettings } } }, () => ({
    adViewSeconds: config.AD_VIEW_SECONDS,
    bitcoinAddress: config.BITCOIN_ADDRESS ?? null,
    payments: config.STRIPE_SECRET_KEY !== undefined,
    stripePublishableKey: config.STRIPE_PUBLISHABLE_KEY ?? null,
    demoScript:
      config.TAILORBIRD_DEMO_PAYMENTS === '1' ? `${config.STRIPE_API_URL}/stripe.js` : null,
    mail: config.SMTP_URL !== undefined,
    externalSignIn: config.OIDC_CLIENT_ID !== undefined,
    operatorPage: config.OPERATOR_TOKEN !== undefined,
    freeGenerations: config.quota,
    retentionDays: config.RETENTION_DAYS,
    resultRetentionDays: config.RESULT_RETENTION_DAYS ?? null,
  }))
}

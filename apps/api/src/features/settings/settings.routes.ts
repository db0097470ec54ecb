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
    payments: false,
  }))
}

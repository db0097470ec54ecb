import { CodedError, deviceUsage, donationRequest } from '@tailorbird/contracts'
import { readAllowance } from '@tailorbird/db'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../parts.ts'
import type { YupTypeProvider } from '../../plugins/validation.ts'

/** What the asking owner may still make, and donations. */
export function billingRoutes(instance: FastifyInstance, { db, config }: Parts): void {
  const app = instance.withTypeProvider<YupTypeProvider>()

  app.get(
    '/api/device-usage',
    { schema: { response: { 200: deviceUsage } } },
    async ({ owner }) => {
      const { used, reserved, granted } = await readAllowance(db, owner.id)
      return { used, reserved, limit: config.quota === null ? null : config.quota + granted }
    },
  )

  app.post('/api/donation/stripe', { schema: { body: donationRequest } }, () => {
    throw new CodedError('payments_unavailable')
  })
}

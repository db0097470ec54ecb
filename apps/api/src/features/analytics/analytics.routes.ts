import { analyticsTotals } from '@tailorbird/contracts'
import { readTotals, recordVisit } from '@tailorbird/db'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../parts.ts'
import type { YupTypeProvider } from '../../plugins/validation.ts'
import { cutAddress } from '../../plugins/cut-address.ts'

const LONGEST_USER_AGENT = 200

/** The totals that the home page shows. Asking for them is what counts as a visit. */
export function analyticsRoutes(instance: FastifyInstance, { db }: Parts): void {
  const app = instance.withTypeProvider<YupTypeProvider>()

  app.get(
    '/api/analytics',
    { schema: { response: { 200: analyticsTotals } } },
    async ({ deviceId, isNewDevice, ip, headers }) => {
      // A browser comes back with the cookie that the page gave it; what drops it would be counted each time.
      if (!isNewDevice) {
        await recordVisit(db, {
          deviceId,
          ipAddress: cutAddress(ip),
          userAgent: headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null,
        })
      }
      return readTotals(db)
    },
  )
}

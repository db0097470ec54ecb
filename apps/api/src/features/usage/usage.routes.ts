import { deviceUsage, type DeviceUsage } from '@tailorbird/contracts'
import {
  readAllowance,
  readEntitlements,
  readFreeLeft,
  type Db,
  type FreeLimits,
} from '@tailorbird/db'
import type { FastifyInstance } from 'fastify'
import { limitFree } from '../../intake/limit-free.ts'
import type { Parts } from '../../parts.ts'
import type { YupTypeProvider } from '../../plugins/validation.ts'

/** What the asking owner has made and may still make. */
export function usageRoutes(instance: FastifyInstance, { db, config }: Parts): void {
  const app = instance.withTypeProvider<YupTypeProvider>()

  app.get('/api/device-usage', { schema: { response: { 200: deviceUsage } } }, (request) =>
    readUsage(db, request.owner.id, limitFree(request, config)),
  )
}

async function readUsage(db: Db, ownerId: string, limits: FreeLimits): Promise<DeviceUsage> {
  const { used, reserved } = await readAllowance(db, ownerId)
  const { left: bought, plan } = await readEntitlements(db, ownerId)
  if (!limits || bought === null) {
    return { used, reserved, limit: null, left: null, bought: null, plan }
  }
  const left = bought + (await readFreeLeft(db, limits))
  return { used, reserved, limit: used + reserved + left, left, bought, plan }
}

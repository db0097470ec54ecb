import { deviceUsage, type DeviceUsage } from '@tailorbird/contracts'
import {
  readAllowance,
  readEntitlements,
  readFreeLeft,
  type Db,
  type FreeLimits,
} from '@tailorbird/db'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { limitFree } from '../../intake/limit-free.ts'
import type { Parts } from '../../parts.ts'
import type { YupTypeProvider } from '../../plugins/validation.ts'
import { openPayments } from './open-payments.ts'
import { paymentsRoutes } from './payments.routes.ts'
import { webhookRoutes } from './webhook.routes.ts'

/** What the asking owner may still make, buying, donating, and what the payment provider tells. */
export function billingRoutes(instance: FastifyInstance, parts: Parts): void {
  const { db, config } = parts
  const app = instance.withTypeProvider<YupTypeProvider>()

  app.get('/api/device-usage', { schema: { response: { 200: deviceUsage } } }, (request) =>
    readUsage(db, request, limitFree(request, config)),
  )

  const payments = openPayments(config)
  paymentsRoutes(instance, parts, payments)
  webhookRoutes(instance, parts, payments)
}

async function readUsage(
  db: Db,
  { owner }: FastifyRequest,
  limits: FreeLimits,
): Promise<DeviceUsage> {
  const { used, reserved } = await readAllowance(db, owner.id)
  const bought = await readEntitlements(db, owner.id)
  const plan = bought.total === null ? 'pro' : bought.total > 0 ? 'basic' : 'free'
  if (!limits || bought.left === null) return { used, reserved, limit: null, left: null, plan }
  const left = bought.left + (await readFreeLeft(db, limits))
  return { used, reserved, limit: used + reserved + left, left, plan }
}

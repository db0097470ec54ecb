import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../parts.ts'
import { openPayments } from './open-payments.ts'
import { paymentsRoutes } from './payments.routes.ts'
import { webhookRoutes } from './webhook.routes.ts'

/** Buying, donating, and what the payment provider tells. */
export function billingRoutes(instance: FastifyInstance, parts: Parts): void {
  const payments = openPayments(parts.config)
  paymentsRoutes(instance, parts, payments)
  webhookRoutes(instance, parts, payments)
}

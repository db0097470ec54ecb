import { CodedError, DEFAULT_TEMPLATE, type TemplateName } from '@tailorbird/contracts'
import { readEntitlements } from '@tailorbird/db'
import type { FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'

/**
 * Lets the first template through, and the others for Pro and where nothing is limited.
 * @throws CodedError plan_required
 */
export async function checkTemplate(
  { db, config }: Parts,
  { owner }: FastifyRequest,
  template: TemplateName,
): Promise<void> {
  if (config.quota === null || template === DEFAULT_TEMPLATE) return
  const { plan } = await readEntitlements(db, owner.id)
  if (plan !== 'pro') throw new CodedError('plan_required')
}

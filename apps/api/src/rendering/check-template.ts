import { CodedError, DEFAULT_TEMPLATE, type TemplateName } from '@tailorbird/contracts'
import { readEntitlements } from '@tailorbird/db'
import type { FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'

/**
 * Lets the first template through, and the others for Pro and where nothing is limited.
 * @throws CodedError plan_required
 */
export async function checkTemplate(
  parts: Parts,
  request: FastifyRequest,
  template: TemplateName,
): Promise<void> {
  if (template === DEFAULT_TEMPLATE || (await hasAllTemplates(parts, request))) return
  throw new CodedError('plan_required')
}

/** Whether the asking owner may print in other templates than the first. */
export async function hasAllTemplates(
  { db, config }: Parts,
  { owner }: FastifyRequest,
): Promise<boolean> {
  if (config.quota === null) return true
  return (await readEntitlements(db, owner.id)).plan === 'pro'
}

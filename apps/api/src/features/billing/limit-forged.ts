import { CodedError } from '@tailorbird/contracts'
import type { FastifyRequest } from 'fastify'
import { countHere } from '../../plugins/hit-store.ts'
import { tooOften } from '../../plugins/too-often.ts'

const MINUTE_MS = 60_000
/** Of one network. The provider sends none, unless its secret is set up wrong. */
const FORGED_A_MINUTE = 60
/** OPERATIONS.md says what to do. */
const FORGED = 'webhook with a wrong signature'
const UNREADABLE = 'webhook could not be read'

/**
 * Counts webhooks with a wrong signature and says once a minute that there are some; those with a right one are
 * never counted. In this process alone: the database has no work with what is forged.
 * @returns an error handler, which throws what it is given, or CodedError rate_limited instead
 */
export function limitForged() {
  const count = countHere()
  return async (error: Error, { network, log }: FastifyRequest): Promise<never> => {
    const code = error instanceof CodedError ? error.code : undefined
    if (code === 'invalid_input') log.warn(UNREADABLE)
    if (code !== 'signature_invalid') throw error
    const { count: forged, endsInMs } = await count(network, MINUTE_MS)
    if (forged === 1) log.warn(FORGED)
    throw forged > FORGED_A_MINUTE ? tooOften(endsInMs) : error
  }
}

import { createHash, timingSafeEqual } from 'node:crypto'
import { CodedError } from '@tailorbird/contracts'
import type { FastifyRequest } from 'fastify'
import type { Parts } from '../../parts.ts'
import { tooOften } from '../../plugins/too-often.ts'

const MINUTE_MS = 60_000
/** Wrong tokens of one network in a minute. */
const MAX_WRONG = 10

const WRONG = 'This is not the token of this installation: OPERATOR_TOKEN in its settings.'

const hash = (text: string) => createHash('sha256').update(text).digest()

/**
 * Makes sure that it is the operator who asks, by the token in the `Authorization` header.
 * @throws CodedError not_found where the installation has no token, invalid_credentials, rate_limited
 */
export async function confirmOperator(
  { config, countHits }: Pick<Parts, 'config' | 'countHits'>,
  request: FastifyRequest,
): Promise<void> {
  const { OPERATOR_TOKEN: token } = config
  if (token === undefined) throw new CodedError('not_found')
  const key = `operator-wrong:${request.network}`
  const before = await countHits(key, MINUTE_MS, 0)
  if (before.count >= MAX_WRONG) throw tooOften(before.endsInMs)
  const [, given = ''] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? []
  // Hashes have one length, and how far they are alike says nothing of the token.
  if (timingSafeEqual(hash(given), hash(token))) return
  await countHits(key, MINUTE_MS)
  throw new CodedError('invalid_credentials', {
    detail: WRONG,
    fields: [{ path: 'token', message: WRONG }],
  })
}

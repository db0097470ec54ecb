import { createHmac } from 'node:crypto'
import { countHit } from '@tailorbird/db'
import type { FastifyRequest } from 'fastify'
import type { Parts } from '../../parts.ts'
import { cutToCustomer } from '../../plugins/cut-address.ts'
import { tooOften } from '../../plugins/too-often.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Tries a minute at one account's password. */
const TRIES_A_MINUTE = 10
/** Letters an hour to one address. */
const LETTERS_AN_HOUR = 5

type Call = Pick<FastifyRequest, 'ip' | 'deviceId'>
interface Bucket {
  of: string[]
  windowMs: number
  most: number
}

/**
 * Counts a try to sign in, before anything is computed for it. A device that has signed in to the account before
 * is counted by itself, so that who guesses from elsewhere doesn't lock the owner out.
 * @throws CodedError rate_limited; what a database that is away throws: no try goes uncounted
 */
export async function limitSignIn(
  parts: Parts,
  call: Call,
  email: string,
  knownUserId: string | undefined,
): Promise<void> {
  if (knownUserId) {
    const of = ['device', knownUserId, call.deviceId]
    return count(parts, { of, windowMs: MINUTE_MS, most: TRIES_A_MINUTE })
  }
  await limitAddress(parts, call, 'sign-in')
  const of = ['account', email.toLowerCase()]
  await count(parts, { of, windowMs: MINUTE_MS, most: TRIES_A_MINUTE })
}

/** Counts what an address does in an hour. @throws CodedError rate_limited */
export function limitAddress(
  parts: Parts,
  call: Call,
  what: 'sign-in' | 'register' | 'forgot' | 'reset' | 'external',
): Promise<void> {
  const most = parts.config.SIGN_INS_PER_ADDRESS
  return count(parts, { of: [what, cutToCustomer(call.ip)], windowMs: HOUR_MS, most })
}

/** Counts letters to an address. @throws CodedError rate_limited */
export function limitLetters(parts: Parts, email: string): Promise<void> {
  const of = ['letter', email.toLowerCase()]
  return count(parts, { of, windowMs: HOUR_MS, most: LETTERS_AN_HOUR })
}

/** Counts tries to confirm a signed-in user's password. @throws CodedError rate_limited */
export function limitConfirming(parts: Parts, userId: string): Promise<void> {
  return count(parts, { of: ['confirm', userId], windowMs: MINUTE_MS, most: TRIES_A_MINUTE })
}

async function count({ db, config }: Parts, { of, windowMs, most }: Bucket): Promise<void> {
  // The table has no address of anybody, of mail or of a network.
  const key = createHmac('sha256', config.secrets[0] ?? '')
    .update(JSON.stringify(of))
    .digest('base64url')
  const hits = await countHit(db, `auth:${key}`, windowMs)
  if (hits.count <= most) return
  throw tooOften(hits.endsInMs)
}

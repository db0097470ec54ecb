import { CodedError } from '@tailorbird/contracts'
import type { User } from '@tailorbird/db'
import type { FastifyRequest } from 'fastify'
import type { Parts } from '../../parts.ts'
import { limitConfirming } from './limit-tries.ts'
import { verifyPassword } from './passwords/hash-password.ts'
import { requireUser } from './show-user.ts'

/**
 * Makes sure that it is the person who asks, and not somebody at a computer left alone: by the password, or by
 * a sign-in of the last minutes where there is none.
 * @throws CodedError not_signed_in, invalid_credentials, sign_in_again, rate_limited, busy
 */
export async function confirmPerson(
  parts: Parts,
  request: FastifyRequest,
  currentPassword: string | undefined,
): Promise<User> {
  const user = await requireUser(parts.db, request)
  if (user.passwordHash === null) {
    if (request.session.recent) return user
    throw new CodedError('sign_in_again')
  }
  await limitConfirming(parts, user.id)
  if (await verifyPassword(currentPassword ?? '', user.passwordHash)) return user
  throw wrongPassword()
}

/** What whoever sent a wrong password is told. */
export function wrongPassword(): CodedError {
  const message = 'This is not your current password.'
  return new CodedError('invalid_credentials', {
    detail: message,
    fields: [{ path: 'currentPassword', message }],
  })
}

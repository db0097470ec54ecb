import { CodedError, type Credentials } from '@tailorbird/contracts'
import { findUserByEmail, readUser, replaceHash, type User } from '@tailorbird/db'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../../parts.ts'
import { limitSignIn } from './limit-tries.ts'
import { hashPassword, isOutdated, verifyPassword } from './passwords/hash-password.ts'
import { signIn } from './sign-in.ts'

/**
 * Signs in by email and password. An unknown email costs the same time and gets the same answer as a wrong password.
 * @throws CodedError invalid_credentials, rate_limited, busy
 */
export async function logIn(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { email, password }: Credentials,
): Promise<User> {
  const { db } = parts
  const found = await findUserByEmail(db, email, request.deviceId)
  await limitSignIn(parts, request, email, found?.knownDevice ? found.user.id : undefined)
  const right = await verifyPassword(password, found?.user.passwordHash ?? null)
  if (!found || !right) {
    request.log.info({ userId: found?.user.id }, 'sign-in failed')
    throw new CodedError('invalid_credentials')
  }
  await signIn(parts, request, reply, found.user.id)
  const user = await refuseReplaced(parts, request, found.user, password)
  if (user.passwordHash && isOutdated(user.passwordHash)) {
    await replaceHash(db, user, await hashPassword(password))
  }
  request.log.info({ userId: user.id }, 'signed in')
  return user
}

/** A password that was changed while it was checked signs nobody in: changing it has ended all sessions but this one. @returns the user as it is now */
async function refuseReplaced(
  { db }: Parts,
  request: FastifyRequest,
  user: User,
  password: string,
): Promise<User> {
  const now = await readUser(db, user.id)
  if (now && now.passwordHash === user.passwordHash) return now
  if (now && (await verifyPassword(password, now.passwordHash))) return now
  await request.session.destroy()
  throw new CodedError('invalid_credentials')
}

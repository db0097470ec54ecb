import { CodedError, type AuthUser } from '@tailorbird/contracts'
import { readUser, type Db, type User } from '@tailorbird/db'
import type { FastifyRequest } from 'fastify'

/** What the page may know about an account. */
export function showUser({ id, email, username, planId, passwordHash }: User): AuthUser {
  return {
    id,
    email,
    username,
    planId: planId as AuthUser['planId'],
    hasPassword: passwordHash !== null,
  }
}

/** The signed-in user. @throws CodedError not_signed_in */
export async function requireUser(db: Db, { owner }: Pick<FastifyRequest, 'owner'>): Promise<User> {
  const user = owner.kind === 'user' ? await readUser(db, owner.id) : undefined
  if (!user) throw new CodedError('not_signed_in')
  return user
}

import { randomUUID } from 'node:crypto'
import { adoptDevice, rememberDevice } from '@tailorbird/db'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../../parts.ts'
import { describeBrowser } from './describe-browser.ts'

/**
 * Signs a browser in, under a new session id whatever it came with. What its device owned becomes the user's,
 * and the device gets a new owner for the time after sign-out.
 */
export async function signIn(
  { db }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  // First of all: rows that have moved are found at the next try, rows that have not would stay behind.
  await adoptDevice(db, request.deviceOwnerId, userId)
  // Lines from before have the one id, those that follow the other.
  request.log.info({ ownerId: request.deviceOwnerId, userId }, 'device goes to account')
  await rememberDevice(db, userId, request.deviceId)
  await request.session.regenerate()
  request.session.userId = userId
  request.session.browser = describeBrowser(request.headers['user-agent'])
  await request.session.save()
  request.owner = { id: userId, kind: 'user' }
  reply.setDevice({ id: request.deviceId, ownerId: randomUUID() })
}

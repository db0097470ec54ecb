import { readSession } from '@tailorbird/db'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import { nameCookies, readSigned } from '../plugins/cookies.ts'
import { readDevice } from '../plugins/device-cookie.ts'

/** Whose news a socket gets. */
export interface Visitor {
  ownerId: string
  /** The sign-in that it stands on; undefined for a device. */
  sessionId?: string
}

/** Whom a cookie header names: the signed-in user, else the device; undefined when neither is ours. */
export async function readVisitor(
  app: FastifyInstance,
  { db, config }: Pick<Parts, 'db' | 'config'>,
  header: string | undefined,
): Promise<Visitor | undefined> {
  const cookies = nameCookies(config.publicUrl)
  const sent = header ? app.parseCookie(header) : {}
  const token = readSigned(app, sent[cookies.session])?.value
  const session = token ? await readSession(db, token) : undefined
  if (session?.userId) return { ownerId: session.userId, sessionId: session.id }
  const known = readDevice(app, cookies, sent)
  return known && { ownerId: known.device.ownerId }
}

import { callbackify } from 'node:util'
import type { FastifySessionOptions } from '@fastify/session'
import { endSession, insertSession, readSession, updateSession, type Db } from '@tailorbird/db'
import type { Session } from 'fastify'

declare module 'fastify' {
  interface Session {
    /** The id of its row; undefined until it is stored. */
    rowId?: string
    userId?: string | null
    browser?: string | null
    /** Whether its sign-in is a few minutes old at most. */
    recent?: boolean
    /** What outlives a request beside that: what signing in elsewhere needs. */
    data?: object
  }
}

type Store = NonNullable<FastifySessionOptions['store']>

/** Keeps sessions in the table user_sessions. */
export function createSessionStore(db: Db): Store {
  return {
    get: callbackify(async (token: string) => {
      const row = await readSession(db, token)
      // The library adds the cookie.
      return row ? (toSession(row) as Session) : null
    }),
    set: callbackify(async (token: string, session: Session) => {
      const { userId = null, browser = null, data = {} } = session
      // One that was ended while its request ran must not come back.
      if (session.rowId) return updateSession(db, session.rowId, { userId, browser, data })
      session.rowId = await insertSession(db, token, { userId, browser, data })
    }),
    destroy: callbackify((token: string) => endSession(db, token)),
  }
}

function toSession(row: NonNullable<Awaited<ReturnType<typeof readSession>>>) {
  const { id, userId, browser, data, recent } = row
  return { rowId: id, userId, browser, data, recent }
}

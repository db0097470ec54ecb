import { findLiveSessions } from '@tailorbird/db'
import type { Parts } from '../parts.ts'
import { hangUp, type SocketServer } from './hang-up.ts'

/** Sessions also end by the clock, and news of their end may be missed. */
const LOOK_EVERY_MS = 15_000

/** Breaks the connections of sign-ins that end: at once when told, else at the next look. */
export function watchSessions(
  io: SocketServer,
  { db, news, log }: Parts,
  everyMs = LOOK_EVERY_MS,
): { stop: () => void } {
  const look = async (): Promise<void> => {
    const ids = [...io.of('/').sockets.values()].flatMap(({ data }) => data.sessionId ?? [])
    const live = await findLiveSessions(db, [...new Set(ids)])
    const asked = new Set(ids)
    hangUp(
      io,
      ({ sessionId }) => sessionId !== undefined && asked.has(sessionId) && !live.has(sessionId),
    )
  }
  const lookSafely = (): void => {
    look().catch((error: unknown) => log.warn({ err: error }, 'sessions could not be looked up'))
  }
  news.on('session', ({ sessionId: ended }) => hangUp(io, ({ sessionId }) => sessionId === ended))
  news.on('gap', lookSafely)
  const timer = setInterval(lookSafely, everyMs)
  return { stop: () => clearInterval(timer) }
}

import { noteVisits } from '@tailorbird/db'
import type { Parts } from '../parts.ts'
import type { SocketServer } from './hang-up.ts'

const NOTE_EVERY_MS = 30 * 60_000

/** A page that stays open is a visit, although it asks for nothing: its data is kept as long. */
export function noteSocketVisits(
  io: SocketServer,
  { db, log }: Parts,
  everyMs = NOTE_EVERY_MS,
): { stop: () => void } {
  const note = (ownerIds: string[]): void => {
    if (ownerIds.length === 0) return
    noteVisits(db, ownerIds).catch((error: unknown) => log.warn({ err: error }, 'visits not noted'))
  }
  io.on('connection', (socket) => note([socket.data.ownerId]))
  const timer = setInterval(() => {
    note([...new Set([...io.of('/').sockets.values()].map(({ data }) => data.ownerId))])
  }, everyMs)
  return { stop: () => clearInterval(timer) }
}

import type { ServerEvents } from '@tailorbird/contracts'
import type { Server } from 'socket.io'
import type { Visitor } from './read-visitor.ts'

type NoEvents = Record<string, never>
export type SocketServer = Server<NoEvents, ServerEvents, NoEvents, Visitor>

/** Breaks the connections of some sockets; their clients come back by themselves, with the cookies of that time. */
export function hangUp(io: SocketServer, which: (visitor: Visitor) => boolean): void {
  for (const socket of io.of('/').sockets.values()) {
    if (which(socket.data)) socket.conn.close()
  }
}

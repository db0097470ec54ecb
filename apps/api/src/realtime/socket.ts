import { SOCKET_TRANSPORTS } from '@tailorbird/contracts'
import { whereOwnerMoved } from '@tailorbird/db'
import type { FastifyInstance } from 'fastify'
import { Server } from 'socket.io'
import type { Parts } from '../parts.ts'
import { isOwnOrigin } from '../plugins/same-origin.ts'
import { limitHandshakes } from './limit-handshakes.ts'
import { hangUp, type SocketServer } from './hang-up.ts'
import { noteSocketVisits } from './note-socket-visits.ts'
import { readVisitor } from './read-visitor.ts'
import { watchSessions } from './watch-sessions.ts'

/**
 * Relays news of jobs and postings to the sockets of their owner. Each replica hears all news from the database
 * and serves its own sockets, so that replicas need to know nothing of each other.
 */
export function attachSockets(app: FastifyInstance, parts: Parts): void {
  const { db, news, config, log } = parts
  const mayOpen = limitHandshakes(app, parts)
  const io: SocketServer = new Server(app.server, {
    transports: SOCKET_TRANSPORTS,
    serveClient: false,
    maxHttpBufferSize: 16_384,
    allowRequest: (request, decide) => {
      const { origin, host } = request.headers
      // CORS does not cover WebSocket.
      if (!isOwnOrigin(origin, host, config.publicUrl)) return decide('refused', false)
      mayOpen(request).then(
        (may) => decide(may ? null : 'refused', may),
        () => decide('refused', false),
      )
    },
  })
  io.use((socket, next) => {
    void guard(socket, async () => {
      const visitor = await readVisitor(app, parts, socket.request.headers.cookie)
      Object.assign(socket.data, visitor)
      const open = visitor ? io.sockets.adapter.rooms.get(roomOf(visitor.ownerId)) : undefined
      const hasRoom = (open?.size ?? 0) < config.SOCKETS_PER_OWNER
      next(visitor && hasRoom ? undefined : new Error('refused'))
    })
  })
  io.on('connection', (socket) => {
    const { ownerId, sessionId } = socket.data
    void socket.join(roomOf(ownerId))
    if (sessionId !== undefined) return
    void guard(socket, async () => {
      // A sign-in of this device may have gone out before the socket was there to hear of it.
      if (await whereOwnerMoved(db, ownerId)) socket.conn.close()
    })
  })
  /** When the database is away the connection breaks, and its client comes back by itself. */
  async function guard(socket: Socket, work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => {
      log.warn({ err: error }, 'socket not opened')
      socket.conn.close()
    })
  }

  news.on('job', ({ ownerId, job }) => io.local.to(roomOf(ownerId)).emit('job', job))
  news.on('postings', ({ ownerId, postings }) =>
    io.local.to(roomOf(ownerId)).emit('postings', postings),
  )
  news.on('gap', () => io.local.emit('resync'))
  news.on('owner', ({ from }) => hangUp(io, ({ ownerId }) => ownerId === from))
  const watch = watchSessions(io, parts)
  const visits = noteSocketVisits(io, parts)

  app.addHook('preClose', (done) => {
    watch.stop()
    visits.stop()
    // The transport alone: a goodbye by name would tell clients not to come back.
    io.engine.close()
    done()
  })
}

type Socket = Parameters<Parameters<SocketServer['use']>[0]>[0]

function roomOf(ownerId: string): string {
  return `owner:${ownerId}`
}

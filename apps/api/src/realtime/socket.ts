import type { ServerEvents } from '@tailorbird/contracts'
import type { FastifyInstance } from 'fastify'
import { Server } from 'socket.io'
import { readOwner } from '../plugins/owner.ts'
import { isOwnOrigin } from '../plugins/same-origin.ts'
import type { NewsBus } from './news-bus.ts'

type NoEvents = Record<string, never>

/**
 * Relays job news to the sockets of the job's owner. Each replica hears all news from the database
 * and serves its own sockets, so that replicas need to know nothing of each other.
 */
export function attachSockets(app: FastifyInstance, news: NewsBus, publicUrl: URL): void {
  const io = new Server<NoEvents, ServerEvents, NoEvents, { ownerId: string }>(app.server, {
    // Long polling would need every request of a session to reach the same replica.
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 16_384,
    allowRequest: (request, decide) => {
      // CORS does not cover WebSocket.
      const allowed =
        isOwnOrigin(request.headers.origin, request.headers.host, publicUrl) &&
        readOwner(app, request.headers.cookie) !== undefined
      decide(allowed ? null : 'refused', allowed)
    },
  })
  io.use((socket, next) => {
    const owner = readOwner(app, socket.request.headers.cookie)
    if (!owner) return next(new Error('refused'))
    socket.data.ownerId = owner.id
    next()
  })
  io.on('connection', (socket) => socket.join(roomOf(socket.data.ownerId)))

  news.on('job', ({ ownerId, job }) => io.local.to(roomOf(ownerId)).emit('job', job))
  news.on('gap', () => io.local.emit('resync'))

  app.addHook('preClose', (done) => {
    // The transport alone: a goodbye by name would tell clients not to come back.
    io.engine.close()
    done()
  })
}

function roomOf(ownerId: string): string {
  return `owner:${ownerId}`
}

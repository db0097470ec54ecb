import type { Socket } from 'node:net'
import plugin from 'fastify-plugin'
import type { NewsBus } from '../realtime/news-bus.ts'

/** Time for what is under way when the process is told to end. */
const DRAIN_MS = 10_000

/**
 * Lets the process end: what is under way is answered, connections that are kept for more requests are
 * closed after their answer, and what hangs is cut off.
 */
export const drainPlugin = plugin<{ news: NewsBus }>(
  async (app, { news }) => {
    const { server, log } = app
    // The server forgets connections that became sockets of the page, and waits for them all the same.
    const connections = new Set<Socket>()
    server.on('connection', (connection: Socket) => {
      connections.add(connection)
      connection.once('close', () => connections.delete(connection))
    })
    let isEnding = false
    app.addHook('onSend', (_request, reply, _payload, done) => {
      // Requests that came before the end don't know of it yet, and neither do their clients.
      if (isEnding) reply.header('connection', 'close')
      done()
    })
    app.addHook('preClose', (done) => {
      isEnding = true
      // For answers whose head is out already, such as a ZIP under way.
      server.keepAliveTimeout = 1
      news.endWaits()
      const cutOff = setTimeout(() => {
        log.warn({ connections: connections.size }, 'connections cut off')
        for (const connection of connections) connection.destroy()
      }, DRAIN_MS).unref()
      server.once('close', () => clearTimeout(cutOff))
      done()
    })
    await Promise.resolve()
  },
  { name: 'drain' },
)

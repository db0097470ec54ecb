import type { IncomingMessage, ServerResponse } from 'node:http'

const RECORD_SEPARATOR = '\u001e'

/**
 * The server's side of Socket.IO over HTTP long polling, for one event at a time: Engine.IO 4 packets
 * (0 open, 4 message) that carry Socket.IO 5 packets (0 connect, 1 disconnect, 2 event).
 */
export function newsByPolling() {
  const waiting = new Map<string, { packets: string[]; poll: ServerResponse | undefined }>()
  let sessions = 0
  let connected = 0

  function flush(session: { packets: string[]; poll: ServerResponse | undefined }) {
    if (!session.poll || session.packets.length === 0) return
    session.poll.end(session.packets.splice(0).join(RECORD_SEPARATOR))
    session.poll = undefined
  }

  function push(packet: string) {
    for (const session of waiting.values()) {
      session.packets.push(packet)
      flush(session)
    }
  }

  return {
    /** How often a socket was connected so far. */
    connected: () => connected,
    handle: (url: URL, body: string, request: IncomingMessage, response: ServerResponse) => {
      response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
      response.setHeader('access-control-allow-credentials', 'true')
      const session = waiting.get(url.searchParams.get('sid') ?? '')
      if (!session) {
        const sid = `session${(sessions += 1)}`
        waiting.set(sid, { packets: [], poll: undefined })
        const open = {
          sid,
          upgrades: [],
          pingInterval: 60_000,
          pingTimeout: 60_000,
          maxPayload: 1e6,
        }
        response.end(`0${JSON.stringify(open)}`)
      } else if (request.method === 'POST') {
        if (body.startsWith('40')) {
          session.packets.push('40{"sid":"socket"}')
          connected += 1
        }
        response.end('ok')
        flush(session)
      } else {
        session.poll = response
        flush(session)
      }
    },
    send: (event: string, data?: unknown) =>
      push(`42${JSON.stringify(data === undefined ? [event] : [event, data])}`),
    drop: () => push('41'),
  }
}

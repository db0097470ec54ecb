import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** What makes a WebSocket's accepting answer of its key (RFC 6455). */
const ACCEPT = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const FINAL_TEXT = 0x81
const TEXT = 1
const OPEN = { upgrades: [], pingInterval: 60_000, pingTimeout: 60_000, maxPayload: 1e6 }

/**
 * The server's side of Socket.IO over WebSocket: Engine.IO 4 packets (0 open, 4 message) that carry
 * Socket.IO 5 packets (0 connect, 1 disconnect, 2 event).
 */
export function serveNewsSockets() {
  const opened = new Set<Duplex>()
  const sockets = new Set<Duplex>()
  let connected = 0

  const push = (packet: string): void => {
    for (const socket of sockets) socket.write(toFrame(packet))
  }

  return {
    /** How often a socket was connected so far. */
    connected: () => connected,
    /** Takes what a server hears as 'upgrade'. */
    upgrade: (request: IncomingMessage, socket: Duplex) => {
      const key = String(request.headers['sec-websocket-key'])
      const accept = createHash('sha1').update(`${key}${ACCEPT}`).digest('base64')
      socket.write(
        [
          'HTTP/1.1 101 Switching Protocols',
          'Connection: Upgrade',
          'Upgrade: websocket',
          `Sec-WebSocket-Accept: ${accept}`,
          '\r\n',
        ].join('\r\n'),
      )
      socket.on('error', () => undefined)
      socket.on('end', () => socket.end())
      opened.add(socket)
      socket.once('close', () => {
        opened.delete(socket)
        sockets.delete(socket)
      })
      socket.on('data', (data: Buffer) => {
        if (!readTexts(data).some((packet) => packet.startsWith('40'))) return
        connected += 1
        sockets.add(socket)
        socket.write(toFrame('40{"sid":"socket"}'))
      })
      socket.write(toFrame(`0${JSON.stringify({ ...OPEN, sid: 'session' })}`))
    },
    send: (event: string, data?: unknown) =>
      push(`42${JSON.stringify(data === undefined ? [event] : [event, data])}`),
    drop: () => push('41'),
    close: () => {
      // The server waits for all of them, also for those that a page has opened and left.
      for (const socket of opened) socket.destroy()
    },
  }
}

function toFrame(text: string): Buffer {
  const payload = Buffer.from(text)
  const { length } = payload
  if (length < 126) return Buffer.concat([Buffer.of(FINAL_TEXT, length), payload])
  const head = Buffer.of(FINAL_TEXT, 126, 0, 0)
  head.writeUInt16BE(length, 2)
  return Buffer.concat([head, payload])
}

/** The texts of a client's frames: they are masked, and what it says is short. */
function readTexts(data: Buffer): string[] {
  const texts: string[] = []
  for (let at = 0; at + 6 <= data.length;) {
    const length = data.readUInt8(at + 1) & 0x7f
    const mask = data.subarray(at + 2, at + 6)
    const payload = data.subarray(at + 6, at + 6 + length)
    const bytes = payload.map((byte, place) => byte ^ (mask[place % 4] ?? 0))
    if ((data.readUInt8(at) & 0x0f) === TEXT) texts.push(Buffer.from(bytes).toString())
    at += 6 + length
  }
  return texts
}

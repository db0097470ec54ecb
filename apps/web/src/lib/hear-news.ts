import type { ServerEvents } from '@tailorbird/contracts'
import type { NewsSocket } from './parts.ts'

/** How long to wait before asking again when the socket does not do so by itself, in milliseconds. */
const RETRY_MS = 5000

interface Hearing {
  /** What is heard of each kind of news. */
  on: Partial<Omit<ServerEvents, 'resync'>>
  /** News may have been missed, or no socket gets through: lists tell. */
  ask: () => void
  /** It is connected, for the first time or again: what came before is asked for, too. */
  connected: () => void
}

/** How many hear each socket: the first connects it, the last disconnects it. */
const hearers = new WeakMap<NewsSocket, number>()

/**
 * Hears the shared socket, and keeps it connected as long as anybody does.
 * @returns what ends it
 */
export function hearNews(socket: NewsSocket, { on, ask, connected }: Hearing): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined
  const failed = () => {
    ask()
    // A handshake that the server refused is not tried again by the library.
    if (!socket.active) retry = setTimeout(() => socket.connect(), RETRY_MS)
  }
  const dropped = () => {
    ask()
    // A server that stops says goodbye, and the library takes that as final.
    if (!socket.active) socket.connect()
  }
  const online = () => void socket.connect()
  hearers.set(socket, (hearers.get(socket) ?? 0) + 1)
  if (on.job) socket.on('job', on.job)
  if (on.postings) socket.on('postings', on.postings)
  socket.on('resync', ask)
  socket.on('connect', connected)
  socket.on('connect_error', failed)
  socket.on('disconnect', dropped)
  window.addEventListener('online', online)
  if (socket.connected) connected()
  else socket.connect()
  return () => {
    clearTimeout(retry)
    window.removeEventListener('online', online)
    if (on.job) socket.off('job', on.job)
    if (on.postings) socket.off('postings', on.postings)
    socket.off('resync', ask)
    socket.off('connect', connected)
    socket.off('connect_error', failed)
    socket.off('disconnect', dropped)
    const left = (hearers.get(socket) ?? 1) - 1
    hearers.set(socket, left)
    if (left === 0) socket.disconnect()
  }
}

import { SOCKET_TRANSPORTS, type JobNews } from '@tailorbird/contracts'
import { io } from 'socket.io-client'

/**
 * Listens at a replica as a browser does.
 * @param headers its cookie and its origin, or what somebody else would send
 */
export function listen(url: string, headers: Record<string, string>) {
  const socket = io(url, {
    transports: SOCKET_TRANSPORTS,
    extraHeaders: headers,
    reconnectionDelayMax: 500,
  })
  const heard: JobNews[] = []
  socket.on('job', (news: JobNews) => heard.push(news))
  const { promise, resolve } = Promise.withResolvers<'open' | 'refused'>()
  socket.once('connect', () => resolve('open'))
  socket.once('connect_error', () => resolve('refused'))
  return {
    socket,
    /** How its first try ended. */
    outcome: promise,
    heard,
    [Symbol.dispose]: () => socket.disconnect(),
  }
}

import { SOCKET_TRANSPORTS } from '@tailorbird/contracts'
import { loadPatiently } from './load-patiently.ts'
import type { NewsSocket } from './parts.ts'

/**
 * Makes the one socket for news from the server. The library is loaded by the first call, after the
 * page has been painted; the caller connects.
 * @param origin the page's own origin
 */
export function shareSocket(origin: string): () => Promise<NewsSocket> {
  let opened: Promise<NewsSocket> | undefined
  const open = async (): Promise<NewsSocket> => {
    const { io } = await loadPatiently(() => import('socket.io-client'))
    return io(origin, {
      autoConnect: false,
      withCredentials: true,
      transports: SOCKET_TRANSPORTS,
    })
  }
  return () => (opened ??= open())
}

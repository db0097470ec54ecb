import type { ServerEvents } from '@tailorbird/contracts'
import type { Socket } from 'socket.io-client'
import type { Keep } from './keep.ts'

export type NewsSocket = Socket<ServerEvents>

/** What thunks and endpoints work with, besides the store: the store's `extraArgument`. */
export interface Parts {
  /** Where the API answers, such as 'https://example.org'. */
  origin: string
  /** What this browser remembers between visits. */
  keep: Keep
  /** The one socket that everybody shares; opened by the first call. */
  socket: () => Promise<NewsSocket>
}

import type { PostingsNews } from '../postings/postings-news.ts'
import type { JobNews } from './job.ts'

/**
 * How both sides talk. Long polling would need every request of a session to reach the same replica; where
 * a proxy refuses WebSocket, the client asks for lists instead.
 */
export const SOCKET_TRANSPORTS: 'websocket'[] = ['websocket']

/** What the server sends. The client sends nothing: it asks over HTTP. */
export interface ServerEvents {
  /** A job of this owner changed. */
  job: (news: JobNews) => void
  /** Postings of this owner changed: were read, grouped, came, went. */
  postings: (news: PostingsNews) => void
  /** News may have been missed: ask for everything since the last rev. */
  resync: () => void
}

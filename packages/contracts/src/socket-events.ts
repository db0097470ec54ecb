import type { JobNews } from './job.ts'

/** What the server sends. The client sends nothing: it asks over HTTP. */
export interface ServerEvents {
  /** A job of this owner changed. */
  job: (news: JobNews) => void
  /** News may have been missed: ask for everything since the last rev. */
  resync: () => void
}

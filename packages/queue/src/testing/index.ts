export { listWork, type WorkRecord } from './list-work.ts'
export { silentLog } from './silent-log.ts'
export { openTestQueue, type TestQueue } from './test-queue.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Any database of the server that tests make their own databases on. */
    postgresUrl: string
    /** The Redis that the queue's tests run on; '' when they run on PostgreSQL. */
    redisUrl: string
  }
}

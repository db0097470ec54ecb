import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import type { QueueBackend } from '../backend.ts'
import { openQueueBackend } from '../open-backend.ts'
import { dumpRedis, dumpTables } from './dump-queue.ts'

export interface TestQueue {
  backend: QueueBackend
  /** How a process of the product reaches the same queues. */
  redisUrl: string | undefined
  /** Forgets everything that is on Redis, as a Redis without a disk does when it restarts. */
  emptyRedis: () => Promise<void>
  /** Everything that the queues hold, as text. */
  dump: () => Promise<string>
  close: () => Promise<void>
}

/**
 * Queues of one test file's own, on Redis when a URL is given, else on the file's own PostgreSQL database.
 * @param databaseUrl that database
 * @param redisUrl inject('redisUrl'); '' for PostgreSQL
 */
export async function openTestQueue(databaseUrl: string, redisUrl: string): Promise<TestQueue> {
  const prefix = `tailorbird-test-${randomBytes(6).toString('hex')}`
  const backend = openQueueBackend({
    redisUrl: redisUrl || undefined,
    databaseUrl,
    prefix,
    onError: () => undefined,
  })
  await backend.migrate()
  return {
    backend,
    redisUrl: redisUrl || undefined,
    emptyRedis: () => dropKeys(redisUrl, prefix),
    dump: () => (redisUrl ? dumpRedis(redisUrl, prefix) : dumpTables(databaseUrl)),
    close: async () => {
      await backend.close()
      if (redisUrl) await dropKeys(redisUrl, prefix)
    },
  }
}

async function dropKeys(url: string, prefix: string): Promise<void> {
  const redis = new Redis(url)
  const keys = await redis.keys(`${prefix}:*`)
  if (keys.length > 0) await redis.del(keys)
  await redis.quit()
}

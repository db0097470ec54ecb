import type { QueueBackend } from './backend.ts'
import { openPostgresBackend } from './postgres-backend.ts'
import { openRedisBackend } from './redis-backend.ts'

export interface QueueBackendConfig {
  /** Given: BullMQ runs on this Redis. */
  redisUrl?: string | undefined
  /** Else it runs on this PostgreSQL, in the schema `bullmq`. */
  databaseUrl: string
  /** Namespace of the keys on Redis. */
  prefix?: string | undefined
  onError: (error: Error) => void
}

/** Chooses where the queues live. This is the only place that does. */
export function openQueueBackend(config: QueueBackendConfig): QueueBackend {
  return config.redisUrl
    ? openRedisBackend(config.redisUrl, config.prefix)
    : openPostgresBackend(config.databaseUrl, config.onError)
}

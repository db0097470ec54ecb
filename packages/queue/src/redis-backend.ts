import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { available } from './available.ts'
import type { QueueBackend } from './backend.ts'

/** BullMQ on Redis. Each queue and worker has a connection of its own. */
export function openRedisBackend(url: string, prefix = 'tailorbird'): QueueBackend {
  // Who answers a person fails fast when Redis is gone; who works in the background waits for it.
  const failFast = { enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 5000 }
  const patient = { maxRetriesPerRequest: null }
  const opened: Redis[] = []
  let probe: Redis | undefined
  const connect = (options: object): Redis => {
    const connection = new Redis(url, {
      ...options,
      retryStrategy: (tries) => Math.min(tries * 200, 2000),
    })
    // BullMQ hears its errors too; unheard here, one that comes before would end the process.
    connection.on('error', () => undefined)
    opened.push(connection)
    return connection
  }
  // It may wait for its own connection, but for no second try.
  const openProbe = (): Redis => (probe ??= connect({ ...failFast, enableOfflineQueue: true }))
  return {
    kind: 'redis',
    openQueue: (name, options) =>
      new Queue(name, { ...options, prefix, connection: connect(failFast) }),
    openWorker: (name, process, options) =>
      new Worker(name, process, { ...options, prefix, connection: connect(patient) }),
    migrate: () => Promise.resolve(),
    checkRoom: async () => {
      await openProbe().set(`${prefix}:room`, '1', 'EX', 60)
    },
    countHit: async (key, windowMs, by = 1) => {
      const name = `${prefix}:hits:${key}`
      const answers = await available(() =>
        openProbe().multi().incrby(name, by).pexpire(name, windowMs, 'NX').pttl(name).exec(),
      )
      const [count, , endsInMs] = (answers ?? []).map(([, answer]) => Number(answer))
      return { count: count ?? by, endsInMs: endsInMs ?? windowMs }
    },
    close: async () => {
      for (const connection of opened) connection.disconnect()
      await Promise.resolve()
    },
  }
}

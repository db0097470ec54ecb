import { Redis } from 'ioredis'
import { Client } from 'pg'

/** Everything that BullMQ's tables hold, as text. */
export async function dumpTables(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'bullmq'",
    )
    const dumps: string[] = []
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select coalesce(t::text, '') as row from ${name} t`,
      )
      dumps.push(name, ...rows.map(({ row }) => row))
    }
    return dumps.join('\n')
  } finally {
    await client.end()
  }
}

/** Everything that is on a Redis under a prefix, keys and values, as text. */
export async function dumpRedis(url: string, prefix: string): Promise<string> {
  const redis = new Redis(url)
  const readers: Record<string, (key: string) => Promise<unknown>> = {
    string: (key) => redis.get(key),
    hash: (key) => redis.hgetall(key),
    list: (key) => redis.lrange(key, 0, -1),
    set: (key) => redis.smembers(key),
    zset: (key) => redis.zrange(key, 0, -1),
    stream: (key) => redis.xrange(key, '-', '+'),
  }
  try {
    const dumps: string[] = []
    for (const key of await redis.keys(`${prefix}:*`)) {
      const value = await readers[await redis.type(key)]?.(key)
      dumps.push(`${key} ${JSON.stringify(value)}`)
    }
    return dumps.join('\n')
  } finally {
    await redis.quit()
  }
}

import { execFile } from 'node:child_process'
import { connect } from 'node:net'
import { promisify } from 'node:util'

/** Where tests get a real Redis from. */
export type RedisSource = { url: string } | { program: string }

/** Looks for TEST_REDIS_URL, a Redis on the usual port, and a redis-server program, in this order. */
export async function findRedis(env: NodeJS.ProcessEnv): Promise<RedisSource | undefined> {
  const given = env['TEST_REDIS_URL']
  if (given) return { url: given }
  if (await isListening(6379)) return { url: 'redis://127.0.0.1:6379' }
  const program = 'redis-server'
  const there = await promisify(execFile)(program, ['--version']).then(
    () => true,
    () => false,
  )
  return there ? { program } : undefined
}

export function isListening(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect({ port, host: '127.0.0.1' })
  socket.once('connect', () => resolve(true))
  socket.once('error', () => resolve(false))
  return promise.finally(() => socket.destroy())
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort } from '@tailorbird/db/embedded'
import type { TestProject } from 'vitest/node'
import { findRedis, isListening } from './find-redis.ts'

/** Gives the tests a Redis; starts one when none runs. @throws when there is none to be had */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const source = await findRedis(process.env)
  if (!source) throw new Error('No Redis: set TEST_REDIS_URL, or install redis-server.')
  if ('url' in source) {
    project.provide('redisUrl', source.url)
    return () => Promise.resolve()
  }
  const port = await findFreePort()
  const dir = await mkdtemp(join(tmpdir(), 'tailorbird-redis-'))
  const server = spawn(source.program, ['--port', String(port), '--dir', dir, '--save', ''], {
    stdio: 'ignore',
  })
  for (let tries = 0; tries < 200 && !(await isListening(port)); tries += 1) await delay(20)
  project.provide('redisUrl', `redis://127.0.0.1:${port}`)
  return async () => {
    server.kill()
    await once(server, 'exit')
    await rm(dir, { recursive: true, force: true })
  }
}

import { spawnSync } from 'node:child_process'
import { defineConfig } from 'vitest/config'

// What its processes load is compiled once, as in the other tests.
process.env['NODE_COMPILE_CACHE'] ??= `${import.meta.dirname}/../../../node_modules/.cache/compiled`

const hasRedis = spawnSync('redis-server', ['--version']).status === 0
if (!hasRedis) {
  const message = 'NO redis-server: the tests that kill one'
  if (process.env['CI']) throw new Error(`${message} can't run. Install redis-server.`)
  process.stderr.write(`\n${message} are SKIPPED. Install redis-server to run them.\n\n`)
}

/**
 * The product as several processes that are killed, frozen and cut off: pnpm test:faults. They wait most of their time, so two fleets
 * fill two cores; nothing else should run beside them.
 */
export default defineConfig({
  test: {
    name: 'faults',
    root: import.meta.dirname,
    include: hasRedis ? ['*.fault.test.ts'] : ['postgres-queues.fault.test.ts'],
    retry: process.env['CI'] ? 1 : 0,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
  },
})

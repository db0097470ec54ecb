import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { findRedis } from './packages/queue/src/testing/find-redis.ts'

const onPostgres = './packages/db/src/testing/global-setup.ts'
const onRedis = './packages/queue/src/testing/redis-setup.ts'
/** What puts work into the queues, takes it out or looks into them, and what counts on Redis. */
const queueSuites = [
  'packages/queue/src/**/*.int.test.ts',
  'apps/worker/src/tailor/{cancel-and-retry,fair,say-pause,sweep,tailor-resume}.int.test.ts',
  'apps/worker/src/render/*.int.test.ts',
  'apps/worker/src/upkeep/delete-expired.int.test.ts',
  'apps/api/src/features/data/*.int.test.ts',
  'apps/api/src/features/{jobs,resumes}/*.int.test.ts',
  'apps/api/src/features/auth/delete-account.int.test.ts',
  'apps/api/src/plugins/limits.int.test.ts',
  'apps/api/src/realtime/socket.int.test.ts',
]
/** Where nobody watches, what fails once and then passes holds nothing up: it is reported as flaky. */
const patience = { retry: process.env['CI'] ? 1 : 0 }
/** A thread loads for seconds before its first task, and behind all others where cores are short. */
const timeouts = { ...patience, testTimeout: 90_000, hookTimeout: 90_000 }
const cores = availableParallelism()
/** Files share what they import, which takes longer to load than most of them run. */
const shared = { isolate: false, maxWorkers: cores }
/** These wait for other programs half of their time; they come behind those that only reckon. */
const waiting = {
  isolate: false,
  maxWorkers: 2 * cores,
  sequence: { groupOrder: 1 },
  // What files share stays loaded, and half a thousand of them in few processes fill Node's usual 4 GB.
  execArgv: ['--max-old-space-size=6144'],
}

// Threads and programs that tests start compile what they load, most of their time: once is enough.
process.env['NODE_COMPILE_CACHE'] ??= `${import.meta.dirname}/node_modules/.cache/compiled`

const redis = await findRedis(process.env)
if (!redis) {
  const message = 'NO REDIS: the suites that run on Redis'
  if (process.env['CI'])
    throw new Error(`${message} can't run. Set TEST_REDIS_URL or install redis-server.`)
  process.stderr.write(
    `\n${message} are SKIPPED. Set TEST_REDIS_URL or install redis-server to run them.\n\n`,
  )
}

export default defineConfig({
  test: {
    // By default one core stays idle: on a small machine that is half of it.
    maxWorkers: 2 * cores,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,packages}/*/src/**/*.test.ts'],
          exclude: ['**/*.int.test.ts', 'apps/web/**'],
          // What is not linear ends here; what is linear may share its cores.
          testTimeout: 30_000,
          ...shared,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'web',
          root: './apps/web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['src/testing/start-each-file.ts'],
          ...patience,
          // Finding by role walks the whole page each time, which is slow where nothing is laid out.
          testTimeout: 30_000,
          ...shared,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{apps,packages}/*/src/**/*.int.test.ts'],
          globalSetup: [onPostgres],
          provide: { redisUrl: '' },
          ...timeouts,
          ...waiting,
        },
      },
      // The same suites again, with the queues on Redis.
      ...(redis
        ? [
            {
              test: {
                name: 'integration-redis',
                include: queueSuites,
                globalSetup: [onPostgres, onRedis],
                ...timeouts,
                ...waiting,
              },
            },
          ]
        : []),
    ],
  },
})

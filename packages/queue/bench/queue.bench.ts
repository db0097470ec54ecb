// Our producer and worker against BullMQ alone, on the same Redis in the same run: pnpm bench:queue
// Needs a Redis: REDIS_URL, else 127.0.0.1:6379.
import { randomBytes } from 'node:crypto'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { createProducer, openQueueBackend, startWorker, type Log } from '../src/index.ts'

const JOBS = 2000
const ROUNDS = 5
const CONCURRENCY = 10
const url = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'
const prefix = `bench-${randomBytes(4).toString('hex')}`
const log: Log = {
  child: () => log,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}

/** Jobs per second from the first add to the last finished. */
async function measure(
  start: (
    finished: () => void,
  ) => Promise<{ add: (n: number) => Promise<void>; close: () => Promise<void> }>,
) {
  const all = Promise.withResolvers<void>()
  let left = JOBS
  const { add, close } = await start(() => {
    left -= 1
    if (left === 0) all.resolve()
  })
  const begin = performance.now()
  for (let next = 0; next < JOBS; next += 100) {
    await Promise.all(Array.from({ length: 100 }, (_, index) => add(next + index)))
  }
  await all.promise
  const rate = (JOBS / (performance.now() - begin)) * 1000
  await close()
  return rate
}

async function measureRaw(round: number): Promise<number> {
  return measure(async (finished) => {
    const connection = new Redis(url, { maxRetriesPerRequest: null })
    const name = `raw-${round}`
    const queue = new Queue(name, {
      connection,
      prefix,
      defaultJobOptions: { removeOnComplete: 1000 },
    })
    const worker = new Worker(name, () => Promise.resolve(finished()), {
      connection,
      prefix,
      concurrency: CONCURRENCY,
    })
    await worker.waitUntilReady()
    return {
      add: async (n) => void (await queue.add('job', { n }, { jobId: `job-${n}` })),
      close: async () => {
        await worker.close()
        await queue.close()
        connection.disconnect()
      },
    }
  })
}

async function measureOurs(round: number): Promise<number> {
  return measure(async (finished) => {
    const backend = openQueueBackend({
      redisUrl: url,
      databaseUrl: '',
      prefix: `${prefix}-${round}`,
      onError: () => undefined,
    })
    const producer = createProducer(backend, () => undefined)
    const worker = await startWorker(backend, {
      queue: 'tailor',
      handlers: { 'tailor-resume': () => Promise.resolve(finished()) },
      concurrency: CONCURRENCY,
      log,
      handBackAfterMs: 1000,
      onGiveUp: () => Promise.resolve(),
    })
    await producer.ping()
    return {
      add: (n) =>
        producer.enqueue('tailor-resume', {
          jobId: `job-${n}`.padEnd(21, '_'),
          attempt: 1,
          requestId: 'bench',
        }),
      close: async () => {
        await worker.close()
        await producer.close()
        await backend.close()
      },
    }
  })
}

const ratios: number[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  const raw = await measureRaw(round)
  const ours = await measureOurs(round)
  ratios.push(ours / raw)
  process.stdout.write(`BullMQ alone ${raw.toFixed(0)} jobs/s, ours ${ours.toFixed(0)} jobs/s\n`)
}
const median = ratios.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
process.stdout.write(`ratio, median of ${ROUNDS}: ${median.toFixed(2)}\n`)

const redis = new Redis(url)
const keys = await redis.keys(`${prefix}*`)
for (let at = 0; at < keys.length; at += 1000) await redis.del(keys.slice(at, at + 1000))
await redis.quit()

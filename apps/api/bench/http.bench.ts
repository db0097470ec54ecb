// Our plugins against Fastify alone, in the same run: pnpm bench:http
import { Agent, get } from 'node:http'
import { createDb } from '@tailorbird/db'
import { createProducer, openLanes, openQueueBackend } from '@tailorbird/queue'
import { createLogger } from '@tailorbird/runtime'
import fastify from 'fastify'
import { EventEmitter } from 'node:events'
import { buildApp } from '../src/app.ts'
import { readApiConfig } from '../src/config.ts'

const REQUESTS = 10_000
const AT_ONCE = 10
const ROUNDS = 5
// Neither answer needs a database: nothing connects to this address.
const databaseUrl = 'postgres://nobody@127.0.0.1:1/none'
const ignore = (): void => undefined

const db = createDb({ url: databaseUrl, onError: ignore })
const backend = openQueueBackend({ databaseUrl, onError: ignore })
const producer = createProducer(backend, ignore)
const config = readApiConfig({
  DATABASE_URL: databaseUrl,
  SECRET: 'a secret of more than 32 characters for benches',
  WEB_DIR: '/nowhere',
  REQUESTS_PER_NETWORK: '10000000',
})
const ours = await buildApp({
  config,
  db,
  producer,
  lanes: openLanes({ producer, config, claim: () => Promise.resolve([]) }),
  news: Object.assign(new EventEmitter(), { close: () => Promise.resolve() }) as never,
  // There is no text and no body, and reading is counted in the process.
  texts: undefined as never,
  bodies: undefined as never,
  countHits: undefined as never,
  log: createLogger('bench', 'silent'),
})
const oursUrl = await ours.listen({ host: '127.0.0.1', port: 0 })
const settings: unknown = (await ours.inject('/api/settings')).json()

const raw = fastify()
raw.get('/health/live', () => ({ status: 'ok' }))
raw.get('/api/settings', () => settings)
const rawUrl = await raw.listen({ host: '127.0.0.1', port: 0 })

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
function ask(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => answer.resume().on('end', resolve)).on('error', reject)
  })
}

/** Requests a second. */
async function measure(url: string): Promise<number> {
  const begin = performance.now()
  const one = async (): Promise<void> => {
    for (let done = 0; done < REQUESTS / AT_ONCE; done += 1) await ask(url)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return (REQUESTS / (performance.now() - begin)) * 1000
}

async function compare(path: string): Promise<void> {
  const ratios: number[] = []
  await measure(rawUrl + path)
  await measure(oursUrl + path)
  for (let round = 0; round < ROUNDS; round += 1) {
    const [alone, withOurs] = [await measure(rawUrl + path), await measure(oursUrl + path)]
    ratios.push(withOurs / alone)
    process.stdout.write(
      `${path}: Fastify alone ${alone.toFixed(0)} requests/s, ours ${withOurs.toFixed(0)} requests/s\n`,
    )
  }
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
  process.stdout.write(`${path}: ratio, median of ${ROUNDS}: ${median.toFixed(2)}\n`)
}

await compare('/health/live')
// With cookies, session, owner and limits.
await compare('/api/settings')
// What is left open here has nothing to lose.
process.exit(0)

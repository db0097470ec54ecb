import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDb, type Db } from '@tailorbird/db'
import { findFreePort, startEmbeddedPostgres, type EmbeddedPostgres } from '@tailorbird/db/embedded'
import { startModelServer, type ModelServer, type ModelServerOptions } from '@tailorbird/fakes'
import { defineRedis, type OwnRedis } from './redis.ts'
import { defineService, type Service } from './service.ts'

const MAINS = {
  migrate: '../../api/src/migrate.main.ts',
  api: '../../api/src/main.ts',
  tailor: '../../worker/src/tailor.main.ts',
  render: '../../worker/src/render.main.ts',
}

/** The product as an operator runs it: several processes of each kind, a database, a Redis, a model. */
export interface Fleet {
  /** Addresses of the API's replicas. */
  urls: string[]
  apis: Service[]
  tailors: Service[]
  renders: Service[]
  redis: OwnRedis
  model: ModelServer
  /** How the model behaves from its next answer on. */
  thinking: ModelServerOptions
  db: Db
  /** What a queue needs to be opened on the same store. */
  stores: { redisUrl: string | undefined; databaseUrl: string }
  restartPostgres: () => Promise<void>
  postgresPid: () => number
  /** All that was logged. */
  readLog: () => Promise<string>
  close: () => Promise<void>
  [Symbol.asyncDispose]: () => Promise<void>
}

interface Size {
  apis: number
  tailors: number
  renders: number
  /** Where the queues are; 'redis' by default. */
  queues?: 'redis' | 'postgres'
  /** Settings of all processes. */
  env?: Record<string, string>
}

/** Starts a fleet on ports and in a folder of its own. */
export async function startFleet({
  apis,
  tailors,
  renders,
  queues = 'redis',
  env = {},
}: Size): Promise<Fleet> {
  const opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'tailorbird-fleet-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  let postgres: EmbeddedPostgres = await startEmbeddedPostgres(folder)
  opened.defer(() => postgres.stop())
  const redis = defineRedis(await findFreePort(), folder)
  if (queues === 'redis') await redis.start()
  opened.defer(() => redis.kill())
  const thinking: ModelServerOptions = { latencyMs: 300 }
  const model = await startModelServer(thinking)
  opened.defer(() => model.close())
  const logFile = join(folder, 'fleet.log')
  const common = {
    ...process.env,
    DATABASE_URL: postgres.url,
    REDIS_URL: queues === 'redis' ? redis.url : '',
    SECRET: 'a-secret-of-the-fleet-that-is-long-enough',
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'needle-1',
    OPENAI_API_KEY: 'sk-test',
    // It stands for a hosted service, though it is on this machine.
    TAILOR_CONCURRENCY: '5',
    PDF_ALLOW_NO_SANDBOX: '1',
    BROWSER_CACHE_DIR: join(tmpdir(), 'tailorbird-fleet-browser'),
    // Nobody here is another network.
    JOBS_PER_NETWORK: '1000000',
    STORED_MB_PER_NETWORK: '100000',
    ...env,
  }
  const make = (kind: keyof typeof MAINS, name: string, more = {}): Service =>
    defineService(name, MAINS[kind], { ...common, ...more }, logFile)
  const migrating = make('migrate', 'migrate')
  await migrating.start().catch(() => undefined)
  const ports = await Promise.all(Array.from({ length: apis }, () => findFreePort()))
  const fleet = {
    apis: ports.map((port) => make('api', `api ${port}`, { PORT: String(port) })),
    tailors: Array.from({ length: tailors }, (_, index) => make('tailor', `tailor ${index}`)),
    renders: Array.from({ length: renders }, (_, index) => make('render', `render ${index}`)),
  }
  const all = [...fleet.apis, ...fleet.tailors, ...fleet.renders]
  opened.defer(async () => void (await Promise.all(all.map((service) => service.stop()))))
  await Promise.all(all.map((service) => service.start()))
  const db = createDb({ url: postgres.url, max: 4, onError: () => undefined })
  opened.defer(() => db.destroy())
  return {
    ...fleet,
    urls: ports.map((port) => `http://localhost:${port}`),
    redis,
    model,
    thinking,
    db,
    stores: { redisUrl: common.REDIS_URL || undefined, databaseUrl: postgres.url },
    postgresPid: () => postgres.pid,
    restartPostgres: async () => {
      const { port } = postgres
      await postgres.stop()
      postgres = await startEmbeddedPostgres(folder, { port })
    },
    readLog: () => readFile(logFile, 'utf8'),
    close: () => opened.disposeAsync(),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

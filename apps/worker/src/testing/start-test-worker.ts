import { randomUUID } from 'node:crypto'
import { claimLane, createBatch, type NewBatch, type Owner } from '@tailorbird/db'
import { createTestDatabase } from '@tailorbird/db/testing'
import type { Engine } from '@tailorbird/llm'
import { createProducer, openLanes, type JobContext } from '@tailorbird/queue'
import { openTestQueue } from '@tailorbird/queue/testing'
import { createLogger } from '@tailorbird/runtime'
import type { JobMode } from '@tailorbird/contracts'
import type { Parts } from '../parts.ts'
import { createGate } from '../tailor/gate.ts'
import { openTexts } from '../tailor/open-texts.ts'
import { takeUp } from '../tailor/take-up.ts'
import type { TailorParts } from '../tailor/tailor-resume.ts'

export const RESUME = `# Ada Reyes

ada@example.org | 555 0100

## Experience

### Orchard House
**Gardener** | 2019 – 2024

- Pruned 40 fruit trees a season
- Led the irrigation team of 3`
const PUBLIC_URL = new URL('https://resumes.example.org')
export const POSTING = `Head Gardener\nHill Park\n\nRequirements\n- Pruning\n- Irrigation\n- Grafting\n- Team leadership`

export interface TestParts extends Parts {
  texts: TailorParts['texts']
  databaseUrl: string
  logLines: string[]
  /** Everything that the queues hold, as text. */
  dumpQueue: () => Promise<string>
  /** Puts jobs of a new owner into the database, as the API does, without dispatching them. */
  accept: (
    count: number,
    mode?: JobMode,
    text?: Pick<NewBatch, 'originalContent' | 'sections'> & { jobDescription?: string },
  ) => Promise<{ owner: Owner; ids: string[] }>
  close: () => Promise<void>
}

/** A worker's parts on a database and queues of their own. */
export async function openTestParts(
  postgresUrl: string,
  redisUrl: string,
  threads?: Parameters<typeof openTexts>[3],
): Promise<TestParts> {
  const opened = new AsyncDisposableStack()
  const database = await createTestDatabase(postgresUrl)
  opened.defer(database.close)
  const queue = await openTestQueue(database.url, redisUrl)
  opened.defer(queue.close)
  const producer = createProducer(queue.backend, () => undefined)
  opened.defer(producer.close)
  const logLines: string[] = []
  const log = createLogger('worker', 'debug', { write: (line) => void logLines.push(line) })
  const texts = openTexts({ TEXT_THREADS: 2 }, log, opened, { startsLate: true, ...threads })
  const { db } = database
  const config = {
    BATCH_LANE_WIDTH: 4,
    OWNER_JOBS_AT_ONCE: 32,
    RETENTION_DAYS: 30,
    RESULT_RETENTION_DAYS: 365,
    CONTACT_EMAIL: 'contact@example.org',
    publicUrl: PUBLIC_URL,
  }
  let accepted = 0
  return {
    texts,
    config,
    lanes: openLanes({ producer, config, claim: (...lane) => claimLane(db, ...lane) }),
    mailer: null,
    payments: null,
    db,
    databaseUrl: database.url,
    backend: queue.backend,
    producer,
    log,
    logLines,
    dumpQueue: queue.dump,
    accept: async (
      count,
      mode = 'batch',
      { jobDescription, ...text } = { originalContent: RESUME },
    ) => {
      const owner: Owner = { id: randomUUID(), kind: 'device' }
      const jobs = Array.from({ length: count }, () => {
        accepted += 1
        return {
          id: `job-${accepted}`.padEnd(21, '_'),
          // Each its own: of the same posting there would be one result.
          jobDescription: jobDescription ?? `${POSTING}\nReference ${accepted}`,
          title: 'Head Gardener',
          company: 'Hill Park',
        }
      })
      await createBatch(db, owner, {
        mode,
        ...text,
        jobs,
        requestId: 'request-1',
        freeLimits: null,
      })
      return { owner, ids: jobs.map(({ id }) => id) }
    },
    close: () => opened.disposeAsync(),
  }
}

/** What a queue hands over with a job, without the queue. */
export const contextFor = (
  { log }: Pick<Parts, 'log'>,
  jobId: string,
  { attempt = 1, signal = new AbortController().signal } = {},
): JobContext<'tailor-resume'> => ({
  payload: { jobId, attempt, requestId: 'request-1' },
  signal,
  log,
  pauseFor: () => Promise.resolve(),
})

/** Does with a job what a worker does that has no others. */
export const startAndTailor = (
  parts: TailorParts,
  engine: Engine,
  context: JobContext<'tailor-resume'>,
): Promise<void> => takeUp(parts, engine, createGate(), context)

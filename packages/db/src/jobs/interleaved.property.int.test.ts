import { CodedError, JOB_MODES, laneWidth, type JobMode } from '@tailorbird/contracts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Owner } from '../owners/owners.ts'
import { saveTailored } from '../resumes/resumes.ts'
import { audit, createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { freely, newBatch, newOwner, sampleResult } from '../testing/sample-rows.ts'
import { createBatch } from './batches.ts'
import { cancelBatch, pauseBatch, retryFailed } from './change-batch.ts'
import { cancelJob, removeJob, retryJob } from './change-job.ts'
import { advanceJob, failJob, failRendering, finishJobs, startJob } from './jobs.ts'
import { claimLane } from './lanes.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

const SETTINGS = { BATCH_LANE_WIDTH: 2, OWNER_JOBS_AT_ONCE: 4 }
const KINDS =
  `hand in,hand in,claim,claim all,claim all,start,start,start,move,store,store,print,print,fail,printing fails,
cancel,remove,retry,pause,resume,cancel batch,retry failed`.split(/,\s*/)
const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  owner: fc.nat(1),
  mode: fc.constantFrom(...JOB_MODES),
  which: fc.nat(30),
  size: fc.integer({ min: 1, max: 5 }),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
/** What is in one group happens at the same time. */
const groups = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), {
  minLength: 15,
  maxLength: 30,
  size: 'max',
})

interface World {
  owners: Owner[]
  batches: { id: string; owner: Owner }[]
}

const readJobs = ({ owners }: World) =>
  database.db
    .selectFrom('jobs')
    .select(['id', 'owner_id', 'mode', 'status', 'progress', 'attempt', 'lane_place', 'resume_id'])
    .where(
      'owner_id',
      'in',
      owners.map(({ id }) => id),
    )
    .orderBy('position')
    .execute()
type Jobs = Awaited<ReturnType<typeof readJobs>>

const claim = (owner: Owner, mode: JobMode) =>
  claimLane(database.db, { ownerId: owner.id, mode }, laneWidth(mode, SETTINGS))

async function run(world: World, jobs: Jobs, { kind, which, size, mode, ...at }: Step) {
  const { db } = database
  const owner = world.owners[at.owner] as Owner
  const job = jobs[which % (jobs.length || 1)]
  const batch = world.batches[which % (world.batches.length || 1)]
  // Repeated by the queue, or late: an attempt before this one must not count.
  const attempt = job && Math.max(1, job.attempt - (size === 1 ? 1 : 0))
  const retry = { requestId: 'again', freeLimits: freely(owner, 1000) }
  if (kind === 'hand in') {
    const { batchId } = await createBatch(db, owner, newBatch(size, { mode }))
    world.batches.push({ id: batchId, owner })
  } else if (kind === 'claim') await claim(owner, mode)
  else if (kind === 'claim all') await Promise.all(JOB_MODES.map((one) => claim(owner, one)))
  else if (job === undefined || attempt === undefined || batch === undefined) return
  else if (kind === 'start') {
    // The queue has what was dispatched, and nothing else.
    if (job.lane_place !== null) await startJob(db, job.id, attempt)
  } else if (kind === 'move') await advanceJob(db, { id: job.id, attempt }, 30)
  else if (kind === 'store') {
    const started = job.lane_place === null ? undefined : await startJob(db, job.id, attempt)
    if (started && !started.resume_id) await saveTailored(db, started, sampleResult)
  } else if (kind === 'print') await finishJobs(db, job.resume_id ?? owner.id)
  else if (kind === 'fail') await failJob(db, { id: job.id, attempt }, 'internal')
  else if (kind === 'printing fails') {
    const pdf = { template: 'classic', size: 'letter', fit: 0 } as const
    await failRendering(db, { resumeId: job.resume_id ?? owner.id, ...pdf }, 'render_failed')
  } else if (kind === 'cancel') await cancelJob(db, job.owner_id, job.id)
  else if (kind === 'remove') await removeJob(db, job.owner_id, job.id)
  else if (kind === 'retry') await retryJob(db, job.owner_id, job.id, retry)
  else if (kind === 'cancel batch') await cancelBatch(db, batch.owner.id, batch.id)
  else if (kind === 'retry failed') await retryFailed(db, batch.owner.id, batch.id, retry)
  else await pauseBatch(db, batch.owner.id, batch.id, kind === 'pause')
}

const NEXT: Record<string, string[]> = {
  queued: ['queued', 'processing', 'done', 'error', 'removed'],
  processing: ['processing', 'done', 'error', 'removed'],
  // Several things may happen to one job at once: a retry, and that it is begun.
  error: ['error', 'queued', 'processing', 'done', 'removed'],
  done: ['done', 'removed'],
  removed: ['removed'],
}

const ENDED: ReadonlySet<string> = new Set(['done', 'error', 'removed'])

/** What no job may do from one look at it to the next. */
const findWrongMoves = (before: Jobs, after: Jobs) => {
  const was = new Map(before.map((job) => [job.id, job]))
  return after.filter(({ id, status, attempt, progress, lane_place: place }) => {
    const old = was.get(id)
    if ((place !== null && ENDED.has(status)) || (status === 'done' && progress < 100)) return true
    if (!old) return false
    const isSameAttempt = attempt === old.attempt
    return (
      !NEXT[old.status]?.includes(status) ||
      attempt < old.attempt ||
      (isSameAttempt && progress < old.progress) ||
      // Ended, and begun anew: by another attempt alone.
      (isSameAttempt && old.status === 'error' && !['error', 'removed'].includes(status))
    )
  })
}

/** Owners and lanes with more dispatched jobs than they may have. */
function findTooWide(jobs: Jobs): string[] {
  const dispatched = jobs.filter(({ lane_place: place }) => place !== null)
  const owners = [...Map.groupBy(dispatched, (job) => job.owner_id)].filter(
    ([, own]) => own.length > SETTINGS.OWNER_JOBS_AT_ONCE,
  )
  const lanes = [...Map.groupBy(dispatched, (job) => `${job.owner_id} ${job.mode}`)].filter(
    ([, lane]) =>
      new Set(lane.map(({ lane_place: place }) => place)).size < lane.length ||
      (lane[0]?.mode === 'queue' && lane.length > 1),
  )
  return [...owners, ...lanes].map(([name]) => name)
}

/** Lets everything run that can, as workers and the sweep do. */
async function drain(world: World): Promise<void> {
  const { db } = database
  for (const { id, owner } of world.batches) await pauseBatch(db, owner.id, id, false)
  for (;;) {
    for (const owner of world.owners) for (const mode of JOB_MODES) await claim(owner, mode)
    const running = (await readJobs(world)).filter(({ lane_place: place }) => place !== null)
    if (running.length === 0) return
    for (const { id, attempt } of running) {
      const job = await startJob(db, id, attempt)
      const resumeId = job && (job.resume_id ?? (await saveTailored(db, job, sampleResult)))
      await finishJobs(db, resumeId ?? id)
    }
  }
}

test('whatever happens at the same time: jobs go from state to state as they may, lanes keep their width, and all ends', async () => {
  await fc.assert(
    fc.asyncProperty(groups, async (list) => {
      const world: World = { owners: [newOwner(), newOwner()], batches: [] }
      let jobs = await readJobs(world)
      for (const group of list) {
        const known = jobs
        await Promise.all(
          group.map((one) =>
            run(world, known, one).catch((error: unknown) => {
              if (!(error instanceof CodedError)) throw error
            }),
          ),
        )
        jobs = await readJobs(world)
        expect(findWrongMoves(known, jobs)).toEqual([])
        expect(findTooWide(jobs)).toEqual([])
      }
      await drain(world)
      const left = await readJobs(world)
      expect(left.filter(({ status }) => !ENDED.has(status))).toEqual([])
      expect(await audit(database.db)).toEqual([])
    }),
    { numRuns: 10 },
  )
}, 120_000)

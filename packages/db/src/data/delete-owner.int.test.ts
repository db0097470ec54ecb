import { once } from 'node:events'
import { jobPdf } from '@tailorbird/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createBatch } from '../jobs/batches.ts'
import { finishJobs, startJob } from '../jobs/jobs.ts'
import { claimLane } from '../jobs/lanes.ts'
import { readFreeLeft } from '../ledger/free-counts.ts'
import type { News } from '../news.ts'
import { readAllowance, touchOwner } from '../owners/owners.ts'
import { addOwnText } from '../resumes/own-texts.ts'
import { savePdf } from '../resumes/pdfs.ts'
import { saveTailored } from '../resumes/resumes.ts'
import { addUser } from '../testing/accounts.ts'
import { hearNews } from '../testing/hear-news.ts'
import { audit, createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { freely, newBatch, newOwner, sampleResult } from '../testing/sample-rows.ts'
import { deleteOwner, deleteOwnerData } from './delete-owner.ts'
import { deleteResume } from './delete-resume.ts'

let database: TestDatabase
let heard: Awaited<ReturnType<typeof hearNews>>
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  heard = await hearNews(database.url)
})
afterAll(async () => {
  await heard.close()
  await database.close()
})

/** Three jobs with limits: one done with its PDF, one running, one waiting; and a skill. */
async function store(owner = newOwner()) {
  const { db } = database
  const limits = freely(owner, 5)
  const { batchId, jobs } = await createBatch(db, owner, newBatch(3, { freeLimits: limits }))
  const [done = '', running = '', waiting = ''] = jobs.map(({ id }) => id)
  await claimLane(db, { ownerId: owner.id, mode: 'batch' }, { shared: 2, alone: 2 })
  const resumeId = await finish(done)
  await startJob(db, running, 1)
  await addOwnText(db, owner, { kind: 'skill', text: 'Pruning' })
  return { owner, limits: limits ?? [], batchId, done, running, waiting, resumeId }
}

async function finish(jobId: string): Promise<string> {
  const { db } = database
  const job = await startJob(db, jobId, 1)
  const resumeId = (job && (await saveTailored(db, job, sampleResult))) ?? ''
  await savePdf(db, jobPdf(resumeId), 1, Buffer.from('%PDF'))
  await finishJobs(db, resumeId)
  return resumeId
}

/** How many rows of each kind name an owner. */
async function countRows(ownerId: string): Promise<Record<string, number>> {
  const tables = ['resumes', 'batches', 'jobs', 'own_texts', 'generation_entries'] as const
  const counts = tables.map(async (table) => {
    const rows = await database.db
      .selectFrom(table)
      .select('owner_id')
      .where('owner_id', '=', ownerId)
      .execute()
    return [table, rows.length] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

const NOTHING = { resumes: 0, batches: 0, jobs: 0, own_texts: 0, generation_entries: 0 }

test('deleting a device takes everything along, stops what runs, and gives back no more than what never came', async () => {
  const { db } = database
  const { owner, limits, resumeId, done, running, waiting } = await store()
  const cancelled = once(heard, 'cancel')
  const told: News['job'][] = []
  heard.on('job', (news) => told.push(news))
  const work = await deleteOwner(db, owner.id)
  expect((await cancelled)[0]).toMatchObject({ jobId: running, attempt: 1 })
  const removed = told.filter(({ job }) => job.status === 'removed').map(({ job }) => job.id)
  expect(new Set(removed)).toEqual(new Set([done, running, waiting]))
  expect(work).toEqual({
    jobs: [done, running, waiting].map((jobId) => ({ jobId, attempt: 1 })),
    pdfs: [jobPdf(resumeId), jobPdf(resumeId)],
  })
  expect(await countRows(owner.id)).toEqual(NOTHING)
  expect(
    await db.selectFrom('pdfs').selectAll().where('resume_id', '=', resumeId).execute(),
  ).toEqual([])
  expect(await db.selectFrom('owners').selectAll().where('id', '=', owner.id).execute()).toEqual([])
  // One was delivered.
  expect(await readFreeLeft(db, limits)).toBe(4)
  expect(await audit(db)).toEqual([])
  expect(await deleteOwner(db, owner.id)).toBeUndefined()
})

test('the data of an account goes, its account and its ledger stay', async () => {
  const { db } = database
  const { owner } = await store(await addUser(database.db))
  await deleteOwnerData(db, owner.id)
  expect(await countRows(owner.id)).toEqual({ ...NOTHING, generation_entries: 5 + 1 })
  expect(await readAllowance(db, owner.id)).toEqual({ used: 1, reserved: 0 })
  expect(await audit(db)).toEqual([])
})

test('an account that goes leaves its payments, without a name', async () => {
  const { db } = database
  const { owner } = await store(await addUser(database.db))
  await db
    .insertInto('user_sessions')
    .values({ user_id: owner.id, session_token: owner.id, expires_at: new Date(Date.now() + 1e6) })
    .execute()
  const device = newOwner()
  await db
    .insertInto('owners')
    .values({ ...device, merged_into: owner.id })
    .execute()
  const payment = await db
    .insertInto('payments')
    .values({
      owner_id: owner.id,
      user_id: owner.id,
      plan_id: 'donation-10',
      amount: '10',
      payment_method: 'card',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await deleteOwner(db, owner.id)
  expect(
    await db
      .selectFrom('payments')
      .select(['owner_id', 'user_id'])
      .where('id', '=', payment.id)
      .execute(),
  ).toEqual([{ owner_id: null, user_id: null }])
  for (const table of ['users', 'owners'] as const) {
    const ids = [owner.id, device.id]
    expect(await db.selectFrom(table).select('id').where('id', 'in', ids).execute()).toEqual([])
  }
  expect(
    await db.selectFrom('user_sessions').select('id').where('user_id', '=', owner.id).execute(),
  ).toEqual([])
  expect(await audit(db)).toEqual([])
})

test.each(['device', 'user'] as const)(
  'a job of a %s that is sent in the instant in which everything goes gets an answer',
  async (kind) => {
    const { db } = database
    const owner = kind === 'user' ? await addUser(db) : newOwner()
    await touchOwner(db, owner)
    const deleting = await db.startTransaction().execute()
    // The job's owner has been looked at when the deletion comes.
    await sql`lock table batches in exclusive mode`.execute(deleting)
    const adding = Promise.allSettled([createBatch(db, owner, newBatch(1))])
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_locks join pg_database on pg_database.oid = database
        where not granted and datname = current_database()
      `.execute(db)
      expect(rows).not.toHaveLength(0)
    })
    await deleteOwner(deleting, owner.id)
    await deleting.commit().execute()
    const [added] = await adding
    expect(added).toMatchObject(
      kind === 'device' ? { value: { ownerId: owner.id } } : { reason: { code: 'not_signed_in' } },
    )
    expect(await audit(db)).toEqual([])
  },
)

test('one result goes with its job, its batch only with the last, and the ledger stays', async () => {
  const { db } = database
  const { owner, resumeId, running, waiting, batchId } = await store()
  const stranger = newOwner()
  await expect(deleteResume(db, stranger.id, resumeId)).rejects.toMatchObject({ code: 'not_found' })
  const { lanes } = await deleteResume(db, owner.id, resumeId)
  expect(lanes).toEqual([{ ownerId: owner.id, mode: 'batch' }])
  await expect(deleteResume(db, owner.id, resumeId)).rejects.toMatchObject({ code: 'not_found' })
  expect(await countRows(owner.id)).toMatchObject({ resumes: 0, jobs: 2, batches: 1 })
  expect(await readAllowance(db, owner.id)).toEqual({ used: 1, reserved: 2 })

  // Stored, and its PDF under way: the work stops and counts, as it was delivered.
  const job = await startJob(db, running, 1)
  const second = (job && (await saveTailored(db, job, sampleResult))) ?? ''
  const cancelled = once(heard, 'cancel')
  await deleteResume(db, owner.id, second)
  expect((await cancelled)[0]).toMatchObject({ jobId: running, resumeId: second })
  expect(await readAllowance(db, owner.id)).toEqual({ used: 2, reserved: 1 })

  await claimLane(db, { ownerId: owner.id, mode: 'batch' }, { shared: 1, alone: 1 })
  await deleteResume(db, owner.id, await finish(waiting))
  expect(await db.selectFrom('batches').select('id').where('id', '=', batchId).execute()).toEqual(
    [],
  )
  expect(await audit(db)).toEqual([])
})

test('jobs that come in while everything is deleted leave no reservation behind', async () => {
  const { db } = database
  const owners = Array.from({ length: 10 }, newOwner)
  await Promise.all(
    owners.flatMap((owner) => [
      ...[1, 2, 3].map(async () => {
        const limits = { freeLimits: freely(owner, 50) }
        const created = await createBatch(db, owner, newBatch(3, limits)).catch(() => undefined)
        await startJob(db, created?.jobs[0]?.id ?? '', 1)
      }),
      deleteOwner(db, owner.id),
      deleteOwnerData(db, owner.id),
    ]),
  )
  await Promise.all(owners.map((owner) => deleteOwner(db, owner.id)))
  const counts = await db
    .selectFrom('free_counts')
    .select('reserved')
    .where(
      'key',
      'in',
      owners.map(({ id }) => `device:${id}`),
    )
    .execute()
  expect(counts.filter(({ reserved }) => reserved !== 0)).toEqual([])
  expect(await audit(db)).toEqual([])
})

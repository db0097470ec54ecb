import { randomUUID } from 'node:crypto'
import { jobPdf } from '@tailorbird/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createBatch } from '../jobs/batches.ts'
import { failRendering, startJob } from '../jobs/jobs.ts'
import { claimLane } from '../jobs/lanes.ts'
import { noteVisits, touchOwner, type Owner } from '../owners/owners.ts'
import { createUser, rememberDevice } from '../owners/users.ts'
import { hasPdf, readPdf, savePdf } from '../resumes/pdfs.ts'
import { saveTailored } from '../resumes/resumes.ts'
import { addUser, buy } from '../testing/accounts.ts'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { newBatch, newOwner, sampleResult } from '../testing/sample-rows.ts'
import {
  deleteEndedSessions,
  deleteOldCounts,
  deleteUnusedDevices,
  deleteUnusedPdfs,
} from './delete-expired.ts'
import { deleteOwner, type DeletedWork } from './delete-owner.ts'

const DAYS = 30
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
})
afterAll(async () => {
  // Some counts are made up here.
  await sql`truncate owners, free_counts cascade`.execute(database.db)
  await database.close()
})

/** An owner with a result, whose last visit was so many hours ago. */
async function storeAgo(
  hours: number,
  owner: Owner = newOwner(),
): Promise<Owner & { resumeId: string }> {
  const { db } = database
  const { jobs } = await createBatch(db, owner, newBatch(1))
  await claimLane(db, { ownerId: owner.id, mode: 'batch' }, { shared: 1, alone: 1 })
  const job = await startJob(db, jobs[0]?.id ?? '', 1)
  const resumeId = (job && (await saveTailored(db, job, sampleResult))) ?? ''
  await shift('owners', 'last_used_at', owner.id, hours)
  return { ...owner, resumeId }
}

async function shift(table: string, column: string, id: string, hours: number): Promise<void> {
  const idColumn = table === 'pdfs' ? 'resume_id' : 'id'
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = now() - make_interval(secs => ${hours * 3600}) where ${sql.ref(idColumn)} = ${id}`.execute(
    database.db,
  )
}

async function areThere(owners: Owner[]): Promise<boolean[]> {
  const ids = owners.map(({ id }) => id)
  const rows = await database.db.selectFrom('owners').select('id').where('id', 'in', ids).execute()
  return ids.map((id) => rows.some((row) => row.id === id))
}

const forgetNothing = () => Promise.resolve()
const { signal } = new AbortController()

test('devices go so many days after their last visit, accounts stay, and twice at once is harmless', async () => {
  const { db } = database
  const user = await addUser(db)
  const owners = [
    await storeAgo(DAYS * 24 + 2),
    await storeAgo(DAYS * 24 + 0.5),
    await storeAgo(DAYS * 24 - 1),
    await storeAgo(400 * 24, user),
  ]
  const merged = await touchOwner(db, newOwner())
  await db.updateTable('owners').set({ merged_into: user.id }).where('id', '=', merged.id).execute()
  await shift('owners', 'last_used_at', merged.id, 400 * 24)
  const forgotten: DeletedWork[] = []
  const counts = await Promise.all(
    [1, 2, 3].map(() =>
      deleteUnusedDevices(db, DAYS, signal, async (work) => {
        forgotten.push(work)
        await Promise.resolve()
      }),
    ),
  )
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(forgotten).toHaveLength(1)
  expect(await areThere([...owners, merged])).toEqual([false, true, true, true, true])
})

test('what a visitor bought and has not used stays for a year, without the texts', async () => {
  const { db } = database
  const ages = [DAYS + 1, 364, 366, DAYS + 1, DAYS + 1, DAYS + 1]
  const owners = await Promise.all(ages.map(() => storeAgo(0)))
  const [, , , unlimited = newOwner(), used = newOwner(), refunded = newOwner()] = owners
  for (const [place, owner] of owners.entries()) await buy(db, owner, place === 3 ? 'pro' : 'basic')
  const change = (owner: Owner, set: object) =>
    db.updateTable('entitlements').set(set).where('owner_id', '=', owner.id).execute()
  await change(unlimited, { generations: null })
  await sql`update entitlements set used = generations where owner_id = ${used.id}`.execute(db)
  await change(refunded, { active: false })
  for (const [place, { id }] of owners.entries())
    await shift('owners', 'last_used_at', id, (ages[place] ?? 0) * 24 + 2)

  expect(await deleteUnusedDevices(db, DAYS, signal, forgetNothing)).toBe(6)
  expect(await areThere(owners)).toEqual([true, true, false, true, false, false])
  const ids = owners.map(({ id }) => id)
  for (const table of ['resumes', 'batches', 'jobs'] as const)
    expect(await db.selectFrom(table).select('id').where('owner_id', 'in', ids).execute()).toEqual(
      [],
    )
  const kept = db.selectFrom('entitlements').select('id').where('owner_id', 'in', ids)
  expect(await kept.execute()).toHaveLength(3)
  expect(await deleteUnusedDevices(db, DAYS, signal, forgetNothing)).toBe(0)
})

test('a visit between the look and the deletion keeps everything', async () => {
  const { db } = database
  const owner = await storeAgo(DAYS * 24 + 2)
  await noteVisits(db, [owner.id])
  expect(await deleteOwner(db, owner.id, DAYS)).toBeUndefined()
  expect(await areThere([owner])).toEqual([true])
})

test('more devices than one look finds all go, and an end in between loses none', async () => {
  const { db } = database
  const owners = Array.from({ length: 120 }, newOwner)
  await db
    .insertInto('owners')
    .values(owners.map((owner) => ({ ...owner, last_used_at: new Date(0) })))
    .execute()
  const ending = new AbortController()
  const work = deleteUnusedDevices(db, DAYS, ending.signal, async () => {
    ending.abort(new Error('stopping'))
    await Promise.resolve()
  })
  await expect(work).rejects.toThrow('stopping')
  expect(await deleteUnusedDevices(db, DAYS, signal, forgetNothing)).toBe(119)
  expect(new Set(await areThere(owners))).toEqual(new Set([false]))
})

test('a visit is noted once an hour', async () => {
  const { db } = database
  const owner = await touchOwner(db, newOwner())
  const read = async () => {
    const row = await db
      .selectFrom('owners')
      .select(sql<number>`extract(epoch from now() - last_used_at)::int`.as('age'))
      .where('id', '=', owner.id)
      .executeTakeFirstOrThrow()
    return row.age
  }
  await sql`update owners set last_used_at = now() - interval '59 minutes' where id = ${owner.id}`.execute(
    db,
  )
  await noteVisits(db, [owner.id, randomUUID()])
  expect(await read()).toBeGreaterThan(3000)
  await sql`update owners set last_used_at = now() - interval '61 minutes' where id = ${owner.id}`.execute(
    db,
  )
  await noteVisits(db, [owner.id])
  expect(await read()).toBeLessThan(60)
})

test('a PDF goes when nobody has downloaded it for 30 days', async () => {
  const { db } = database
  const [old, used] = [await storeAgo(0), await storeAgo(0)]
  for (const { resumeId } of [old, used]) {
    await savePdf(db, jobPdf(resumeId), 1, Buffer.from('%PDF'))
    await shift('pdfs', 'used_at', resumeId, 31 * 24)
  }
  expect(await readPdf(db, used.id, jobPdf(used.resumeId))).toEqual(Buffer.from('%PDF'))
  expect(await deleteUnusedPdfs(db)).toBe(1)
  expect(await hasPdf(db, jobPdf(old.resumeId))).toBe(false)
  expect(await hasPdf(db, jobPdf(used.resumeId))).toBe(true)
})

test('a device whose cookie has ended is known to no account any more', async () => {
  const { db } = database
  const user = await createUser(db, { username: 'ada', email: 'ada@example.org', passwordHash: '' })
  const [here, gone] = [randomUUID(), randomUUID()]
  for (const device of [here, gone]) await rememberDevice(db, user.id, device)
  const longAgo = new Date(Date.now() - 401 * 24 * 3_600_000)
  await db
    .updateTable('known_devices')
    .set({ seen_at: longAgo })
    .where('device_id', '=', gone)
    .execute()
  expect(await deleteEndedSessions(db)).toBe(1)
  const kept = await db.selectFrom('known_devices').select('device_id').execute()
  expect(kept).toEqual([{ device_id: here }])
})

test('sessions that have ended, old events and counts of other months go; the rest stays', async () => {
  const { db } = database
  const inAnHour = new Date(Date.now() + 3_600_000)
  const past = new Date(Date.now() - 1000)
  await db
    .insertInto('user_sessions')
    .values([
      { session_token: 'open', expires_at: inAnHour, ends_at: inAnHour },
      { session_token: 'idle', expires_at: past, ends_at: inAnHour },
      { session_token: 'over', expires_at: inAnHour, ends_at: past },
    ])
    .execute()
  expect(await deleteEndedSessions(db)).toBe(2)
  expect(await db.selectFrom('user_sessions').select('session_token').execute()).toEqual([
    { session_token: 'open' },
  ])

  await db.deleteFrom('analytics').execute()
  await sql`insert into analytics (event_type, timestamp) values ('visit', now() - interval '91 days'), ('visit', now() - interval '89 days')`.execute(
    db,
  )
  await sql`
    insert into free_counts (key, used, reserved, updated_at) values
      ('network:now', 1, 0, now()),
      ('network:old', 1, 0, now() - interval '32 days'),
      ('network:old-but-held', 1, 1, now() - interval '32 days'),
      ('device:old', 1, 0, now() - interval '32 days'),
      ('device:ancient', 1, 0, now() - interval '401 days'),
      ('user:ancient', 1, 0, now() - interval '401 days')
  `.execute(db)
  expect(await deleteOldCounts(db)).toBe(3)
  const keys = await db
    .selectFrom('free_counts')
    .select('key')
    .where('key', 'like', '%:%')
    .execute()
  expect(keys.map(({ key }) => key).toSorted()).toEqual([
    'device:old',
    'network:now',
    'network:old-but-held',
    'user:ancient',
  ])
})

test('a count stays while one of its generations may come back, and with it what was counted', async () => {
  const { db } = database
  const owner = newOwner()
  const keys = [`device:${owner.id}`, `network:${owner.id}`]
  const freeLimits = keys.map((key) => ({ key, quota: 5 }))
  const { jobs } = await createBatch(db, owner, newBatch(1, { freeLimits }))
  await claimLane(db, { ownerId: owner.id, mode: 'batch' }, { shared: 1, alone: 1 })
  const job = await startJob(db, jobs[0]?.id ?? '', 1)
  // Settled, and its PDF is not made yet.
  const resumeId = (job && (await saveTailored(db, job, sampleResult))) ?? ''
  await sql`update free_counts set updated_at = now() - interval '401 days'`.execute(db)
  await sql`update generation_entries set created_at = now() - interval '401 days', owner_id = null`.execute(
    db,
  )
  const read = () =>
    db.selectFrom('free_counts').select('used').where('key', 'in', keys).orderBy('key').execute()
  await deleteOldCounts(db)
  expect(await read()).toEqual([{ used: 1 }, { used: 1 }])
  await sql`update generation_entries set owner_id = ${owner.id} where job_id = ${job?.id}`.execute(
    db,
  )
  await failRendering(db, jobPdf(resumeId), 'render_failed')
  expect(await read()).toEqual([{ used: 0 }, { used: 0 }])
  await sql`update free_counts set updated_at = now() - interval '401 days'`.execute(db)
  await deleteOldCounts(db)
  expect(await read()).toEqual([])
})

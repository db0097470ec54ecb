import { once } from 'node:events'
import { MAX_CONFIRMED_SKILLS } from '@tailorbird/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createBatch } from '../jobs/batches.ts'
import { cancelBatch } from '../jobs/change-batch.ts'
import { cancelJob, retryJob } from '../jobs/change-job.ts'
import { readJob } from '../jobs/job-lists.ts'
import { failJob, finishJobs, startJob } from '../jobs/jobs.ts'
import { claimLane } from '../jobs/lanes.ts'
import {
  readAllowance,
  readWantsSuggestions,
  setWantsSuggestions,
  touchOwner,
  type Owner,
} from '../owners/owners.ts'
import {
  addOwnText,
  listConfirmedSkills,
  readOwnTexts,
  removeOwnText,
} from '../resumes/own-texts.ts'
import { readResume, saveTailored } from '../resumes/resumes.ts'
import { readRevisable, saveRevision } from '../resumes/revisions.ts'
import { addUser } from '../testing/accounts.ts'
import { hearNews } from '../testing/hear-news.ts'
import { runJob } from '../testing/act-as-worker.ts'
import { audit, createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { freely, newBatch, newOwner, sampleResult } from '../testing/sample-rows.ts'
import { adoptDevice } from './adopt-device.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

async function addJobs(owner: Owner, size: number, mode: 'batch' | 'queue' = 'batch') {
  const limits = freely(owner, 1000)
  const { jobs } = await createBatch(
    database.db,
    owner,
    newBatch(size, { mode, freeLimits: limits }),
  )
  return jobs.map(({ id }) => id)
}

/** Each job once and ended; results and counts where the jobs are. */
async function expectAllWith(userId: string, ids: string[]): Promise<void> {
  const { db } = database
  expect(await audit(db)).toEqual([])
  const jobs = await db
    .selectFrom('jobs')
    .select(['id', 'status'])
    .where('owner_id', '=', userId)
    .execute()
  expect(jobs.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(jobs.filter(({ status }) => !['done', 'error', 'removed'].includes(status))).toEqual([])
  const done = jobs.filter(({ status }) => status === 'done').length
  expect(await readAllowance(db, userId)).toEqual({ used: done, reserved: 0 })
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
  expect(user).toMatchObject({ resumes_generated: done })
}

test('100 jobs that start, end and fail meanwhile are all the user’s, none lost, none twice', async () => {
  const { db } = database
  const [device, user] = [newOwner(), await addUser(database.db)]
  const lanes = await Promise.all([
    addJobs(device, 60),
    addJobs(device, 40, 'queue'),
    addJobs(user, 5),
  ])
  const ids = lanes.flat()
  const dispatching = [device, user].flatMap(({ id }) =>
    (['batch', 'queue'] as const).map((mode) =>
      claimLane(db, { ownerId: id, mode }, { shared: 4, alone: 4 }),
    ),
  )
  const late: string[] = []
  await Promise.all([
    ...dispatching,
    ...ids.map((id, n) => runJob(db, id, n)),
    adoptDevice(db, device.id, user.id),
    adoptDevice(db, device.id, user.id),
    ...[1, 2, 3].map(async () => late.push(...(await addJobs(device, 2)))),
  ])
  await Promise.all(late.map((id, n) => runJob(db, id, n)))
  await expectAllWith(user.id, [...ids, ...late])
  expect(late).toHaveLength(6)
})

test('two devices that sign in at once bring all they have to one user', async () => {
  const { db } = database
  const [one, two, user] = [newOwner(), newOwner(), await addUser(database.db)]
  const ids = (await Promise.all([addJobs(one, 20), addJobs(two, 20)])).flat()
  // Both lanes have places 0 to 3.
  for (const { id } of [one, two])
    await claimLane(db, { ownerId: id, mode: 'batch' }, { shared: 4, alone: 4 })
  await Promise.all([
    adoptDevice(db, one.id, user.id),
    adoptDevice(db, two.id, user.id),
    ...ids.map((id, n) => runJob(db, id, n)),
  ])
  await expectAllWith(user.id, ids)
  expect(await readAllowance(db, user.id)).toMatchObject({ used: 20 })
})

test('a device that two users sign in on is one’s, and the other is told', async () => {
  const { db } = database
  const [device, one, two] = [newOwner(), await addUser(database.db), await addUser(database.db)]
  const ids = await addJobs(device, 20)
  const [first, second] = await Promise.all([
    adoptDevice(db, device.id, one.id),
    adoptDevice(db, device.id, two.id),
    ...ids.map((id, n) => runJob(db, id, n)),
  ])
  expect(first).toBe(second)
  expect([one.id, two.id]).toContain(first)
  await expectAllWith(first, ids)
  await expectAllWith(first === one.id ? two.id : one.id, [])
})

test('running jobs keep their places, and the lane starts no more than it is wide', async () => {
  const { db } = database
  const [device, user] = [newOwner(), await addUser(database.db)]
  const mine = await addJobs(user, 2, 'queue')
  const brought = await addJobs(device, 2, 'queue')
  await claimLane(db, { ownerId: user.id, mode: 'queue' }, { shared: 1, alone: 1 })
  await claimLane(db, { ownerId: device.id, mode: 'queue' }, { shared: 1, alone: 1 })
  await adoptDevice(db, device.id, user.id)
  const lane = { ownerId: user.id, mode: 'queue' } as const
  const place = async (id = '') =>
    (await db.selectFrom('jobs').select('lane_place').where('id', '=', id).executeTakeFirst())
      ?.lane_place
  expect([await place(mine[0]), await place(brought[0])]).toEqual([0, 1])
  await failJob(db, { id: mine[0] ?? '', attempt: 1 }, 'internal')
  expect(await claimLane(db, lane, { shared: 1, alone: 1 })).toEqual([])
  await failJob(db, { id: brought[0] ?? '', attempt: 1 }, 'internal')
  expect(await claimLane(db, lane, { shared: 1, alone: 1 })).toMatchObject([{ id: mine[1] }])
})

test('the sockets’ keepers hear of it, and of each job under the user, with a new rev', async () => {
  const { db, url } = database
  const [device, user] = [newOwner(), await addUser(database.db)]
  const [id = ''] = await addJobs(device, 1)
  const before = await readJob(db, device.id, id)
  const heard = await hearNews(url)
  const news: unknown[] = []
  for (const channel of ['job', 'owner'] as const)
    heard.on(channel, (one: unknown) => news.push(one))
  const moved = once(heard, 'owner')
  await adoptDevice(db, device.id, user.id)
  await moved
  await heard.close()
  const after = await readJob(db, user.id, id)
  expect(after?.rev).toBeGreaterThan(before?.rev ?? 0)
  expect(news).toEqual([
    { ownerId: user.id, job: expect.objectContaining({ id, rev: after?.rev }) },
    { from: device.id, to: user.id },
  ])
})

test('confirmed skills are there once, and not more than there may be', async () => {
  const { db } = database
  const [device, user] = [newOwner(), await addUser(database.db)]
  await touchOwner(db, device)
  const add = (owner: Owner, skills: string[]) =>
    sql`insert into own_texts (owner_id, kind, text) select ${owner.id}, 'skill', skill from unnest(${skills}::text[]) skill`.execute(
      db,
    )
  const own = Array.from({ length: MAX_CONFIRMED_SKILLS - 2 }, (_, n) => `Skill ${n}`)
  await add(user, own)
  await add(device, ['skill 0', 'SKILL 1', 'Kafka', 'Pruning', 'Wound care'])
  await adoptDevice(db, device.id, user.id)
  const skills = (await listConfirmedSkills(db, user.id)).map(({ skill }) => skill)
  expect(skills).toHaveLength(MAX_CONFIRMED_SKILLS)
  expect(new Set(skills.map((skill) => skill.toLowerCase())).size).toBe(MAX_CONFIRMED_SKILLS)
  expect(await listConfirmedSkills(db, device.id)).toEqual([])
})

test('wordings, and what was left, come along; what both were asked the user has answered', async () => {
  const { db } = database
  const [device, user] = [newOwner(), await addUser(database.db)]
  const [line, offered] = ['Baked bread', 'Baked artisan bread']
  await addOwnText(db, device, { kind: 'wording', line, text: 'Baked rye bread' })
  await addOwnText(db, device, { kind: 'left', line, text: offered, offered })
  await addOwnText(db, user, { kind: 'wording', line, text: offered, offered })
  await setWantsSuggestions(db, device, false)
  await adoptDevice(db, device.id, user.id)
  await adoptDevice(db, device.id, user.id)
  expect((await readOwnTexts(db, user.id)).map(({ kind, text }) => [kind, text])).toEqual([
    ['wording', 'Baked rye bread'],
    ['wording', offered],
  ])
  expect(await readOwnTexts(db, device.id)).toEqual([])
  expect(await readWantsSuggestions(db, user.id)).toBe(false)
})

test('what still arrives for the device is done for the user', async () => {
  const { db } = database
  const [device, user] = [newOwner(), await addUser(database.db)]
  const [running = '', failed = '', waiting = '', stored = ''] = await addJobs(device, 4)
  await failJob(db, { id: failed, attempt: 1 }, 'internal')
  const job = await startJob(db, stored, 1)
  if (!job) throw new Error('not started')
  const resumeId = (await saveTailored(db, job, sampleResult)) ?? ''
  await finishJobs(db, resumeId)
  await adoptDevice(db, device.id, user.id)

  await createBatch(db, device, newBatch(1))
  await cancelJob(db, device.id, waiting)
  await retryJob(db, device.id, failed, { requestId: 'r', freeLimits: null })
  expect(await addOwnText(db, device, { kind: 'skill', text: 'Kafka' })).toBe(true)
  expect(await addOwnText(db, device, { kind: 'skill', text: 'Pruning' })).toBe(true)
  const [skill] = await listConfirmedSkills(db, user.id)
  expect(await removeOwnText(db, device.id, skill?.id ?? '')).toBe(true)
  const revisable = await readRevisable(db, device.id, resumeId)
  if (!revisable) throw new Error('not readable')
  expect(
    await saveRevision(db, device.id, resumeId, { ...revisable, document: sampleResult.document }),
  ).toBe(true)
  expect(await readResume(db, device.id, resumeId)).toMatchObject({ revision: 2 })
  const batchId = (await readJob(db, user.id, running))?.batchId ?? ''
  expect(await cancelBatch(db, device.id, batchId)).toMatchObject({
    changed: 2,
    lane: { ownerId: user.id },
  })
  expect(await audit(db)).toEqual([])
  expect(await listConfirmedSkills(db, user.id)).toHaveLength(1)
})

test('only a device can be adopted', async () => {
  const [one, two] = [await addUser(database.db), await addUser(database.db)]
  await expect(adoptDevice(database.db, one.id, two.id)).rejects.toThrow('only a device')
})

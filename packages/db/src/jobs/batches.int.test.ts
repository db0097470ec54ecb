import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readAllowance } from '../owners/owners.ts'
import { saveTailored } from '../resumes/resumes.ts'
import { audit, createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { freely, newBatch, newOwner, sampleResult } from '../testing/sample-rows.ts'
import { createBatch } from './batches.ts'
import { readSources } from '../resumes/job-sources.ts'
import { startJob } from './jobs.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

test('accepts jobs in order and reserves a generation for each', async () => {
  const owner = newOwner()
  const input = newBatch(3)
  const batch = await createBatch(database.db, owner, input)
  expect(
    batch.jobs.map(({ id, status, progress, attempt }) => ({ id, status, progress, attempt })),
  ).toEqual(input.jobs.map(({ id }) => ({ id, status: 'queued', progress: 0, attempt: 1 })))
  expect(await readAllowance(database.db, owner.id)).toMatchObject({ reserved: 3, used: 0 })
})

test('a repeated call changes nothing and gives the same answer', async () => {
  const owner = newOwner()
  const input = newBatch(2)
  const first = await createBatch(database.db, owner, input)
  expect(await createBatch(database.db, owner, input)).toEqual(first)
  expect(await readAllowance(database.db, owner.id)).toMatchObject({ reserved: 2 })
})

test('a call that is repeated while it is under way gets the same answer', async () => {
  const owner = newOwner()
  const input = newBatch(2)
  const calls = Array.from({ length: 10 }, () => createBatch(database.db, owner, input))
  const [first, ...others] = await Promise.all(calls)
  for (const other of others) expect(other).toEqual(first)
  expect(await readAllowance(database.db, owner.id)).toMatchObject({ reserved: 2 })
})

test('the same job id with another text is a conflict, and nothing is taken in', async () => {
  const owner = newOwner()
  const input = newBatch(1)
  await createBatch(database.db, owner, input)
  const changed = { ...input, jobs: input.jobs.map((job) => ({ ...job, jobDescription: 'Other' })) }
  await expect(createBatch(database.db, owner, changed)).rejects.toMatchObject({
    code: 'id_conflict',
  })
  expect(await readAllowance(database.db, owner.id)).toMatchObject({ reserved: 1 })
})

test('how a corrected text is to be read goes to the worker, and is part of what is repeated', async () => {
  const owner = newOwner()
  const sections = [{ kind: 'experience' as const, heading: 'Meine Stationen' }]
  const input = newBatch(1, { sections })
  const { jobs } = await createBatch(database.db, owner, input)
  expect(await createBatch(database.db, owner, input)).toMatchObject({ jobs })
  for (const other of [undefined, [{ kind: 'summary' as const, heading: 'Meine Stationen' }]])
    await expect(
      createBatch(database.db, owner, { ...input, sections: other }),
    ).rejects.toMatchObject({ code: 'id_conflict' })
  const job = { id: jobs[0]?.id ?? '', attempt: 1 }
  expect(await readSources(database.db, job)).toMatchObject({ sections })
})

test("another owner's job id or batch id is a conflict", async () => {
  const input = newBatch(1)
  const { batchId } = await createBatch(database.db, newOwner(), input)
  for (const stolen of [newBatch(1, { jobs: input.jobs }), newBatch(1, { batchId })]) {
    await expect(createBatch(database.db, newOwner(), stolen)).rejects.toMatchObject({
      code: 'id_conflict',
    })
  }
})

test('calls that share a batch, in parallel, end in one batch', async () => {
  const owner = newOwner()
  const { batchId } = await createBatch(database.db, owner, newBatch(1))
  const batches = await Promise.all(
    Array.from({ length: 10 }, () => createBatch(database.db, owner, newBatch(1, { batchId }))),
  )
  expect(new Set(batches.map((batch) => batch.batchId))).toEqual(new Set([batchId]))
})

test('a call that is repeated while its job is being finished gets an answer, and so does the worker', async () => {
  const owner = newOwner()
  for (let round = 0; round < 20; round += 1) {
    const input = newBatch(1)
    const { jobs } = await createBatch(database.db, owner, input)
    const job = await startJob(database.db, jobs[0]?.id ?? '', 1)
    if (!job) throw new Error('not started')
    const [saved, ...repeated] = await Promise.all([
      saveTailored(database.db, job, sampleResult),
      ...[1, 2, 3].map(() => createBatch(database.db, owner, input)),
    ])
    expect(saved).toBeDefined()
    expect(repeated.map(({ jobs: [again] }) => again?.id)).toEqual([job.id, job.id, job.id])
  }
})

test('of 50 that race for the last generation, exactly one wins', async () => {
  const owner = newOwner()
  await createBatch(database.db, owner, newBatch(1, { freeLimits: freely(owner, 2) }))
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, () =>
      createBatch(database.db, owner, newBatch(1, { freeLimits: freely(owner, 2) })),
    ),
  )
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(49)
  for (const { reason } of refused as PromiseRejectedResult[]) {
    expect(reason).toMatchObject({ code: 'allowance_exhausted' })
  }
  expect(await readAllowance(database.db, owner.id)).toMatchObject({ reserved: 2, used: 0 })
  expect(await audit(database.db)).toEqual([])
})

test('a batch that is larger than what is left is refused as a whole', async () => {
  const owner = newOwner()
  const input = newBatch(3, { freeLimits: freely(owner, 2) })
  await expect(createBatch(database.db, owner, input)).rejects.toMatchObject({
    code: 'allowance_exhausted',
  })
  const left = await database.db
    .selectFrom('jobs')
    .select('id')
    .where('owner_id', '=', owner.id)
    .execute()
  expect(left).toEqual([])
})

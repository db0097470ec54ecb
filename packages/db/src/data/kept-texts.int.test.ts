import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import type { Db } from '../client.ts'
import { listBatches, readBatch } from '../jobs/batch-list.ts'
import { listBatchResults } from '../jobs/batch-results.ts'
import { pauseBatch } from '../jobs/change-batch.ts'
import { importPostings } from '../postings/import-postings.ts'
import { findUnreadOwners } from '../postings/posting-work.ts'
import { describeScoredResume, readScoredResume } from '../postings/scored-resume.ts'
import { readOriginal } from '../resumes/originals.ts'
import { audit, createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { newOwner } from '../testing/sample-rows.ts'
import { forgetJob, store, TEXT } from '../testing/stored-results.ts'
import { eachStored } from './export-data.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  ;({ db } = database)
})
afterAll(() => database.close())
afterEach(async () => {
  const found = await audit(db)
  if (found.length > 0) throw new Error(found.join('\n'))
  await sql`truncate owners, batches cascade`.execute(db)
})

test('a batch that is kept for a text alone is none for anybody who asks for batches', async () => {
  const { owner, job, batchId, result } = await store(db, 1)
  await store(db, 1, owner)
  expect((await listBatches(db, owner.id)).batches).toHaveLength(2)
  await forgetJob(db, owner, job)
  expect((await listBatches(db, owner.id)).batches).toHaveLength(1)
  expect(await readBatch(db, owner.id, batchId)).toBeUndefined()
  expect(await listBatchResults(db, owner.id, batchId)).toBeUndefined()
  await expect(pauseBatch(db, owner.id, batchId, true)).rejects.toMatchObject({ code: 'not_found' })
  expect(await readOriginal(db, owner.id, result)).toMatchObject({ content: TEXT })
})

test('the resume that postings are scored against is that of the newest batch with jobs', async () => {
  const { owner } = await store(db, 1, newOwner(), { originalContent: 'the older' })
  const newer = await store(db, 1, owner, { originalContent: 'the newer' })
  await importPostings(db, owner, [{ text: 'Gardener' }])
  await sql`update postings set created_at = now() - interval '1 hour'`.execute(db)
  expect(await readScoredResume(db, owner.id)).toMatchObject({ originalContent: 'the newer' })
  await forgetJob(db, owner, newer.job)
  expect(await readScoredResume(db, owner.id)).toMatchObject({ originalContent: 'the older' })
  expect(await findUnreadOwners(db)).toEqual([owner.id])
  const [older] = await db
    .selectFrom('jobs')
    .select('id')
    .where('owner_id', '=', owner.id)
    .execute()
  await forgetJob(db, owner, older?.id ?? '')
  expect(await db.selectFrom('batches').select('id').execute()).toHaveLength(2)
  expect(await readScoredResume(db, owner.id)).toBeUndefined()
  expect(await describeScoredResume(db, owner.id)).toBeUndefined()
  expect(await findUnreadOwners(db)).toEqual([])
})

test('who takes all along has the text beside each result', async () => {
  const { owner, job } = await store(db, 2)
  await forgetJob(db, owner, job)
  const found = []
  for await (const row of eachStored(db, owner.id, 'resumes')) found.push(row.original_content)
  expect(found).toEqual([TEXT, TEXT])
})

import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createBatch } from '../jobs/batches.ts'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { newBatch, newOwner } from '../testing/sample-rows.ts'
import { eachStored } from './export-data.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

test('what is deleted while it is read ends the reading: nobody takes a part for all', async () => {
  const { db } = database
  const owner = newOwner()
  await createBatch(db, owner, newBatch(3))
  const rows = eachStored(db, owner.id, 'jobs')
  expect((await rows.next()).done).toBe(false)
  const rest = await db.selectFrom('jobs').select('id').orderBy('position').execute()
  await db
    .deleteFrom('jobs')
    .where('id', '=', rest[1]?.id ?? '')
    .execute()
  await expect(rows.next()).rejects.toThrow('deleted while it was read')
})

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readHoldings } from '../data/holdings.ts'
import { listStored } from '../data/stored-data.ts'
import { createBatch } from '../jobs/batches.ts'
import { startJob } from '../jobs/jobs.ts'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { newBatch, newOwner, sampleResult } from '../testing/sample-rows.ts'
import { readOriginal } from './originals.ts'
import { readRequest } from './read-request.ts'
import { readRevisable } from './revisions.ts'
import { saveTailored, type NewTailored } from './resumes.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

const ORIGINAL = 'Ada Reyes, gardener'
/** What a later version of the reader makes of the same text. */
const readAnew: Partial<NewTailored> = {
  sourceMarkdown: '# Ada Reyes\n\nGardener',
  sourceDocument: { ...sampleResult.sourceDocument, summary: 'Gardener' },
}

async function tailor(jobId: string, over: Partial<NewTailored> = {}): Promise<string> {
  const job = await startJob(database.db, jobId, 1)
  return (job && (await saveTailored(database.db, job, { ...sampleResult, ...over }))) ?? ''
}

async function submit(size: number) {
  const owner = newOwner()
  const batch = newBatch(size, { originalContent: ORIGINAL, fileName: 'ada.txt' })
  const { batchId, jobs } = await createBatch(database.db, owner, batch)
  const countReadings = async () =>
    (
      await database.db
        .selectFrom('batch_readings')
        .select('hash')
        .where('batch_id', '=', batchId)
        .execute()
    ).length
  return { owner, ids: jobs.map(({ id }) => id), countReadings }
}

test('the results of a batch that are stored at once share its text and one reading of it', async () => {
  const { owner, ids, countReadings } = await submit(10)
  const results = await Promise.all(ids.map((id) => tailor(id)))
  expect(new Set(results).size).toBe(10)
  expect(await countReadings()).toBe(1)
  for (const id of results) {
    expect(await readOriginal(database.db, owner.id, id)).toEqual({
      content: ORIGINAL,
      markdown: sampleResult.sourceMarkdown,
      document: sampleResult.sourceDocument,
    })
    expect(await readRequest(database.db, owner.id, id)).toMatchObject({
      originalContent: ORIGINAL,
      fileName: 'ada.txt',
    })
  }
})

test('a batch that another version of the reader goes on with has two readings, and each result its own', async () => {
  const { owner, ids, countReadings } = await submit(3)
  const [first = '', second = '', third = ''] = ids
  const old = await tailor(first)
  const fresh = [await tailor(second, readAnew), await tailor(third, readAnew)]
  expect(await countReadings()).toBe(2)
  const read = async (id: string) => {
    const { original, originalContent } = (await readRevisable(database.db, owner.id, id)) ?? {}
    return { document: original, markdown: originalContent }
  }
  const { sourceDocument: document, sourceMarkdown: markdown } = sampleResult
  expect(await read(old)).toEqual({ document, markdown })
  for (const id of fresh)
    expect(await read(id)).toEqual({
      document: readAnew.sourceDocument,
      markdown: readAnew.sourceMarkdown,
    })
})

test('of a result from before readings were kept the original itself is what was read', async () => {
  const { owner, ids } = await submit(1)
  const id = await tailor(ids[0] ?? '')
  await sql`update resumes set reading = null where id = ${id}`.execute(database.db)
  expect(await readOriginal(database.db, owner.id, id)).toEqual({
    content: ORIGINAL,
    markdown: ORIGINAL,
    document: null,
  })
})

test('what an owner has here counts the text once, however many results it has', async () => {
  const { owner, ids } = await submit(4)
  const { db } = database
  const bytes = async () => ({
    held: (await readHoldings(db, owner.id, [])).bytes,
    stored: (await listStored(db, owner.id)).totals.bytes,
  })
  const before = await bytes()
  const grown = []
  for (const id of ids) {
    await tailor(id)
    grown.push(await bytes())
  }
  const tailored = sampleResult.tailoredContent.length
  expect(grown.map(({ held }) => held - before.held)).toEqual([1, 2, 3, 4].map((n) => n * tailored))
  const { rows } = await sql<{ each: number; reading: number }>`
    select
      octet_length(job_description) + octet_length(tailored_content) + octet_length(resumes.document::text) as each,
      octet_length(markdown) + octet_length(batch_readings.document::text) as reading
    from resumes join batch_readings using (batch_id) where owner_id = ${owner.id} limit 1
  `.execute(db)
  const { each = 0, reading = 0 } = rows[0] ?? {}
  expect(reading).toBeGreaterThan(100)
  expect(grown.map(({ stored }) => stored - before.stored)).toEqual(
    [1, 2, 3, 4].map((n) => n * each + reading),
  )
})

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { IDS_AT_ONCE } from '../each-id.ts'
import { createBatch } from '../jobs/batches.ts'
import type { Owner } from '../owners/owners.ts'
import { eachPosting } from '../postings/each-posting.ts'
import { importPostings } from '../postings/import-postings.ts'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { newBatch, newOwner } from '../testing/sample-rows.ts'
import { eachStored } from './export-data.ts'

async function readAll<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const row of rows) all.push(row)
  return all
}

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

const textOf = (at: number) => ({ text: `Posting ${at}` })
const MANY = 2 * IDS_AT_ONCE + 100
/** An owner with more postings than two pages have, and their texts in the order in which they came. */
async function keepMany(): Promise<{ owner: Owner; texts: string[] }> {
  const owner = newOwner()
  const postings = Array.from({ length: MANY }, (_, at) => textOf(at))
  for (let from = 0; from < MANY; from += IDS_AT_ONCE)
    await importPostings(database.db, owner, postings.slice(from, from + IDS_AT_ONCE))
  return { owner, texts: postings.map(({ text }) => text) }
}
type Read = (owner: Owner) => AsyncGenerator<{ text: string }>
const readings: [how: string, read: Read][] = [
  ['as they are stored', (owner: Owner) => eachStored(database.db, owner.id, 'postings')],
  ['as the list shows them', (owner: Owner) => eachPosting(database.db, owner.id)],
]

test.each(readings)(
  'more than a page of postings, %s: each once, in order, and none that came meanwhile',
  async (_how, read) => {
    const { owner, texts } = await keepMany()
    // Many have the same time.
    await sql`update postings set created_at = to_timestamp(0) where text < 'Posting 2'`.execute(
      database.db,
    )
    const rows = read(owner)
    const first = (await rows.next()) as IteratorYieldResult<{ text: string }>
    const found = [first.value.text]
    await importPostings(database.db, owner, [{ text: 'late' }])
    for await (const { text } of rows) found.push(text)
    expect(found).toHaveLength(MANY)
    expect(found.toSorted()).toEqual(texts.toSorted())
    const early = texts.filter((text) => text < 'Posting 2')
    expect(found.slice(0, early.length).toSorted()).toEqual(early.toSorted())
  },
)

test.each(
  readings.flatMap(([how, read]) =>
    (
      [
        ['the next page', IDS_AT_ONCE + 5],
        ['the last posting', MANY - 1],
      ] as const
    ).map(([which, at]) => [which, how, at, read] as const),
  ),
)('%s that is deleted meanwhile ends the reading of them %s', async (_which, _how, at, read) => {
  const { owner } = await keepMany()
  const rows = read(owner)
  await rows.next()
  const { text } = textOf(at)
  await database.db
    .deleteFrom('postings')
    .where('owner_id', '=', owner.id)
    .where('text', '=', text)
    .execute()
  await expect(readAll(rows)).rejects.toThrow('deleted while it was read')
})

test('nothing stored is read as nothing', async () => {
  for (const table of ['resumes', 'batches', 'jobs', 'postings'] as const)
    expect(await readAll(eachStored(database.db, newOwner().id, table))).toEqual([])
})

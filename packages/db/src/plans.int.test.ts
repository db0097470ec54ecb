import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { calls } from './testing/plans/calls.ts'
import { fill } from './testing/plans/fill.ts'
import { countRows, findScans } from './testing/plans/judge.ts'
import { watchDb, type WatchedDb } from './testing/plans/watch.ts'
import { explore, type World } from './testing/plans/world.ts'
import { createTestDatabase, type TestDatabase } from './testing/index.ts'

const SIZE = { owners: 800, jobs: 8000, more: 1000 }
/** Tables of at least so many rows, here. */
const LARGE = new Set(
  `owners users user_sessions identities known_devices password_resets hits free_counts payments entitlements own_texts
  posting_readings visits analytics batches batch_readings resumes jobs generation_entries pdfs`.split(
    /\s+/,
  ),
)
/** One owner has a thousand jobs in two batches, the others ten: no statement looks at much more than one of those. */
const MOST_ROWS = 700
/** Waiting jobs of all, once, until five hundred lanes are found; all jobs of a page of batches. */
const MORE_ROWS: Partial<Record<keyof typeof calls, number>> = {
  findIdleLanes: 2000,
  listBatches: 1500,
}

let database: TestDatabase
let watched: WatchedDb
let world: World
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  await fill(database.db, SIZE)
  world = await explore(database.db, SIZE)
  // At this size reading all of a table is often the quickest; here it shows where nothing else is possible.
  watched = watchDb(database.url, { enable_seqscan: 'off' })
})
afterAll(async () => {
  await watched.db.destroy()
  await database.close()
})

test.each(Object.keys(calls) as (keyof typeof calls)[])(
  '%s reads no table as a whole, and few rows',
  async (name) => {
    watched.take()
    await calls[name](watched.db, world)
    await watched.db.selectFrom('counters').select('name').execute()
    const ran = watched.take()
    expect(ran.length).toBeGreaterThan(1)
    for (const { text, plan } of ran) {
      expect(findScans(plan, LARGE), text).toEqual([])
      expect(countRows(plan), text).toBeLessThanOrEqual(MORE_ROWS[name] ?? MOST_ROWS)
    }
  },
)

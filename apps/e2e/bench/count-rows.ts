import type { Db } from '@tailorbird/db'

/** How many jobs there are in each state; `waiting` are those that have not ended. */
export async function countRows(db: Db): Promise<Record<string, number> & { waiting: number }> {
  const rows = await db
    .selectFrom('jobs')
    .select(['status', (is) => is.fn.countAll<number>().as('jobs')])
    .groupBy('status')
    .execute()
  const counts = Object.fromEntries(rows.map(({ status, jobs }) => [status, jobs]))
  return { ...counts, waiting: (counts['queued'] ?? 0) + (counts['processing'] ?? 0) }
}

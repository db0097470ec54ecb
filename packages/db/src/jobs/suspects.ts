import type { Db } from '../client.ts'

interface Attempt {
  id: string
  attempt: number
}

/** How often this attempt was begun without an end that anybody saw. */
export async function countOpenStarts(db: Db, { id, attempt }: Attempt): Promise<number> {
  const row = await db
    .selectFrom('jobs')
    .select('open_starts')
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .executeTakeFirst()
  return row?.open_starts ?? 0
}

/** Notes that a start of this attempt has come to an end that did no harm. */
export async function closeStart(db: Db, { id, attempt }: Attempt): Promise<void> {
  await db
    .updateTable('jobs')
    .set((eb) => ({ open_starts: eb('open_starts', '-', 1) }))
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('open_starts', '>', 0)
    .execute()
}

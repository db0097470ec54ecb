import type { Db } from '../client.ts'

/** What a model once found in the posting with this hash; undefined when none was asked. */
export async function readPostingReading(db: Db, hash: string): Promise<string[] | undefined> {
  const row = await db
    .selectFrom('posting_readings')
    .select('terms')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row?.terms
}

/** Keeps what a model found; the first answer stays. */
export async function savePostingReading(db: Db, hash: string, terms: string[]): Promise<void> {
  await db
    .insertInto('posting_readings')
    .values({ hash, terms: JSON.stringify(terms) })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

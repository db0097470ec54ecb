import { sql, type Kysely } from 'kysely'

/** Of a suggestion that was left: the words that were in question. Other wordings of its line with these are not suggested either. */
export async function addWordsInQuestion(db: Kysely<unknown>): Promise<void> {
  await sql`alter table own_texts add column words text[] not null default '{}'`.execute(db)
}

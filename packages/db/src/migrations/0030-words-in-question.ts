import { sql, type Kysely } from 'kysely'

/**
 * Of a suggestion that was left: the words that were in question; other wordings of its line with these are not suggested either. And what was
 * asked about a summary: the sentences in question, which are the same for many postings.
 */
export async function addWordsInQuestion(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table own_texts add column words text[] not null default '{}',
      add column question text not null default ''
  `.execute(db)
}

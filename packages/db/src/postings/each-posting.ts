import type { PostingDto } from '@tailorbird/contracts'
import { sql } from 'kysely'
import type { Db } from '../client.ts'
import { selectPostings, toPostingDto } from './posting-row.ts'

/**
 * The owner's postings as their list shows them, each with its text, oldest first, one after the other, so that
 * memory holds one.
 * @throws Error when one was deleted meanwhile
 */
export async function* eachPosting(
  db: Db,
  ownerId: string,
): AsyncGenerator<PostingDto & { text: string }> {
  const { rows: ids } = await sql<{ id: string }>`
    select id from postings where owner_id = ${ownerId} order by created_at, id
  `.execute(db)
  for (const { id } of ids) {
    const row = await selectPostings(db, ownerId)
      .select('postings.text')
      .where('postings.id', '=', id)
      .executeTakeFirst()
    if (!row) throw new Error('deleted while it was read')
    yield { ...toPostingDto(row), text: row.text }
  }
}

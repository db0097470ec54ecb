import type { PostingDto } from '@tailorbird/contracts'
import type { Db } from '../client.ts'
import { DELETED, eachIdPage } from '../each-id.ts'
import { selectPostings, toPostingDto } from './posting-row.ts'

/** How many postings are in memory at once: each has up to 100,000 characters. */
const ROWS_AT_ONCE = 25

/**
 * The owner's postings as their list shows them, each with its text, oldest first, a few in memory at a time.
 * @throws Error when one was deleted meanwhile
 */
export async function* eachPosting(
  db: Db,
  ownerId: string,
): AsyncGenerator<PostingDto & { text: string }> {
  for await (const ids of eachIdPage(db, ownerId, 'postings')) {
    for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
      const some = ids.slice(from, from + ROWS_AT_ONCE)
      const rows = await selectPostings(db, ownerId)
        .select('postings.text')
        .where('postings.id', 'in', some)
        .execute()
      const byId = new Map(rows.map((row) => [row.id, row]))
      for (const id of some) {
        const row = byId.get(id)
        if (!row) throw new Error(DELETED)
        yield { ...toPostingDto(row), text: row.text }
      }
    }
  }
}

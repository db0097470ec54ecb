import type { PostingDto } from '@tailorbird/contracts'
import type { Db } from '../client.ts'
import { followOwner } from '../owners/owners.ts'
import { selectPostings, toPostingDto } from './posting-row.ts'

/** Those of an owner's postings that are named and there, with their texts, in the order of the names. */
export async function readChosenPostings(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<{ id: string; text: string; title: string; company: string }[]> {
  const rows = await db
    .selectFrom('postings')
    .select(['id', 'text', 'title', 'company'])
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Those of an owner's postings that are named and there, as their list shows them, wherever the owner is by now. */
export async function readNamedPostings(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<PostingDto[]> {
  const rows = await followOwner(db, ownerId, async (owner) => {
    const found = await selectPostings(db, owner)
      .where('postings.id', 'in', [...ids])
      .execute()
    return found.length > 0 ? found : undefined
  })
  return (rows ?? []).map(toPostingDto)
}

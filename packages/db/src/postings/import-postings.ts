import {
  CodedError,
  MAX_POSTINGS,
  type ImportedPostings,
  type NewPosting,
} from '@tailorbird/contracts'
import { inTransaction, type Db } from '../client.ts'
import { lockOwner, storeForOwner, type Owner } from '../owners/owners.ts'

/** Rows that one statement inserts: it may name 65,535 values. */
const AT_ONCE = 500
const FULL = `Up to ${MAX_POSTINGS.toLocaleString('en')} postings are kept. Delete some that you don't need any more.`

/**
 * Keeps postings as an owner's, all or none. One whose text is there already stays as it is, so that a
 * repeated call adds nothing.
 * @throws CodedError storage_full when more are kept than there may be; not_signed_in when the account is gone
 */
export function importPostings(
  db: Db,
  owner: Owner,
  postings: readonly NewPosting[],
): Promise<ImportedPostings> {
  return storeForOwner(db, owner, (ownerId) =>
    inTransaction(db, async (tx) => {
      // Revs are taken one after the other: none shows after a later one.
      await lockOwner(tx, ownerId)
      let added = 0
      for (let from = 0; from < postings.length; from += AT_ONCE)
        added += await insertSome(tx, ownerId, postings.slice(from, from + AT_ONCE))
      const { total } = await tx
        .selectFrom('postings')
        .select((is) => is.fn.countAll<number>().as('total'))
        .where('owner_id', '=', ownerId)
        .executeTakeFirstOrThrow()
      if (total > MAX_POSTINGS) throw new CodedError('storage_full', { detail: FULL })
      return { added, known: postings.length - added }
    }),
  )
}

async function insertSome(
  tx: Db,
  ownerId: string,
  postings: readonly NewPosting[],
): Promise<number> {
  const rows = await tx
    .insertInto('postings')
    .values(
      postings.map(({ dates, text, ...told }) => ({
        owner_id: ownerId,
        // PostgreSQL stores no half of a character pair.
        text: text.toWellFormed(),
        title: told.title?.toWellFormed() ?? '',
        company: told.company?.toWellFormed() ?? '',
        place: told.place?.toWellFormed() ?? '',
        link: told.link?.toWellFormed() ?? '',
        note: told.note?.toWellFormed() ?? '',
        state: told.state ?? 'saved',
        dates: JSON.stringify(dates ?? {}),
      })),
    )
    .onConflict((conflict) => conflict.columns(['owner_id', 'text_hash']).doNothing())
    .returning('id')
    .execute()
  return rows.length
}

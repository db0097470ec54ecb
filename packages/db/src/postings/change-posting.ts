import type { ChangePosting, PostingDto } from '@tailorbird/contracts'
import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'
import { followOwner, lockOwner } from '../owners/owners.ts'
import { passOnCopies } from './posting-groups.ts'
import { selectPostings, toPostingDto } from './posting-row.ts'

/**
 * Changes what a person knows of a posting. The day of a new state is noted; the day of the same state, said
 * again, stays.
 * @returns undefined when there is no such posting of theirs
 */
export function changePosting(
  db: Db,
  ownerId: string,
  id: string,
  { state, ...told }: ChangePosting,
): Promise<PostingDto | undefined> {
  return followOwner(db, ownerId, (owner) =>
    inTransaction(db, async (tx) => {
      await lockOwner(tx, owner)
      const changed = await tx
        .updateTable('postings')
        .set({
          ...wellFormed(told),
          rev: sql<number>`nextval('job_rev')`,
          ...(state
            ? {
                state,
                dates: sql<string>`case when state = ${state} then dates
                  else dates || jsonb_build_object(${state}::text, to_char(now() at time zone 'utc', 'YYYY-MM-DD')) end`,
              }
            : {}),
        })
        .where('id', '=', id)
        .where('owner_id', '=', owner)
        .returning('id')
        .executeTakeFirst()
      if (!changed) return undefined
      const row = await selectPostings(tx, owner)
        .where('postings.id', '=', id)
        .executeTakeFirstOrThrow()
      return toPostingDto(row)
    }),
  )
}

function wellFormed(told: Omit<ChangePosting, 'state'>) {
  return Object.fromEntries(
    Object.entries(told).flatMap(([key, text]) =>
      text === undefined ? [] : [[key, text.toWellFormed()]],
    ),
  )
}

/**
 * Deletes an owner's postings; their results stay. Of the copies of one that goes the oldest is the first from
 * then on.
 * @returns how many were there
 */
export function deletePostings(db: Db, ownerId: string, ids: readonly string[]): Promise<number> {
  return followOwner(db, ownerId, (owner) =>
    inTransaction(db, async (tx) => {
      // Who groups copies meanwhile holds the owner, too.
      await lockOwner(tx, owner)
      const deleted = await tx
        .deleteFrom('postings')
        .where('owner_id', '=', owner)
        .where('id', 'in', [...ids])
        .returning('id')
        .execute()
      await passOnCopies(
        tx,
        owner,
        deleted.map(({ id }) => id),
      )
      return deleted.length
    }),
  )
}

import type { StatedPostings, StatePostings } from '@tailorbird/contracts'
import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'
import { followOwner, lockOwner } from '../owners/owners.ts'

type Stated = StatedPostings['before'][number]

/**
 * Sets how far an owner is with many of their postings, in one go. The day of a new state is noted, unless the days
 * are told.
 * @returns those that were changed, as they were before
 */
export function statePostings(
  db: Db,
  ownerId: string,
  told: StatePostings['postings'],
): Promise<Stated[]> {
  return followOwner(db, ownerId, (owner) =>
    inTransaction(db, async (tx) => {
      // Revs are taken one after the other: none shows after a later one.
      await lockOwner(tx, owner)
      const { rows } = await sql<Stated>`
        update postings set state = told.state, rev = nextval('job_rev'),
          dates = coalesce(told.dates, before.dates ||
            jsonb_build_object(told.state, to_char(now() at time zone 'utc', 'YYYY-MM-DD')))
        from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told (id uuid, state text, dates jsonb)
          join postings before on before.id = told.id
        where postings.id = told.id and postings.owner_id = ${owner}
          and (before.state <> told.state or told.dates is not null)
        returning before.id, before.state, before.dates
      `.execute(tx)
      return rows
    }),
  )
}

import { sql, type RawBuilder } from 'kysely'
import type { Step } from './count-generations.ts'

/**
 * Adds entries that are not there yet and counts them wherever they were taken from, as parts of one statement: `with ${enter(…)}`.
 * Each part waits for the one before, which keeps the order of locks: owners, users, purchases, free counts.
 * @param entries a query of rows as they are inserted
 */
export const enter = (entries: RawBuilder<unknown>, step: Step): RawBuilder<unknown> => sql`
  entered as (
    insert into generation_entries (job_id, attempt, owner_id, kind, entitlement_id, counted_in)
    ${entries}
    on conflict do nothing
    returning owner_id, entitlement_id, counted_in
  ), counted_owners as (
    update owners set ${added(step)}
    from (select owner_id, count(*)::int as entries from entered group by owner_id) named
    where owners.id = named.owner_id
    returning owners.id, owners.used
  ), counted_users as (
    update users set resumes_generated = counted_owners.used
    from counted_owners where users.id = counted_owners.id
    returning users.id
  ), counted_purchases as (
    update entitlements set ${added(step)} from (
      select entitlements.id, entries from entitlements join (
        select entitlement_id as id, count(*)::int as entries from entered where entitlement_id is not null group by 1
      ) named using (id)
      where (select count(*) from counted_users) >= 0
      order by entitlements.id for no key update of entitlements
    ) held
    where entitlements.id = held.id
    returning entitlements.id
  ), counted_free as (
    update free_counts set updated_at = now(), ${added(step)} from (
      select free_counts.key, entries from free_counts join (
        select key, count(*)::int as entries from entered, unnest(counted_in) key group by 1
      ) named using (key)
      where (select count(*) from counted_purchases) >= 0
      order by free_counts.key for no key update of free_counts
    ) held
    where free_counts.key = held.key
  )`

const added = ({ reserved, used }: Step) =>
  sql`reserved = reserved + ${reserved}::int * entries, used = used + ${used}::int * entries`

import { sql } from 'kysely'
import type { Db } from '../client.ts'

/** What must hold at any time, whatever crashed: each query finds what breaks it. */
const RULES: Record<string, ReturnType<typeof sql<{ id: string }>>> = {
  'an owner counts what its entries say': countsUnlikeEntries('owners', 'id', 'owner_id'),
  'a purchase counts what its entries say': countsUnlikeEntries(
    'entitlements',
    'id',
    'entitlement_id',
  ),
  'free counts say what their entries say': countsUnlikeEntries(
    'free_counts',
    'key',
    'key',
    sql`, unnest(counted_in) key`,
  ),
  'no purchase gives more than it has': sql`
    select id::text as id from entitlements where used + reserved > generations or frozen > generations`,
  'an entry belongs to its job’s owner': sql`
    select jobs.id from jobs join generation_entries entry on entry.job_id = jobs.id
    where entry.owner_id <> jobs.owner_id`,
  'a job that has ended holds no reservation': sql`
    select jobs.id from jobs join generation_entries entry
      on entry.job_id = jobs.id and entry.kind = 'reserve'
    where jobs.status in ('done', 'error', 'removed') and not exists (
      select from generation_entries ended where ended.job_id = entry.job_id
        and ended.attempt = entry.attempt and ended.kind in ('settle', 'release')
    )`,
  'a job that is done counts once, or not at all where its result was there': sql`
    select jobs.id from jobs left join generation_entries entry on entry.job_id = jobs.id
    where jobs.status = 'done' group by jobs.id
    having count(*) filter (where entry.kind = 'settle') - count(*) filter (where entry.kind = 'refund')
      <> case when jobs.reused then 0 else 1 end`,
  'a job that failed counts nothing': sql`
    select jobs.id from jobs join generation_entries entry on entry.job_id = jobs.id
    where jobs.status = 'error' group by jobs.id
    having count(*) filter (where entry.kind = 'settle') <> count(*) filter (where entry.kind = 'refund')`,
  'what was paid for is granted, once, and nothing else': sql`
    select payments.id::text as id from payments left join entitlements on entitlements.payment_id = payments.id
    where payments.plan_id not like 'donation-%'
    group by payments.id, payments.payment_status
    having count(entitlements.id) <> case
      when payment_status in ('succeeded', 'refunded', 'disputed') then 1 else 0 end`,
  'a user’s owner has its user': sql`
    select owners.id::text as id from owners
    where kind = 'user' and not exists (select from users where users.id = owners.id)`,
  'a batch is kept for its jobs and results alone': sql`
    select batches.id::text as id from batches
    where not exists (select from jobs where batch_id = batches.id)
      and not exists (select from resumes where batch_id = batches.id)`,
  'a result’s text is its owner’s': sql`
    select resumes.id::text as id from resumes join batches on batches.id = batch_id
    where batches.owner_id <> resumes.owner_id`,
  'nothing is left with a device that has signed in': sql`
    select owners.id::text as id from owners where merged_into is not null and (
      used <> 0 or reserved <> 0
      or exists (select from jobs where owner_id = owners.id)
      or exists (select from resumes where owner_id = owners.id)
      or exists (select from batches where owner_id = owners.id)
      or exists (select from payments where owner_id = owners.id)
      or exists (select from entitlements where owner_id = owners.id)
    )`,
}

/** Looks whether jobs, ledger and payments agree. @returns what does not, a line each; nothing when all do */
export async function audit(db: Db): Promise<string[]> {
  const found: string[] = []
  for (const [rule, query] of Object.entries(RULES)) {
    const { rows } = await query.execute(db)
    found.push(...rows.map(({ id }) => `${rule}: ${id}`))
  }
  return found
}

/**
 * Rows whose counts are not those of the entries that name them.
 * @param column of the entries
 * @param more what the entries are joined with to have that column
 */
function countsUnlikeEntries(table: string, id: string, column: string, more = sql``) {
  return sql<{ id: string }>`
    select ${sql.ref(id)}::text as id from ${sql.table(table)} counts left join (
      select ${sql.ref(column)} as name,
        count(*) filter (where kind = 'reserve') - count(*) filter (where kind in ('settle', 'release')) as reserved,
        count(*) filter (where kind = 'settle') - count(*) filter (where kind = 'refund') as used
      from generation_entries ${more} group by ${sql.ref(column)}
    ) told on told.name = counts.${sql.ref(id)}
    where counts.reserved <> coalesce(told.reserved, 0) or counts.used <> coalesce(told.used, 0)`
}

import { MAX_CONFIRMED_SKILLS, MAX_LEFT_TEXTS, MAX_OWN_TEXTS } from '@tailorbird/contracts'
import { sql } from 'kysely'
import type { Db } from '../client.ts'
import { stepped } from '../jobs/jobs.ts'
import { countGenerations, type Step } from '../ledger/count-generations.ts'
import { holdFreeCounts } from '../ledger/free-counts.ts'
import { syncPlan } from '../ledger/plan.ts'
import { passOnCopies } from '../postings/posting-groups.ts'

/** What only names its owner. */
const OWNED = ['resumes', 'batches', 'entitlements'] as const

/** Moves all rows of a device to a user, in the transaction that holds both and the device's jobs. */
export async function moveRows(tx: Db, deviceId: string, userId: string): Promise<void> {
  for (const table of OWNED) {
    await sql`update ${sql.table(table)} set owner_id = ${userId} where owner_id = ${deviceId}`.execute(
      tx,
    )
  }
  await tx
    .updateTable('payments')
    .set({ owner_id: userId, user_id: userId })
    .where('owner_id', '=', deviceId)
    .execute()
  await moveJobs(tx, deviceId, userId)
  await moveOwnTexts(tx, deviceId, userId)
  await movePostings(tx, deviceId, userId)
  await moveCounts(tx, deviceId, userId)
  await syncPlan(tx, userId)
  await moveEntries(tx, deviceId, userId)
}

/** Running jobs go on, in places above those of the user's. */
async function moveJobs(tx: Db, deviceId: string, userId: string): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({
      owner_id: userId,
      ...stepped,
      lane_place: sql<number | null>`lane_place + 1 + coalesce((
        select max(taken.lane_place) from jobs taken
        where taken.owner_id = ${userId} and taken.mode = jobs.mode
      ), -1)`,
    })
    .where('owner_id', '=', deviceId)
    .execute()
}

/** The user's own stay; the device's newest fill what room there is. */
async function moveOwnTexts(tx: Db, deviceId: string, userId: string): Promise<void> {
  await sql`
    update own_texts set owner_id = ${userId} where id in (
      select id from (
        select *, row_number() over (partition by room order by created_at desc, id) as turn
        from (select *, ${room} as room from own_texts) brought
        where owner_id = ${deviceId} and not exists (
          select from own_texts known where known.owner_id = ${userId} and (
            (known.kind = brought.kind and text_key(known.line) = text_key(brought.line)
              and text_key(known.text) = text_key(brought.text))
            -- What both were asked the user has answered.
            or (known.offered <> '' and text_key(known.line) = text_key(brought.line)
              and text_key(known.offered) = text_key(brought.offered))
          )
        )
      ) fresh
      where turn <= case room
        when 'skill' then ${sql.lit(MAX_CONFIRMED_SKILLS)} when 'left' then ${sql.lit(MAX_LEFT_TEXTS)}
        else ${sql.lit(MAX_OWN_TEXTS)} end
        - (select count(*) from (select ${room} as taken from own_texts where owner_id = ${userId}) own where taken = room)
    )
  `.execute(tx)
  await tx.deleteFrom('own_texts').where('owner_id', '=', deviceId).execute()
  // Who said once that they don't want to be asked is not asked.
  await sql`
    update owners set wants_suggestions = owners.wants_suggestions and device.wants_suggestions
    from owners device where owners.id = ${userId} and device.id = ${deviceId}
  `.execute(tx)
}

/** Of one posting that both keep the user's stays, and of two resumes to score against the device's: that is before the person now. */
async function movePostings(tx: Db, deviceId: string, userId: string): Promise<void> {
  await sql`
    update postings set owner_id = ${userId}, rev = nextval('job_rev')
    where owner_id = ${deviceId} and text_hash not in (
      select text_hash from postings where owner_id = ${userId}
    )
  `.execute(tx)
  const dropped = await tx
    .deleteFrom('postings')
    .where('owner_id', '=', deviceId)
    .returning('id')
    .execute()
  await passOnCopies(
    tx,
    userId,
    dropped.map(({ id }) => id),
  )
  await sql`
    delete from scored_resumes where owner_id = ${userId}
      and exists (select from scored_resumes where owner_id = ${deviceId})
  `.execute(tx)
  await tx
    .updateTable('scored_resumes')
    .set({ owner_id: userId })
    .where('owner_id', '=', deviceId)
    .execute()
}

/** Kinds that share a limit. */
const room = sql`case when kind in ('wording', 'fact') then 'wording' else kind end`

async function moveCounts(tx: Db, deviceId: string, userId: string): Promise<void> {
  await sql`
    with counted as (
      update owners set last_used_at = now(), used = owners.used + device.used,
        reserved = owners.reserved + device.reserved
      from owners device where owners.id = ${userId} and device.id = ${deviceId}
      returning owners.id, owners.used
    )
    update users set resumes_generated = counted.used from counted where users.id = counted.id
  `.execute(tx)
  await tx
    .updateTable('owners')
    .set({ used: 0, reserved: 0, merged_into: userId })
    .where('id', '=', deviceId)
    .execute()
}

/**
 * Free ones that the device has had count for the account, too, or another device would find them unused.
 * Their jobs are held, so that none of them ends meanwhile and all end in the counts that its entries name.
 */
async function moveEntries(tx: Db, deviceId: string, userId: string): Promise<void> {
  const key = `user:${userId}`
  const { rows } = await sql<Step>`
    with moved as (
      update generation_entries set owner_id = ${userId}, counted_in = counted_in || ${key}::text
      where owner_id = ${deviceId} and counted_in <> '{}' and ${key} <> all(counted_in)
      returning kind
    )
    select
      (count(*) filter (where kind = 'reserve') - count(*) filter (where kind in ('settle', 'release')))::int as reserved,
      (count(*) filter (where kind = 'settle') - count(*) filter (where kind = 'refund'))::int as used
    from moved having count(*) > 0
  `.execute(tx)
  await tx
    .updateTable('generation_entries')
    .set({ owner_id: userId })
    .where('owner_id', '=', deviceId)
    .execute()
  const [step] = rows
  if (!step) return
  await holdFreeCounts(tx, [key])
  await countGenerations(tx, 'free_counts', [key], step)
}

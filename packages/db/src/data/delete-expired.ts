import { KEPT_DAYS, PROGRESS } from '@tailorbird/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../client.ts'
import { foldEvents } from '../counters/analytics.ts'
import { AT_ONCE, deleteInSteps } from '../delete-in-steps.ts'
import { deleteOwner, isUnusedFor, type DeletedWork } from './delete-owner.ts'

/** Devices that one look finds. */
const DEVICES_AT_ONCE = 50
/** The device cookie lives for a year after the last visit: a count that old has next to nobody to come back to it. */
const DEVICE_COUNT_DAYS = 400

/**
 * Deletes what devices have stored that have not been here for so long, each in a transaction of its own.
 * @param signal ends it between two devices
 * @param forget hears of each device what the queues should forget
 * @returns how many devices
 */
export async function deleteUnusedDevices(
  db: Db,
  days: number,
  signal: AbortSignal,
  forget: (work: DeletedWork) => Promise<void>,
): Promise<number> {
  let count = 0
  for (;;) {
    const owners = await db
      .selectFrom('owners')
      .select('id')
      .where(isUnusedFor(days))
      .orderBy('last_used_at')
      .limit(DEVICES_AT_ONCE)
      .execute()
    let deleted = 0
    for (const { id } of owners) {
      signal.throwIfAborted()
      const work = await deleteOwner(db, id, days)
      if (!work) continue
      deleted += 1
      await forget(work)
    }
    count += deleted
    // Nothing found, or another run is at the same ones.
    if (deleted === 0) return count
  }
}

/** Deletes PDFs that nobody has downloaded for a while. They are made again when somebody asks. @returns how many */
export function deleteUnusedPdfs(db: Db): Promise<number> {
  return deleteInSteps(
    db,
    sql`
      delete from pdfs where (resume_id, template, size, fit) in (
        select resume_id, template, size, fit from pdfs
        where used_at < now() - make_interval(days => ${KEPT_DAYS.pdf})
        order by used_at limit ${AT_ONCE} for update skip locked
      )`,
  )
}

/** Deletes sessions that have ended, links for new passwords that work no more, and devices whose cookie has ended. @returns how many */
export async function deleteEndedSessions(db: Db): Promise<number> {
  const sessions = await deleteInSteps(
    db,
    sql`
      delete from user_sessions where id = any(array(
        select id from user_sessions where expires_at < now() or ends_at < now()
        limit ${AT_ONCE} for update skip locked
      ))`,
  )
  const links = await deleteInSteps(
    db,
    sql`
      delete from password_resets where token_hash = any(array(
        select token_hash from password_resets where expires_at < now()
        order by expires_at limit ${AT_ONCE} for update skip locked
      ))`,
  )
  const devices = await deleteInSteps(
    db,
    sql`
      delete from known_devices where (user_id, device_id) in (
        select user_id, device_id from known_devices
        where seen_at < now() - make_interval(days => ${DEVICE_COUNT_DAYS})
        order by seen_at limit ${AT_ONCE} for update skip locked
      )`,
  )
  return sessions + links + devices
}

/** Deletes what a model found in postings long ago: it is asked again when one of them comes back. @returns how many */
export function deleteOldReadings(db: Db): Promise<number> {
  return deleteInSteps(
    db,
    sql`
      delete from posting_readings where hash = any(array(
        select hash from posting_readings
        where created_at < now() - make_interval(days => ${KEPT_DAYS.reading})
        order by created_at limit ${AT_ONCE} for update skip locked
      ))`,
  )
}

/**
 * Deletes single events of analytics, whose totals stay, and counts that nothing is compared with any
 * more: those of networks in other months, and of devices that have used nothing free for so long that their cookie has ended, as a rule. Not those of a job that
 * has not ended: what it was counted for may come back. @returns how many
 */
export async function deleteOldCounts(db: Db): Promise<number> {
  await foldEvents(db)
  const events = await deleteInSteps(
    db,
    sql`
      delete from analytics where id = any(array(
        select id from analytics
        where timestamp < now() - make_interval(days => ${KEPT_DAYS.analytics}) and counted
        order by timestamp limit ${AT_ONCE} for update skip locked
      ))`,
  )
  const networks = await deleteCounts(db, 'network:%', sql`date_trunc('month', now(), 'utc')`)
  const devices = await deleteCounts(
    db,
    'device:%',
    sql`now() - make_interval(days => ${DEVICE_COUNT_DAYS})`,
  )
  const entries = await deleteInSteps(
    db,
    sql`
      delete from generation_entries where (job_id, attempt, kind) in (
        select job_id, attempt, kind from generation_entries
        where owner_id is null and entitlement_id is null
          and created_at < now() - make_interval(days => ${DEVICE_COUNT_DAYS})
          and not exists (select from free_counts where key = any(counted_in))
        order by created_at limit ${AT_ONCE} for update skip locked
      )`,
  )
  return events + networks + devices + entries
}

/** What is counted while its job waits or runs is reserved; what is settled may come back until its PDF is made. */
function deleteCounts(db: Db, keys: string, before: RawBuilder<unknown>): Promise<number> {
  return deleteInSteps(
    db,
    sql`
      delete from free_counts where key = any(array(
        select key from free_counts
        where reserved = 0 and key like ${sql.lit(keys)} and updated_at < ${before} and key not in (
          select unnest(counted_in) from jobs join generation_entries on job_id = jobs.id
          where lane_place is not null and progress >= ${sql.lit(PROGRESS.rendering)} and kind = 'settle'
        ) order by updated_at limit ${AT_ONCE} for update skip locked
      ))`,
  )
}

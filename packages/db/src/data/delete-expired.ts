import { KEPT_DAYS } from '@tailorbird/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../client.ts'
import { foldEvents } from '../counters/analytics.ts'
import { deleteOwner, isUnusedFor, type DeletedWork } from './delete-owner.ts'

/** Rows that one statement deletes: none holds its locks for long. */
const AT_ONCE = 1000
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
  return deleteInBatches(
    sql`
      delete from pdfs where (resume_id, template, size, fit) in (
        select resume_id, template, size, fit from pdfs
        where used_at < now() - make_interval(days => ${KEPT_DAYS.pdf})
        limit ${AT_ONCE} for update skip locked
      )`,
    db,
  )
}

/** Deletes sessions that have ended, links for new passwords that work no more, and devices whose cookie has ended. @returns how many */
export async function deleteEndedSessions(db: Db): Promise<number> {
  const sessions = await deleteInBatches(
    sql`
      delete from user_sessions where id in (
        select id from user_sessions where expires_at < now() or ends_at < now()
        limit ${AT_ONCE} for update skip locked
      )`,
    db,
  )
  const { numAffectedRows = 0n } =
    await sql`delete from password_resets where expires_at < now()`.execute(db)
  const devices = await deleteInBatches(
    sql`
      delete from known_devices where (user_id, device_id) in (
        select user_id, device_id from known_devices
        where seen_at < now() - make_interval(days => ${DEVICE_COUNT_DAYS})
        limit ${AT_ONCE} for update skip locked
      )`,
    db,
  )
  return sessions + Number(numAffectedRows) + devices
}

/**
 * Deletes single events of analytics, whose totals stay, and counts that nothing is compared with any
 * more: those of networks in other months, and of devices that have used nothing free for so long that their cookie has ended, as a rule. Not those of a job that
 * has not ended: what it was counted for may come back. @returns how many
 */
export async function deleteOldCounts(db: Db): Promise<number> {
  await foldEvents(db)
  const events = await deleteInBatches(
    sql`
      delete from analytics where id in (
        select id from analytics
        where timestamp < now() - make_interval(days => ${KEPT_DAYS.analytics}) and counted
        limit ${AT_ONCE} for update skip locked
      )`,
    db,
  )
  const counts = await deleteInBatches(
    sql`
      delete from free_counts where key in (
        select key from free_counts where reserved = 0 and (
          (key like 'network:%' and updated_at < date_trunc('month', now(), 'utc'))
          or (key like 'device:%' and updated_at < now() - make_interval(days => ${DEVICE_COUNT_DAYS}))
        ) and key not in (
          select unnest(counted_in) from generation_entries join jobs on jobs.id = job_id
          where jobs.status in ('queued', 'processing')
        ) limit ${AT_ONCE} for update skip locked
      )`,
    db,
  )
  const entries = await deleteInBatches(
    sql`
      delete from generation_entries where (job_id, attempt, kind) in (
        select job_id, attempt, kind from generation_entries
        where owner_id is null and entitlement_id is null
          and created_at < now() - make_interval(days => ${DEVICE_COUNT_DAYS})
          and not exists (select from free_counts where key = any(counted_in))
        limit ${AT_ONCE} for update skip locked
      )`,
    db,
  )
  return events + counts + entries
}

async function deleteInBatches(query: RawBuilder<unknown>, db: Db): Promise<number> {
  let count = 0
  for (;;) {
    const { numAffectedRows = 0n } = await query.execute(db)
    count += Number(numAffectedRows)
    if (numAffectedRows < AT_ONCE) return count
  }
}

import type { AnalyticsTotals } from '@tailorbird/contracts'
import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'

export interface Visit {
  deviceId: string
  /** Cut already, so that it names no single machine. */
  ipAddress: string | null
  userAgent: string | null
}

/** Counts a device's visit once a day (UTC), however often and in parallel it is told. */
export function recordVisit(db: Db, visit: Visit): Promise<void> {
  return inTransaction(db, async (tx) => {
    const first = await tx
      .insertInto('visits')
      .values({ day: TODAY, device_id: visit.deviceId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst()
    if (!first) return
    await tx
      .insertInto('analytics')
      .values({
        event_type: 'visit',
        ip_address: visit.ipAddress,
        user_agent: visit.userAgent,
      })
      .execute()
    // What another one is at is left to it: two of these never meet.
    await sql`
      delete from visits where (day, device_id) in (
        select day, device_id from visits where day < ${TODAY} limit ${AT_ONCE} for update skip locked
      )
    `.execute(tx)
  })
}

/** Counts a finished resume, in the transaction that stores it. It adds a row, so that nobody waits for anybody. */
export async function countResume(tx: Db): Promise<void> {
  await tx.insertInto('analytics').values({ event_type: 'resume_tailored' }).execute()
}

/** The totals: what has been added up, and the events since. */
export async function readTotals(db: Db): Promise<AnalyticsTotals> {
  const { rows } = await sql<{ name: string; value: number; fresh: number }>`
    select name, value, (
      select count(*) from analytics where not counted and event_type = ${EVENT_OF_NAME}
    ) as fresh from counters
  `.execute(db)
  if (rows.some(({ fresh }) => fresh >= FOLDED_FROM)) await foldEvents(db)
  const read = (wanted: string) => {
    const row = rows.find(({ name }) => name === wanted)
    return row ? row.value + row.fresh : 0
  }
  return { totalVisitors: read('visitors'), totalResumes: read('resumes') }
}

/**
 * Adds events to the totals and marks them, so that few are left to count. Only this locks the totals, and
 * where another one does it already, it does nothing.
 */
export async function foldEvents(db: Db): Promise<void> {
  await sql`
    with held as (
      select name from counters order by name for update skip locked
    ), folded as (
      update analytics set counted = true where id in (
        select id from analytics
        where not counted and (select count(*) from held) = (select count(*) from counters)
        order by id limit ${AT_ONCE} for update skip locked
      ) returning event_type
    ), sums as (
      select event_type, count(*) as events from folded group by event_type
    )
    update counters set value = value + events from sums where event_type = ${EVENT_OF_NAME}
  `.execute(db)
}

/** Rows that one statement changes: none holds its locks for long. */
const AT_ONCE = 10_000
/** So many events are counted in a millisecond, each time that somebody asks. */
const FOLDED_FROM = 1000

const TODAY = sql<Date>`(now() at time zone 'utc')::date`
const EVENT_OF_NAME = sql`case counters.name when 'visitors' then 'visit' when 'resumes' then 'resume_tailored' end`

import type { AnalyticsTotals } from '@tailorbird/contracts'
import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'
import type { Schema } from '../schema.ts'

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
    await addOne(tx, 'visitors')
    // Behind the counter's lock, so that two of these never meet.
    await tx.deleteFrom('visits').where('day', '<', TODAY).execute()
  })
}

/** Counts a finished resume, as the last step of the transaction that stores it. */
export async function countResume(tx: Db): Promise<void> {
  await tx.insertInto('analytics').values({ event_type: 'resume_tailored' }).execute()
  await addOne(tx, 'resumes')
}

/** The totals, from their counters. */
export async function readTotals(db: Db): Promise<AnalyticsTotals> {
  const rows = await db.selectFrom('counters').select(['name', 'value']).execute()
  const read = (name: CounterName) => rows.find((row) => row.name === name)?.value ?? 0
  return { totalVisitors: read('visitors'), totalResumes: read('resumes') }
}

type CounterName = Schema['counters']['name']

const TODAY = sql<Date>`(now() at time zone 'utc')::date`

/** Everybody waits for this row until the transaction ends: it comes last. */
async function addOne(tx: Db, name: CounterName): Promise<void> {
  await tx
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', name)
    .execute()
}

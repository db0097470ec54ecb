import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'
import { holdLanes } from '../jobs/lanes.ts'
import { notify } from '../news.ts'
import { moveRows } from './move-rows.ts'

const LOCKED = [
  ['batches', 'id'],
  ['jobs', 'position'],
  ['payments', 'id'],
] as const

/**
 * Moves all that a device has to the user who signs in on it: resumes, jobs (also running ones),
 * payments, purchases, the person's own texts, counts. It may run twice. Not inside a transaction: where it
 * meets others in a circle it begins again.
 * @returns the user who has the device's rows: another one when it has signed in to that before
 */
export function adoptDevice(db: Db, deviceId: string, userId: string): Promise<string> {
  return inTransaction(db, (tx) => adopt(tx, deviceId, userId))
}

async function adopt(tx: Db, deviceId: string, userId: string): Promise<string> {
  // Places in the user's lanes are looked up and taken: no dispatcher may fill them meanwhile.
  await holdLanes(tx, userId)
  await lockRows(tx, deviceId)
  await tx
    .insertInto('owners')
    .values({ id: deviceId, kind: 'device' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const owners = await tx
    .selectFrom('owners')
    .select(['id', 'kind', 'merged_into'])
    .where('id', 'in', [deviceId, userId])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const device = owners.find(({ id }) => id === deviceId)
  if (device?.kind !== 'device') throw new Error('only a device can sign in')
  if (device.merged_into && device.merged_into !== userId) return device.merged_into
  // What came in between the two locks. Who holds it waits for the owner: waiting would be a circle.
  await lockRows(tx, deviceId, sql`nowait`)
  await moveRows(tx, deviceId, userId)
  await notify(tx, 'owner', [{ from: deviceId, to: userId }])
  return userId
}

/** In the order that all keep: batches, jobs, payments. Owners come after them. */
async function lockRows(tx: Db, ownerId: string, wait = sql``): Promise<void> {
  for (const [table, order] of LOCKED) {
    await sql`
      select from ${sql.table(table)} where owner_id = ${ownerId}
      order by ${sql.ref(order)} for no key update ${wait}
    `.execute(tx)
  }
}

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createBatch } from '../jobs/batches.ts'
import type { Owner } from '../owners/owners.ts'
import { placeOrder } from '../payments/orders.ts'
import { addOwnText } from '../resumes/own-texts.ts'
import { addUser } from '../testing/accounts.ts'
import { audit, createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { newBatch, newOwner } from '../testing/sample-rows.ts'
import { deleteAccount } from './delete-account.ts'
import { deleteOwner, deleteOwnerData } from './delete-owner.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

/** Every way in which a request stores something. */
const WRITES = [
  (owner: Owner) => createBatch(database.db, owner, newBatch(3)),
  (owner: Owner) => addOwnText(database.db, owner, { kind: 'skill', text: 'Pruning' }),
  (owner: Owner) => placeOrder(database.db, owner, { planId: 'basic', amount: 10, method: 'card' }),
]

test('a request that was under way when its account was deleted stores nothing', async () => {
  const { db } = database
  const user = await addUser(db)
  await deleteAccount(db, user.id)
  for (const write of WRITES)
    await expect(write(user)).rejects.toMatchObject({ code: 'not_signed_in' })
  expect(await db.selectFrom('owners').select('id').where('id', '=', user.id).execute()).toEqual([])
})

test('accounts that go while they are used are gone, and whoever used them is told', async () => {
  const { db } = database
  const users = await Promise.all(Array.from({ length: 12 }, () => addUser(db)))
  const answers = await Promise.allSettled(
    users.flatMap((user) => [
      ...WRITES.map((write) => write(user)),
      deleteOwnerData(db, user.id),
      deleteAccount(db, user.id),
      ...WRITES.map((write) => write(user)),
    ]),
  )
  const reasons = answers.flatMap((answer): unknown[] =>
    answer.status === 'rejected' ? [answer.reason] : [],
  )
  expect(reasons.filter((reason) => !isNotSignedIn(reason))).toEqual([])
  const left = await db.selectFrom('owners').select('id').where('kind', '=', 'user').execute()
  expect(left).toEqual([])
  expect(await audit(db)).toEqual([])
})

test('a visitor who deletes all while sending gets no error', async () => {
  const { db } = database
  const owners = Array.from({ length: 12 }, newOwner)
  await Promise.all(
    owners.flatMap((owner) => [
      ...WRITES.map((write) => write(owner)),
      deleteOwner(db, owner.id),
      ...WRITES.map((write) => write(owner)),
      deleteOwner(db, owner.id),
    ]),
  )
  expect(await audit(db)).toEqual([])
})

test('a deletion that waits in a circle with others begins again', async () => {
  const { db } = database
  const user = await addUser(db)
  await createBatch(db, user, newBatch(1))
  const circle = db.transaction().execute(async (tx) => {
    // The other way round than everybody: it is this one or the deletion that must give way.
    await sql`set local deadlock_timeout = '10s'`.execute(tx)
    await sql`select from owners where id = ${user.id} for update`.execute(tx)
    const deleting = deleteOwnerData(db, user.id)
    await sql`select pg_sleep(0.3)`.execute(tx)
    await sql`select from jobs where owner_id = ${user.id} for update`.execute(tx)
    return { deleting }
  })
  const { deleting } = await circle
  expect((await deleting).jobs).toHaveLength(1)
})

function isNotSignedIn(reason: unknown): boolean {
  return reason instanceof Error && 'code' in reason && reason.code === 'not_signed_in'
}

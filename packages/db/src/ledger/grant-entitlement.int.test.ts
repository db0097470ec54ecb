import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { adoptDevice } from '../data/adopt-device.ts'
import { createBatch } from '../jobs/batches.ts'
import { failJob } from '../jobs/jobs.ts'
import { addPayment, addUser, buy } from '../testing/accounts.ts'
import { audit, createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { freely, newBatch, newOwner } from '../testing/sample-rows.ts'
import { readEntitlements } from './entitlements.ts'
import { freezeEntitlement, grantEntitlement, type PaymentState } from './grant-entitlement.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

function freeze(paymentId: string, state: Partial<PaymentState>): Promise<unknown> {
  return database.db
    .transaction()
    .execute((tx) =>
      freezeEntitlement(tx, paymentId, { amount: 10, refunded: 0, disputed: false, ...state }),
    )
}

async function readPlan(userId: string) {
  const row = await database.db
    .selectFrom('users')
    .select('plan_id')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.plan_id
}

test('a payment that is told ten times at once is granted once', async () => {
  const { db } = database
  const user = await addUser(db)
  const paymentId = await addPayment(db, user, 'basic')
  await db.updateTable('payments').set({ payment_status: 'succeeded' }).execute()
  await Promise.all(
    Array.from({ length: 10 }, () =>
      db
        .transaction()
        .execute((tx) => grantEntitlement(tx, { paymentId, ownerId: user.id, planId: 'basic' })),
    ),
  )
  expect(await readEntitlements(db, user.id)).toEqual({ left: 5, plan: 'basic' })
  expect(await readPlan(user.id)).toBe('basic')
  expect(await audit(db)).toEqual([])
})

test('a donation buys nothing', async () => {
  const { db } = database
  const user = await addUser(db)
  await buy(db, user, 'donation-10')
  expect(await readEntitlements(db, user.id)).toEqual({ left: 0, plan: 'free' })
  expect(await readPlan(user.id)).toBe('free')
})

test.each([
  [0, 5],
  [0.01, 4],
  [2, 4],
  [2.01, 3],
  [5, 2],
  [8, 1],
  [8.01, 0],
  [10, 0],
  [12, 0],
])('%s of 10 dollars back leave %s of 5', async (refunded, left) => {
  const { db } = database
  const user = await addUser(db)
  const paymentId = await buy(db, user, 'basic')
  await freeze(paymentId, { refunded })
  await freeze(paymentId, { refunded })
  expect(await readEntitlements(db, user.id)).toMatchObject({ left })
  expect(await readPlan(user.id)).toBe(left > 0 ? 'basic' : 'free')
})

test('what is used stays used, and a job that fails after the refund gives nothing back', async () => {
  const { db } = database
  const user = await addUser(db)
  const paymentId = await buy(db, user, 'basic')
  const { jobs } = await createBatch(db, user, newBatch(3, { freeLimits: freely(user, 0) }))
  await freeze(paymentId, { refunded: 10 })
  expect(await readEntitlements(db, user.id)).toMatchObject({ left: 0 })
  await failJob(db, { id: jobs[0]?.id ?? '', attempt: 1 }, 'internal')
  expect(await readEntitlements(db, user.id)).toMatchObject({ left: 0 })
  await expect(
    createBatch(db, user, newBatch(1, { freeLimits: freely(user, 0) })),
  ).rejects.toMatchObject({ code: 'allowance_exhausted' })
})

test('Pro ends with a dispute, is back when it is won, and ends for good with the money', async () => {
  const { db } = database
  const user = await addUser(db)
  await buy(db, user, 'basic')
  const paymentId = await buy(db, user, 'pro')
  expect(await readEntitlements(db, user.id)).toMatchObject({ left: null })
  const plans = []
  for (const state of [
    { disputed: true },
    {},
    { refunded: 5 },
    { refunded: 5, disputed: true },
    { refunded: 20 },
  ]) {
    await freeze(paymentId, { amount: 20, ...state })
    plans.push(await readPlan(user.id))
  }
  expect(plans).toEqual(['basic', 'pro', 'pro', 'basic', 'basic'])
  expect(await readEntitlements(db, user.id)).toMatchObject({ left: 5 })
})

test('a refund that is told before the success counts', async () => {
  const { db } = database
  const user = await addUser(db)
  const paymentId = await addPayment(db, user, 'basic')
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('payments')
      .set({ payment_status: 'refunded', refunded: '10' })
      .where('id', '=', paymentId)
      .execute()
    await freezeEntitlement(tx, paymentId, { amount: 10, refunded: 10, disputed: false })
  })
  await database.db
    .transaction()
    .execute((tx) => grantEntitlement(tx, { paymentId, ownerId: user.id, planId: 'basic' }))
  expect(await readEntitlements(db, user.id)).toMatchObject({ left: 0 })
  expect(await readPlan(user.id)).toBe('free')
})

test('what a device bought is the user’s, also when it is told after signing in', async () => {
  const { db } = database
  const [device, user] = [newOwner(), await addUser(db)]
  await buy(db, device, 'pro')
  const late = await addPayment(db, device, 'basic')
  const [told] = await Promise.all([
    db.transaction().execute(async (tx) => {
      await tx
        .updateTable('payments')
        .set({ payment_status: 'succeeded' })
        .where('id', '=', late)
        .execute()
      await grantEntitlement(tx, { paymentId: late, ownerId: device.id, planId: 'basic' })
      return true
    }),
    adoptDevice(db, device.id, user.id),
  ])
  expect(told).toBe(true)
  const paid = await db
    .selectFrom('entitlements')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['entitlements.owner_id', 'payments.owner_id as payer', 'user_id', 'plan_id'])
    .where('entitlements.owner_id', '=', user.id)
    .execute()
  expect(paid).toHaveLength(2)
  expect(paid.every(({ payer, user_id }) => payer === user.id && user_id === user.id)).toBe(true)
  expect(await readPlan(user.id)).toBe('pro')
  expect(await audit(db)).toEqual([])
})

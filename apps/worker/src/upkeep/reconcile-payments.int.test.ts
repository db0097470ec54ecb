import { randomUUID } from 'node:crypto'
import { deleteOwner, nameOrder, placeOrder, readEntitlements, readPayment } from '@tailorbird/db'
import { audit } from '@tailorbird/db/testing'
import { startStripeServer, type StripeServer } from '@tailorbird/fakes'
import { createPayments, type Payments } from '@tailorbird/payments'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openTestParts, type TestParts } from '../testing/start-test-worker.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const HOUR_MS = 3_600_000
let parts: TestParts
let stripe: StripeServer
let payments: Payments
beforeAll(async () => {
  parts = await openTestParts(inject('postgresUrl'), inject('redisUrl'))
  stripe = await startStripeServer()
  payments = createPayments({ secretKey: stripe.secretKey, apiUrl: stripe.url })
})
afterAll(async () => {
  await parts.close()
  await stripe.close()
})
beforeEach(async () => void (await parts.db.deleteFrom('payments').execute()))

/** An order whose webhooks never arrive. */
async function order(planId = 'basic', amount = 10) {
  const { db } = parts
  const owner = { id: randomUUID(), kind: 'device' as const }
  const { id } = await placeOrder(db, owner, { planId, amount, method: 'card' })
  const { intentId } = await payments.createIntent({ id, planId, amount })
  await nameOrder(db, id, { intentId })
  return { id, intentId, ownerId: owner.id }
}

/** Lets orders and what was asked about them be so much older. */
async function pass(hours: number): Promise<void> {
  const rows = await parts.db
    .selectFrom('payments')
    .select(['id', 'created_at', 'checked_at'])
    .execute()
  for (const { id, created_at, checked_at } of rows) {
    const earlier = (date: Date) => new Date(date.getTime() - hours * HOUR_MS)
    await parts.db
      .updateTable('payments')
      // The column is set once, by the database; only time itself changes it.
      .set({
        created_at: earlier(created_at) as never,
        checked_at: checked_at && earlier(checked_at),
      })
      .where('id', '=', id)
      .execute()
  }
}

const run = () =>
  reconcilePayments(
    { ...parts, payments },
    { log: parts.log, signal: new AbortController().signal },
  )
const stateOf = async ({ ownerId, intentId }: { ownerId: string; intentId: string }) => ({
  status: (await readPayment(parts.db, ownerId, intentId))?.status,
  left: (await readEntitlements(parts.db, ownerId)).left,
})

test('a lost webhook is granted once, also by two runs at once', async () => {
  const paid = await order()
  stripe.confirm(paid.intentId)
  await run()
  expect(await stateOf(paid)).toEqual({ status: 'pending', left: 0 })
  await pass(1)
  await Promise.all([run(), run()])
  await run()
  expect(await stateOf(paid)).toEqual({ status: 'succeeded', left: 5 })
  expect(await audit(parts.db)).toEqual([])
})

test('an order of somebody who deleted all ends at once, and what is paid all the same is told', async () => {
  const [open, paid] = [await order(), await order()]
  await run()
  for (const { ownerId } of [open, paid]) {
    expect(await deleteOwner(parts.db, ownerId)).toMatchObject({ hasOpenOrders: true })
  }
  stripe.confirm(paid.intentId)
  await run()
  expect(stripe.intents.get(open.intentId)?.status).toBe('canceled')
  const rows = await parts.db.selectFrom('payments').select(['id', 'payment_status']).execute()
  expect(new Map(rows.map((row) => [row.id, row.payment_status]))).toEqual(
    new Map([
      [open.id, 'canceled'],
      [paid.id, 'succeeded'],
    ]),
  )
  const told = parts.logLines.filter((line) => line.includes('refund it by hand'))
  expect(told).toEqual([expect.stringContaining(paid.id)])
})

test('a missed refund and a missed dispute take back what is unused', async () => {
  const [refunded, disputed] = [await order(), await order()]
  for (const { intentId } of [refunded, disputed]) stripe.confirm(intentId)
  await pass(1)
  await run()
  stripe.refund(refunded.intentId)
  const { id } = stripe.dispute(disputed.intentId)
  await run()
  expect(await stateOf(refunded)).toEqual({ status: 'succeeded', left: 5 })
  await pass(25)
  await run()
  expect(await stateOf(refunded)).toEqual({ status: 'refunded', left: 0 })
  expect(await stateOf(disputed)).toEqual({ status: 'disputed', left: 0 })
  stripe.closeDispute(id, 'won')
  await pass(25)
  await run()
  expect(await stateOf(disputed)).toEqual({ status: 'succeeded', left: 5 })
  expect(await audit(parts.db)).toEqual([])
})

test('an order that nobody pays ends after a day, also at the provider; a bank may take longer', async () => {
  const [left, declined, banked] = [await order(), await order(), await order()]
  expect(() => stripe.confirm(declined.intentId, 'pm_card_visa_chargeDeclined')).toThrow('declined')
  stripe.confirm(banked.intentId, 'pm_usBankAccount')
  await pass(1)
  await run()
  expect(await stateOf(left)).toMatchObject({ status: 'pending' })
  expect(await stateOf(declined)).toMatchObject({ status: 'failed' })
  await pass(24)
  await run()
  expect(await stateOf(left)).toMatchObject({ status: 'canceled' })
  expect(await stateOf(declined)).toMatchObject({ status: 'canceled' })
  expect(stripe.intents.get(left.intentId)?.status).toBe('canceled')
  expect(await stateOf(banked)).toMatchObject({ status: 'processing' })
  stripe.settle(banked.intentId, 'succeeded')
  await run()
  await pass(1)
  await run()
  expect(await stateOf(banked)).toEqual({ status: 'succeeded', left: 5 })
})

test('an order that the provider has never heard of ends, too', async () => {
  const { db } = parts
  const owner = { id: randomUUID(), kind: 'device' as const }
  const never = await placeOrder(db, owner, { planId: 'pro', amount: 20, method: 'card' })
  const lost = await placeOrder(db, owner, { planId: 'basic', amount: 10, method: 'card' })
  await nameOrder(db, lost.id, { intentId: 'pi_of_another_account' })
  await pass(25)
  await run()
  const rows = await db.selectFrom('payments').select(['id', 'payment_status']).execute()
  expect(rows).toHaveLength(2)
  for (const { payment_status } of rows) expect(payment_status).toBe('canceled')
  expect(rows.map(({ id }) => id)).toContain(never.id)
})

test('a donation on the provider’s page is found by its session', async () => {
  const { db } = parts
  const owner = { id: randomUUID(), kind: 'device' as const }
  const donation = { planId: 'donation-25', amount: 25 }
  const { id } = await placeOrder(db, owner, { ...donation, method: 'checkout' })
  const urls = { success: 'http://localhost/', cancel: 'http://localhost/' }
  const { sessionId } = await payments.createDonationCheckout({ id, ...donation }, urls)
  await nameOrder(db, id, { sessionId })
  stripe.paySession(sessionId)
  await pass(1)
  await run()
  expect(await readPayment(db, owner.id, sessionId)).toMatchObject({ status: 'succeeded' })
})

test('a provider that is away ends the run, which is tried again; one bad order does not', async () => {
  const orders = [await order(), await order(), await order(), await order()]
  for (const { intentId } of orders) stripe.confirm(intentId)
  await pass(1)
  // Each call is tried three times.
  stripe.script(...Array.from({ length: 9 }, () => 'server-error' as const))
  await expect(run()).rejects.toMatchObject({ code: 'payment_provider_unavailable' })
  await run()
  await pass(1)
  stripe.script('rate-limit')
  await run()
  const states = await Promise.all(orders.map(stateOf))
  expect(states.filter(({ status }) => status === 'succeeded').length).toBeGreaterThanOrEqual(3)
  await pass(1)
  await run()
  for (const one of orders) expect(await stateOf(one)).toEqual({ status: 'succeeded', left: 5 })
})

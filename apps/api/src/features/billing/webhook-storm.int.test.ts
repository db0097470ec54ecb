import { randomUUID } from 'node:crypto'
import { nameOrder, placeOrder, readEntitlements, readPayment } from '@tailorbird/db'
import { audit } from '@tailorbird/db/testing'
import type { StripeServer } from '@tailorbird/fakes'
import { createPayments } from '@tailorbird/payments'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

const WEBHOOKS = 1000
const AT_ONCE = 20
let shop: TestShop
beforeAll(async () => {
  // Each event is a second later, so that their order is told by their dates.
  let second = Math.floor(Date.now() / 1000) - WEBHOOKS
  shop = await startTestShop(
    { postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') },
    { clock: () => ++second },
  )
  shop.stripe.webhooks.hold()
})
afterAll(() => shop.close())

interface Fate {
  live: (stripe: StripeServer, id: string) => unknown
  status: string
  refunded?: number
  /** Generations left of the five that were bought. */
  left: number
}
const decline = (stripe: StripeServer, id: string) => {
  expect(() => stripe.confirm(id, 'pm_card_visa_chargeDeclined')).toThrow('declined')
}
const dispute = (stripe: StripeServer, id: string, end?: 'won' | 'lost') => {
  stripe.confirm(id)
  const opened = stripe.dispute(id)
  if (end) stripe.closeDispute(opened.id, end)
}

/** What becomes of payments, and what has to be known of them in the end. */
const FATES: Record<string, Fate> = {
  'never paid': { live: () => undefined, status: 'pending', left: 0 },
  paid: { live: (stripe, id) => stripe.confirm(id), status: 'succeeded', left: 5 },
  declined: { live: decline, status: 'failed', left: 0 },
  'declined, then paid': {
    live: (stripe, id) => {
      decline(stripe, id)
      stripe.confirm(id)
    },
    status: 'succeeded',
    left: 5,
  },
  'at the bank': {
    live: (stripe, id) => stripe.confirm(id, 'pm_usBankAccount'),
    status: 'processing',
    left: 0,
  },
  'paid by the bank': {
    live: (stripe, id) => {
      stripe.confirm(id, 'pm_usBankAccount')
      stripe.settle(id, 'succeeded')
    },
    status: 'succeeded',
    left: 5,
  },
  'refused by the bank': {
    live: (stripe, id) => {
      stripe.confirm(id, 'pm_usBankAccount')
      stripe.settle(id, 'failed')
    },
    status: 'failed',
    left: 0,
  },
  cancelled: {
    live: (stripe, id) => openPayments(stripe).cancelIntent(id),
    status: 'canceled',
    left: 0,
  },
  'refunded in part': {
    live: (stripe, id) => {
      stripe.confirm(id)
      stripe.refund(id, 100)
      stripe.refund(id, 300)
    },
    status: 'succeeded',
    refunded: 4,
    left: 3,
  },
  refunded: {
    live: (stripe, id) => {
      stripe.confirm(id)
      stripe.refund(id, 400)
      stripe.refund(id)
    },
    status: 'refunded',
    refunded: 10,
    left: 0,
  },
  disputed: { live: dispute, status: 'disputed', left: 0 },
  'disputed and won': {
    live: (stripe, id) => dispute(stripe, id, 'won'),
    status: 'succeeded',
    left: 5,
  },
  'disputed and lost': {
    live: (stripe, id) => dispute(stripe, id, 'lost'),
    status: 'refunded',
    refunded: 10,
    left: 0,
  },
}

function openPayments({ secretKey, url }: StripeServer) {
  return createPayments({ secretKey, apiUrl: url })
}

/** The same numbers in each run. */
function createDice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

function shuffle(list: unknown[], roll: (sides: number) => number): void {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = roll(last + 1)
    ;[list[last], list[other]] = [list[other], list[last]]
  }
}

test('1,000 webhooks, shuffled, doubled, replayed late, forged: every payment ends as it should', async () => {
  const { api, stripe } = shop
  const payments = openPayments(stripe)
  const bought: { fate: string; ownerId: string; intentId: string }[] = []
  for (const fate of Object.keys(FATES).flatMap((name) => Array.from({ length: 7 }, () => name))) {
    const owner = { id: randomUUID(), kind: 'device' as const }
    const order = await placeOrder(api.db, owner, { planId: 'basic', amount: 10, method: 'card' })
    const { intentId } = await payments.createIntent(order)
    await nameOrder(api.db, order.id, { intentId })
    await FATES[fate]?.live(stripe, intentId)
    bought.push({ fate, ownerId: owner.id, intentId })
  }

  const roll = createDice(20_261_122)
  const events = stripe.webhooks.drop()
  const any = () => events[roll(events.length)] as (typeof events)[number]
  const good = () => ({ event: any(), sending: {}, isForged: false })
  const old = Math.floor(Date.now() / 1000) - 360
  const bad = [
    () => ({ event: any(), sending: { signedAt: old }, isForged: true }),
    () => ({ event: any(), sending: { secret: 'whsec_of_another' }, isForged: true }),
    () => {
      const event = any()
      return { event, sending: { body: JSON.stringify(event) }, isForged: true }
    },
    () => {
      const body = JSON.stringify(any(), null, 2).replaceAll('"failed"', '"succeeded"')
      return { event: any(), sending: { body: `${body} ` }, isForged: true }
    },
  ]
  const queue = [
    ...events.map((event) => ({ event, sending: {}, isForged: false })),
    ...Array.from({ length: WEBHOOKS - events.length }, () =>
      roll(2) === 0 ? good() : (bad[roll(bad.length)]?.() ?? good()),
    ),
  ]
  expect(queue).toHaveLength(WEBHOOKS)
  shuffle(queue, roll)

  const answers = new Map<string, number>()
  const start = performance.now()
  const send = async (): Promise<void> => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const status = await stripe.webhooks.deliver(next.event, next.sending)
      const told = next.isForged ? `forged: ${status}` : `${status}`
      answers.set(told, (answers.get(told) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send))
  const tookMs = performance.now() - start
  process.stdout.write(`${WEBHOOKS} webhooks in ${Math.round(tookMs)} ms\n`)
  expect([...answers.keys()].toSorted()).toEqual(['200', 'forged: 400', 'forged: 429'])

  const ends: object[] = []
  const expected: object[] = []
  for (const { fate, ownerId, intentId } of bought) {
    const payment = await readPayment(api.db, ownerId, intentId)
    const { left } = await readEntitlements(api.db, ownerId)
    ends.push({ fate, status: payment?.status, refunded: payment?.refunded, left })
    const { status, refunded = 0, left: due } = FATES[fate] as Fate
    expected.push({ fate, status, refunded, left: due })
  }
  expect(ends).toEqual(expected)
  expect(await audit(api.db)).toEqual([])
}, 120_000)

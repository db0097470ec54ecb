import { ATTEMPT_STATES, DISPUTE_STATES, type PaymentFacts } from '@tailorbird/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeFacts, mergeFacts } from './payment-facts.ts'

const at = fc.integer({ min: 0, max: 5 })
const facts: fc.Arbitrary<PaymentFacts> = fc.record(
  {
    paid: fc.constant(true as const),
    refunded: fc.integer({ min: 0, max: 1000 }),
    attempt: fc.record({ state: fc.constantFrom(...ATTEMPT_STATES), at }),
    disputes: fc.dictionary(
      fc.constantFrom('du_1', 'du_2'),
      fc.record({ state: fc.constantFrom(...DISPUTE_STATES), at }),
    ),
  },
  { requiredKeys: [] },
)
const merge = (all: PaymentFacts[]) => all.reduce(mergeFacts, {})

test('in any order, and told twice, facts come to the same', () => {
  const told = fc
    .array(facts, { maxLength: 8 })
    .chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 }),
      ),
    )
  fc.assert(
    fc.property(told, ([all, shuffledTwice]) => {
      expect(merge(shuffledTwice)).toEqual(merge(all))
    }),
    { numRuns: 1000 },
  )
})

test('in whatever groups facts are put together, they come to the same', () => {
  fc.assert(
    fc.property(facts, facts, facts, (a, b, c) => {
      expect(mergeFacts(mergeFacts(a, b), c)).toEqual(mergeFacts(a, mergeFacts(b, c)))
    }),
    { numRuns: 1000 },
  )
})

test('once paid it stays paid, and no more goes back than came', () => {
  fc.assert(
    fc.property(fc.array(facts), (all) => {
      const { status, refunded } = describeFacts(merge([{ paid: true }, ...all]), 1000)
      expect(['succeeded', 'refunded', 'disputed']).toContain(status)
      expect(refunded).toBeLessThanOrEqual(1000)
    }),
  )
})

test.each<[string, PaymentFacts[], string, number]>([
  ['nothing yet', [], 'pending', 0],
  ['a refused card', [{ attempt: { state: 'failed', at: 1 } }], 'failed', 0],
  [
    'another card after it',
    [{ attempt: { state: 'processing', at: 2 } }, { attempt: { state: 'failed', at: 1 } }],
    'processing',
    0,
  ],
  [
    'cancelled for good',
    [{ attempt: { state: 'canceled', at: 1 } }, { attempt: { state: 'failed', at: 2 } }],
    'canceled',
    0,
  ],
  ['paid', [{ paid: true }, { attempt: { state: 'failed', at: 9 } }], 'succeeded', 0],
  ['a refund before the news of success', [{ refunded: 400 }, { paid: true }], 'succeeded', 400],
  ['all back', [{ paid: true }, { refunded: 1000 }, { refunded: 400 }], 'refunded', 1000],
  ['disputed', [{ paid: true }, { disputes: { du_1: { state: 'open', at: 1 } } }], 'disputed', 0],
  [
    'a dispute won, its beginning told late',
    [
      { paid: true },
      { disputes: { du_1: { state: 'won', at: 2 } } },
      { disputes: { du_1: { state: 'open', at: 1 } } },
    ],
    'succeeded',
    0,
  ],
  [
    'a dispute lost',
    [{ paid: true }, { disputes: { du_1: { state: 'lost', at: 2 } } }],
    'refunded',
    1000,
  ],
  [
    'a dispute before the news of success',
    [{ disputes: { du_1: { state: 'open', at: 1 } } }],
    'pending',
    0,
  ],
])('%s', (_name, all, status, refunded) => {
  expect(describeFacts(merge(all), 1000)).toMatchObject({ status, refunded })
})

import { CodedError } from '@tailorbird/contracts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createBatch } from '../jobs/batches.ts'
import { cancelJob } from '../jobs/change-job.ts'
import { failJob, failRendering, finishJobs, startJob } from '../jobs/jobs.ts'
import type { Owner } from '../owners/owners.ts'
import { saveTailored } from '../resumes/resumes.ts'
import { addPayment, addUser } from '../testing/accounts.ts'
import { audit, createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { freely, newBatch, sampleResult } from '../testing/sample-rows.ts'
import { readEntitlements } from './entitlements.ts'
import { readFreeLeft } from './free-counts.ts'
import { freezeEntitlement, grantEntitlement } from './grant-entitlement.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

const FREE = 2
const PRICES = { basic: 10, pro: 20 } as const

interface Purchase {
  id: string
  planId: keyof typeof PRICES
  refunded: number
  disputed: boolean
  isGranted: boolean
}

interface World {
  user: Owner
  open: string[]
  printing: { id: string; resumeId: string }[]
  purchases: Purchase[]
}

type Step = { kind: (typeof KINDS)[number]; which: number; size: number }
const KINDS = [
  'reserve',
  'reserve',
  'store',
  'finish',
  'PDF fails',
  'fail',
  'cancel',
  'pay',
  'pay',
  'grant',
  'grant',
  'refund',
  'refund',
  'dispute',
  'won',
] as const

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    which: fc.nat(20),
    size: fc.integer({ min: 1, max: 6 }),
  }),
  { minLength: 25, maxLength: 60, size: 'max' },
)

/** Takes one of a list out of it. */
function take<T>(list: T[], which: number): T | undefined {
  return list.splice(list.length > 0 ? which % list.length : 0, 1)[0]
}

async function run(world: World, { kind, which, size }: Step): Promise<void> {
  const { db } = database
  const { user, open, printing, purchases } = world
  const purchase = purchases[which % (purchases.length || 1)]
  switch (kind) {
    case 'reserve': {
      const left = (await readLeft(user)) ?? Infinity
      if ((await reserve(user, size)) !== size <= left) throw new Error(`${left} left, not so`)
      return
    }
    case 'store': {
      const job = await startJob(db, take(open, which) ?? '', 1)
      const resumeId = job && (await saveTailored(db, job, sampleResult))
      if (resumeId) printing.push({ id: job.id, resumeId })
      return
    }
    case 'finish':
      await finishJobs(db, take(printing, which)?.resumeId ?? user.id)
      return
    case 'PDF fails':
      await failRendering(
        db,
        {
          resumeId: take(printing, which)?.resumeId ?? user.id,
          template: 'classic',
          size: 'letter',
          fit: 0,
        },
        'render_failed',
      )
      return
    case 'fail':
      await failJob(db, { id: take(open, which) ?? '', attempt: 1 }, 'internal')
      return
    case 'cancel': {
      const id = take(open, which)
      if (id) await cancelJob(db, user.id, id)
      return
    }
    case 'pay': {
      const planId = size > 5 ? 'pro' : 'basic'
      const id = await addPayment(db, user, planId)
      purchases.push({ id, planId, refunded: 0, disputed: false, isGranted: false })
      return
    }
    case 'grant':
      if (purchase) await tell(user, Object.assign(purchase, { isGranted: true }))
      return
    case 'refund': {
      if (!purchase) return
      const refunded = Math.min(PRICES[purchase.planId], purchase.refunded + size * 0.7)
      await tell(user, Object.assign(purchase, { refunded }))
      return
    }
    case 'dispute':
    case 'won':
      if (purchase) await tell(user, Object.assign(purchase, { disputed: kind === 'dispute' }))
  }

  async function reserve(owner: Owner, count: number): Promise<boolean> {
    const { jobs } = await createBatch(
      db,
      owner,
      newBatch(count, { freeLimits: freely(owner, FREE) }),
    ).catch(() => ({ jobs: [] }))
    open.push(...jobs.map(({ id }) => id))
    return jobs.length > 0
  }
}

/** As the webhook does: the row first, then what follows from it. */
async function tell(user: Owner, purchase: Purchase): Promise<void> {
  const { id, planId, refunded, disputed, isGranted } = purchase
  const amount = PRICES[planId]
  const paid = refunded >= amount ? 'refunded' : 'succeeded'
  await database.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('payments')
      .set({
        refunded: String(refunded),
        payment_status: isGranted ? (disputed ? 'disputed' : paid) : 'processing',
      })
      .where('id', '=', id)
      .execute()
    if (isGranted) await grantEntitlement(tx, { paymentId: id, ownerId: user.id, planId })
    await freezeEntitlement(tx, id, { amount, refunded, disputed })
  })
}

async function readLeft(user: Owner): Promise<number | null> {
  const { left } = await readEntitlements(database.db, user.id)
  return left === null ? null : left + (await readFreeLeft(database.db, freely(user, FREE)))
}

/** What is left by the entries and the payments alone, without any counter. */
async function findLeft({ user, purchases }: World): Promise<number | null> {
  const entries = await database.db
    .selectFrom('generation_entries')
    .leftJoin('entitlements', 'entitlements.id', 'entitlement_id')
    .select(['kind', 'entitlements.payment_id'])
    .where('generation_entries.owner_id', '=', user.id)
    .execute()
  const taken = (paymentId: string | null) =>
    entries
      .filter((entry) => entry.payment_id === paymentId)
      .reduce((sum, { kind }) => sum + (kind === 'reserve' ? 1 : kind === 'settle' ? 0 : -1), 0)
  const live = purchases.filter(
    (one) => one.isGranted && !one.disputed && one.refunded < PRICES[one.planId],
  )
  if (live.some(({ planId }) => planId === 'pro')) return null
  const bought = live.map(({ id, refunded }) =>
    Math.max(0, 5 - Math.ceil(Number(((5 * refunded) / PRICES.basic).toFixed(6))) - taken(id)),
  )
  return bought.reduce((sum, left) => sum + left, Math.max(0, FREE - taken(null)))
}

/** A reserve of just so many, undone at once. */
async function canReserve(user: Owner, count: number): Promise<boolean> {
  const undo = new Error('undo')
  const batch = newBatch(count, { freeLimits: freely(user, FREE) })
  const error = await database.db
    .transaction()
    .execute(async (tx) => {
      await createBatch(tx, user, batch)
      throw undo
    })
    .catch((reason: unknown) => reason)
  if (error === undo) return true
  if (error instanceof CodedError && error.code === 'allowance_exhausted') return false
  throw error
}

test('whatever happens in whatever order: what is shown as left is what one gets, and the ledger adds up', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      const user = await addUser(database.db)
      const world: World = { user, open: [], printing: [], purchases: [] }
      for (const step of list) {
        await run(world, step)
        const left = await readLeft(user)
        expect(left).toBe(await findLeft(world))
        const most = left ?? 50
        if (most > 0 && !(await canReserve(user, most))) throw new Error(`not ${most}`)
        expect(await canReserve(user, most + 1)).toBe(left === null)
      }
      expect(await audit(database.db)).toEqual([])
    }),
    { numRuns: 8 },
  )
}, 60_000)

import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import {
  addModelSlots,
  drawModelCall,
  keepModelSlot,
  returnModelTokens,
  takeModelSlot,
} from './model-pace.ts'

let database: TestDatabase
beforeEach(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterEach(() => database.close())

/** So much time passes at once. */
const pass = (seconds: number) =>
  sql`update model_pace set filled_at = filled_at - make_interval(secs => ${seconds})`.execute(
    database.db,
  )

test('of many that want a slot at once each gets another, and no more than there are', async () => {
  const { db } = database
  await Promise.all([1, 2, 3].map(() => addModelSlots(db, 5)))
  const wanted = await Promise.all(
    Array.from({ length: 20 }, () => takeModelSlot(db, 5, randomUUID(), 60)),
  )
  const taken = wanted.filter((slot) => slot !== undefined)
  expect(taken.map(({ slot }) => slot).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4])
  const [one] = taken
  if (!one) throw new Error('none taken')
  await keepModelSlot(db, { ...one, holder: randomUUID() }, 0)
  expect(await takeModelSlot(db, 5, randomUUID(), 60)).toBeUndefined()
  await keepModelSlot(db, one, 0)
  expect(await takeModelSlot(db, 5, randomUUID(), 0.01)).toMatchObject({ slot: one.slot })
  // Its holder fell silent.
  await delay(50)
  expect(await takeModelSlot(db, 5, randomUUID(), 60)).toMatchObject({ slot: one.slot })
})

test('no minute has more requests than allowed, however they come', async () => {
  const { db } = database
  const rates = { requests: 30, tokens: Infinity }
  await pass(600)
  const draw = async () => (await drawModelCall(db, rates, 1000)) === 0
  const many = async () =>
    (await Promise.all(Array.from({ length: 20 }, draw))).filter(Boolean).length
  let drawn = await many()
  expect(drawn).toBe(3)
  for (let second = 0; second < 60; second += 10) {
    await pass(10)
    drawn += await many()
  }
  expect(drawn).toBeGreaterThan(20)
  expect(drawn).toBeLessThanOrEqual(30)
  const wait = await drawModelCall(db, rates, 1000)
  expect(wait).toBeGreaterThan(50)
  expect(wait).toBeLessThan(3000)
})

test('tokens count too: a large call waits for a full bucket and leaves a debt, and what it did not use comes back', async () => {
  const { db } = database
  const rates = { requests: Infinity, tokens: 10_000 }
  await pass(600)
  expect(await drawModelCall(db, rates, 4000)).toBe(0)
  expect(await drawModelCall(db, rates, 10)).toBeGreaterThan(15_000)
  await returnModelTokens(db, 3900)
  expect(await drawModelCall(db, rates, 10)).toBe(0)
})

import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { takeLease } from './lease.ts'
import { createTestDatabase, type TestDatabase } from './testing/index.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

test('of several that want a lease one gets and keeps it, until it falls silent', async () => {
  const { db } = database
  const holders = Array.from({ length: 5 }, () => randomUUID())
  const take = (holder: string, seconds: number) => takeLease(db, 'test', holder, seconds)
  const first = await Promise.all(holders.map((holder) => take(holder, 60)))
  expect(first.filter(Boolean)).toHaveLength(1)
  const leader = holders[first.indexOf(true)] ?? ''
  const other = holders[(first.indexOf(true) + 1) % 5] ?? ''
  expect(await take(other, 60)).toBe(false)
  expect(await take(leader, 0.01)).toBe(true)
  await delay(50)
  expect(await take(other, 60)).toBe(true)
  expect(await take(leader, 60)).toBe(false)
})

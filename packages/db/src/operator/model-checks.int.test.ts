import { sql } from 'kysely'
import type { ModelFinding } from '@tailorbird/contracts'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import {
  addModelFinding,
  endModelCheck,
  handBackModelCheck,
  keepModelCheck,
  readModelCheck,
  startModelCheck,
  takeModelCheck,
} from './model-checks.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
beforeEach(() => database.db.deleteFrom('model_checks').execute())
afterAll(() => database.close())

const FINDING: ModelFinding = {
  test: 'model',
  model: 'needle-1',
  state: 'good',
  says: 'It is there.',
}

async function take() {
  const taken = await takeModelCheck(database.db)
  if (!taken) throw new Error('nothing to take')
  return taken
}
/** As if whoever has it had been silent for so long. */
const waitSeconds = (seconds: number) =>
  sql`update model_checks set seen_at = seen_at - make_interval(secs => ${seconds}),
    created_at = created_at - make_interval(secs => ${seconds})`.execute(database.db)

test('however often it is pressed, one check is under way, and one worker has it', async () => {
  const { db } = database
  expect(await readModelCheck(db)).toBeNull()
  const pressed = await Promise.all(Array.from({ length: 8 }, () => startModelCheck(db)))
  expect(new Set(pressed.map((check) => check?.id)).size).toBe(1)
  const taken = await Promise.all(Array.from({ length: 8 }, () => takeModelCheck(db)))
  expect(taken.filter(Boolean)).toHaveLength(1)
  expect((await startModelCheck(db))?.id).toBe(pressed[0]?.id)
})

test('what it finds is there as it is found, and the next check takes its place', async () => {
  const { db } = database
  const first = await startModelCheck(db)
  expect(first).toMatchObject({ state: 'waiting', works: null, findings: [], endedAt: null })
  const taken = await take()
  await addModelFinding(db, taken, FINDING)
  expect(await readModelCheck(db)).toMatchObject({ state: 'running', findings: [FINDING] })
  await addModelFinding(db, taken, { ...FINDING, test: 'speed', figure: '2.0 s' })
  await endModelCheck(db, taken, true)
  expect(await readModelCheck(db)).toMatchObject({
    id: first?.id,
    state: 'done',
    works: true,
    isStuck: false,
    findings: [FINDING, { test: 'speed', figure: '2.0 s' }],
    endedAt: expect.any(String) as string,
  })
  expect(await takeModelCheck(db)).toBeUndefined()
  const second = await startModelCheck(db)
  expect(second).toMatchObject({ state: 'waiting', findings: [] })
  expect(second?.id).not.toBe(first?.id)
  expect(await db.selectFrom('model_checks').select('id').execute()).toEqual([{ id: second?.id }])
})

test('a check whose worker is silent is taken anew, and that worker can write no more', async () => {
  const { db } = database
  await startModelCheck(db)
  const dead = await take()
  await addModelFinding(db, dead, FINDING)
  await waitSeconds(50)
  expect(await keepModelCheck(db, dead)).toBe(true)
  await waitSeconds(50)
  expect(await takeModelCheck(db)).toBeUndefined()
  expect(await readModelCheck(db)).toMatchObject({ isStuck: false })
  await waitSeconds(20)
  expect(await readModelCheck(db)).toMatchObject({ isStuck: true })
  const next = await take()
  expect(await readModelCheck(db)).toMatchObject({ state: 'running', isStuck: false, findings: [] })
  expect(await keepModelCheck(db, dead)).toBe(false)
  await addModelFinding(db, dead, FINDING)
  await endModelCheck(db, dead, false)
  await handBackModelCheck(db, dead)
  expect(await readModelCheck(db)).toMatchObject({ state: 'running', works: null, findings: [] })
  await endModelCheck(db, next, true)
  expect(await readModelCheck(db)).toMatchObject({ state: 'done', works: true })
})

test('what nobody takes is stuck, and still the one that is under way', async () => {
  const { db } = database
  const check = await startModelCheck(db)
  expect(check?.isStuck).toBe(false)
  await waitSeconds(20)
  expect(await startModelCheck(db)).toMatchObject({ id: check?.id, isStuck: true })
})

test('what is handed back begins anew, and what stops its workers again and again has failed', async () => {
  const { db } = database
  await startModelCheck(db)
  const first = await take()
  await addModelFinding(db, first, FINDING)
  await handBackModelCheck(db, first)
  expect(await readModelCheck(db)).toMatchObject({ state: 'waiting', findings: [] })
  for (let time = 2; time <= 3; time += 1) {
    await take()
    await waitSeconds(70)
  }
  expect(await takeModelCheck(db)).toBeUndefined()
  expect(await readModelCheck(db)).toMatchObject({ state: 'failed', works: null, isStuck: false })
  expect(await startModelCheck(db)).toMatchObject({ state: 'waiting' })
})

import { claimLane, countOpenStarts, readAllowance, readJob, startJob } from '@tailorbird/db'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { contextFor, openTestParts, type TestParts } from '../testing/start-test-worker.ts'
import { createGate, type Gate } from './gate.ts'
import { runApart } from './run-apart.ts'

let parts: TestParts
beforeAll(async () => (parts = await openTestParts(inject('postgresUrl'), inject('redisUrl'))))
afterAll(() => parts.close())

async function dispatchOne() {
  const { owner, ids } = await parts.accept(1)
  const id = ids[0] ?? ''
  await claimLane(parts.db, { ownerId: owner.id, mode: 'batch' }, { shared: 1, alone: 1 })
  return { owner, id }
}

test('a job whose worker died runs alone; after the fourth death it is given up and its generation is back', async () => {
  const { owner, id } = await dispatchOne()
  const gate = createGate()
  const leave = await gate.enter(false, new AbortController().signal)
  for (let deaths = 0; deaths < 4; deaths += 1) {
    expect(await countOpenStarts(parts.db, { id, attempt: 1 })).toBe(deaths)
    // Begun, and nobody ever heard of it again.
    await startJob(parts.db, id, 1)
  }
  let ran = false
  await runApart(parts, gate, contextFor(parts, id), () => Promise.resolve(void (ran = true)))
  expect(ran).toBe(false)
  expect(await readJob(parts.db, owner.id, id)).toMatchObject({
    status: 'error',
    error: { code: 'worker_crashed' },
  })
  expect(await readAllowance(parts.db, owner.id)).toMatchObject({ used: 0, reserved: 0 })
  leave()
})

test('one death makes it wait until the others have ended', async () => {
  const { id } = await dispatchOne()
  await startJob(parts.db, id, 1)
  const gate = createGate()
  const leave = await gate.enter(false, new AbortController().signal)
  const seen: string[] = []
  const waits = Promise.withResolvers<void>()
  const watched: Gate = {
    enter: (alone, signal) => {
      const entered = gate.enter(alone, signal)
      if (alone) waits.resolve()
      return entered
    },
  }
  const run = runApart(parts, watched, contextFor(parts, id), () => {
    seen.push('suspect')
    return Promise.resolve()
  })
  await waits.promise
  seen.push('innocent ends')
  leave()
  await run
  expect(seen).toEqual(['innocent ends', 'suspect'])
})

test('a failure that its worker survived is no reason for suspicion', async () => {
  const { id } = await dispatchOne()
  const fails = runApart(parts, createGate(), contextFor(parts, id), async () => {
    expect(await countOpenStarts(parts.db, { id, attempt: 1 })).toBe(1)
    throw new Error('away')
  })
  await expect(fails).rejects.toThrow('away')
  expect(await countOpenStarts(parts.db, { id, attempt: 1 })).toBe(0)
})

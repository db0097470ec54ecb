import { createDb } from '@tailorbird/db'
import { createTestDatabase, type TestDatabase } from '@tailorbird/db/testing'
import { startModelServer } from '@tailorbird/fakes'
import { createEngine } from '@tailorbird/llm'
import { buildPostingPrompt } from '@tailorbird/tailoring'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openSharedPace, type ModelLimits } from './shared-pace.ts'

const log = { warn: () => undefined }
const none: ModelLimits = { atOnce: undefined, requests: undefined, tokens: undefined }
const prompt = buildPostingPrompt('Head Gardener\n\nRequirements\n- Pruning')
let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

/** An engine as another process would have it, with connections of its own. */
async function openEngine(baseUrl: string, limits: ModelLimits) {
  const db = createDb({ url: database.url, max: 4, onError: () => undefined })
  const pace = await openSharedPace(db, limits, 60_000, log)
  const engine = createEngine({ baseUrl, model: 'm', pace })
  return { engine, close: () => db.destroy() }
}

test('a service that allows 3 at once never has to refuse, whoever asks', async () => {
  const server = await startModelServer({ atOnce: 3, latencyMs: 30 })
  const ask = async (limits: ModelLimits) => {
    const engines = await Promise.all([1, 2].map(() => openEngine(server.url, limits)))
    const asked = engines.flatMap(({ engine }) =>
      Array.from({ length: 10 }, () => engine.ask(prompt, new AbortController().signal)),
    )
    const settled = await Promise.allSettled(asked)
    await Promise.all(engines.map(({ close }) => close()))
    return settled.filter(({ status }) => status === 'rejected').length
  }
  expect(await ask(none)).toBeGreaterThan(0)
  expect(await ask({ ...none, atOnce: 3 })).toBe(0)
  await server.close()
})

test('who is told to stop while it waits for a turn stops, and holds no place', async () => {
  const server = await startModelServer()
  const limits = { ...none, atOnce: 1, requests: 1 }
  const { engine, close } = await openEngine(server.url, limits)
  const stop = new AbortController()
  const first = engine.ask(prompt, stop.signal)
  const second = engine.ask(prompt, stop.signal)
  setTimeout(() => stop.abort(new Error('stopped')), 300)
  await expect(Promise.all([first, second])).rejects.toThrow('stopped')
  await Promise.allSettled([first, second])
  const slots = await database.db.selectFrom('model_slots').selectAll().execute()
  expect(slots.filter(({ ends_at }) => ends_at.getTime() > Date.now() + 1000)).toEqual([])
  await close()
  await server.close()
})

test('without limits there is nothing to keep', async () => {
  expect(await openSharedPace(database.db, none, 60_000, log)).toBeUndefined()
})

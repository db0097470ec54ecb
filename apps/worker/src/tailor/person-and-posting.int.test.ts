import { addOwnText, readJob, readResume } from '@tailorbird/db'
import { startModelServer, type ModelServer } from '@tailorbird/fakes'
import { createEngine } from '@tailorbird/llm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  contextFor,
  openTestParts,
  POSTING,
  RESUME,
  type TestParts,
  startAndTailor,
} from '../testing/start-test-worker.ts'

let parts: TestParts
let model: ModelServer
beforeAll(async () => {
  parts = await openTestParts(inject('postgresUrl'), inject('redisUrl'))
  model = await startModelServer()
})
afterAll(async () => {
  await model.close()
  await parts.close()
})

const run = (engine: ReturnType<typeof createEngine>, jobId: string) =>
  startAndTailor(parts, engine, contextFor(parts, jobId))
const read = async (ownerId: string, jobId: string) => {
  const job = await readJob(parts.db, ownerId, jobId)
  return readResume(parts.db, ownerId, job?.resumeId ?? '')
}

const same = { originalContent: RESUME, jobDescription: POSTING }

test('a confirmed skill is written where the posting asks for it, and for its owner alone', async () => {
  const offline = createEngine({ model: 'none' })
  const one = await parts.accept(1)
  const other = await parts.accept(1)
  await addOwnText(parts.db, one.owner, { kind: 'skill', text: 'Grafting' })
  await addOwnText(parts.db, one.owner, { kind: 'skill', text: 'Bookkeeping' })
  for (const { ids } of [one, other]) await run(offline, ids[0] ?? '')

  const confirmed = await read(one.owner.id, one.ids[0] ?? '')
  expect(confirmed?.tailoredContent).toContain('Grafting')
  expect(confirmed?.tailoredContent).not.toContain('Bookkeeping')
  expect(confirmed?.changes.find(({ after }) => after === 'Grafting')).toMatchObject({
    kind: 'skill',
    before: '',
    sources: ['You said that you have this skill.'],
  })
  const plain = await read(other.owner.id, other.ids[0] ?? '')
  expect(plain?.tailoredContent).not.toContain('Grafting')
  expect(plain?.analysisResults.keywordsMissing).toContain('Grafting')
})

test('a model reads a posting once, for everybody who pastes it, and the score stays ours', async () => {
  const ours = createEngine({ baseUrl: model.url, model: 'needle-1' })
  const reading = createEngine({ baseUrl: model.url, model: 'needle-1', readPostings: true })
  const [first, second, third] = [
    await parts.accept(1, 'batch', same),
    await parts.accept(1, 'batch', same),
    await parts.accept(1, 'batch', same),
  ]
  await run(ours, first.ids[0] ?? '')
  const plain = model.requests.length
  await run(reading, second.ids[0] ?? '')
  expect(model.requests.length - plain).toBe(plain + 1)
  await run(reading, third.ids[0] ?? '')
  expect(model.requests.length - plain).toBe(2 * plain + 1)

  const scores = await Promise.all(
    [first, second, third].map(({ owner, ids }) => read(owner.id, ids[0] ?? '')),
  )
  const [own, ...others] = scores.map((resume) => resume?.analysisResults.requirements)
  expect(own?.length).toBeGreaterThan(2)
  for (const requirements of others) expect(requirements).toEqual(own)
})

test("a model that can't read the posting costs the job nothing but the try", async () => {
  const reading = createEngine({ baseUrl: model.url, model: 'needle-1', readPostings: true })
  await parts.db.deleteFrom('posting_readings').execute()
  const { owner, ids } = await parts.accept(1)
  model.script({ kind: 'status', status: 503 })
  await run(reading, ids[0] ?? '')
  expect(await read(owner.id, ids[0] ?? '')).toBeDefined()
  const said = (msg: string) =>
    parts.logLines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => line['msg'] === msg)
  expect(said('posting not read by the model')).toMatchObject([
    { ownerId: owner.id, code: 'model_unavailable', ms: expect.any(Number) },
  ])
  expect(said('tailored').at(-1)).toMatchObject({ ownerId: owner.id })
})

import { readModelCheck, startModelCheck } from '@tailorbird/db'
import { startModelServer, type ModelServer, type ModelServerOptions } from '@tailorbird/fakes'
import type { OpenAiConfig } from '@tailorbird/llm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openTestParts, type TestParts } from '../testing/start-test-worker.ts'
import { runWaitingCheck } from './run-waiting-check.ts'

const API_KEY = 'sk-thimble-and-needle'
const never = new AbortController().signal

let parts: TestParts
let model: ModelServer
beforeAll(async () => (parts = await openTestParts(inject('postgresUrl'), inject('redisUrl'))))
beforeEach(async () => {
  parts.logLines.length = 0
  await parts.db.deleteFrom('model_checks').execute()
})
afterEach(() => model?.close())
afterAll(() => parts.close())

async function startModel(options: ModelServerOptions = {}): Promise<OpenAiConfig> {
  model = await startModelServer({ apiKey: API_KEY, ...options })
  return { baseUrl: model.url, apiKey: API_KEY, model: 'needle-1', timeoutMs: 5000 }
}
const read = () => readModelCheck(parts.db)
const waitFor = async (isThere: () => Promise<boolean>) => {
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 20))
}

test('one of several workers does what the operator asked for, and what it found is stored', async () => {
  const config = await startModel()
  const check = () => runWaitingCheck(parts, config, never)
  await check()
  expect(model.requests).toEqual([])

  await startModelCheck(parts.db)
  await Promise.all([check(), check(), check()])
  const { state, works, findings, endedAt } = (await read()) ?? {}
  expect({ state, works }).toEqual({ state: 'done', works: true })
  expect(endedAt).not.toBeNull()
  expect(findings?.map(({ test: name, state: held }) => `${name} ${held}`)).toEqual([
    'connection good',
    'model note',
    'context good',
    'schema good',
    'speed good',
    'tailoring good',
  ])
  expect(model.requests.filter(({ method }) => method === 'GET')).toHaveLength(1)
  expect(parts.logLines.join('')).toContain('"works":true')
})

test('a key that does not fit: what to change is said, and the key is nowhere', async () => {
  const config = await startModel()
  await startModelCheck(parts.db)
  await runWaitingCheck(parts, { ...config, apiKey: 'sk-another-key' }, never)
  expect(await read()).toMatchObject({
    state: 'done',
    works: false,
    findings: [
      {
        test: 'connection',
        state: 'bad',
        change: expect.stringContaining('Check OPENAI_API_KEY') as string,
      },
    ],
  })
  const rows = await parts.db.selectFrom('model_checks').selectAll().execute()
  expect(JSON.stringify(rows) + parts.logLines.join('')).not.toMatch(/sk-another|sk-thimble/)
})

test('without an AI service the offline engine is tried', async () => {
  await startModelCheck(parts.db)
  await runWaitingCheck(parts, { model: 'none' }, never)
  expect(await read()).toMatchObject({
    state: 'done',
    works: true,
    findings: [
      { test: 'offline', state: 'note' },
      { test: 'tailoring', state: 'good' },
    ],
  })
})

test('a worker that is stopped in the middle hands it back, and another begins anew', async () => {
  const config = await startModel()
  await startModelCheck(parts.db)
  model.script({ kind: 'hang' })
  const stopping = new AbortController()
  const running = runWaitingCheck(parts, config, stopping.signal)
  await waitFor(async () => (await read())?.findings.length === 2)
  stopping.abort()
  await running
  expect(await read()).toMatchObject({ state: 'waiting', works: null, findings: [] })
  await runWaitingCheck(parts, config, stopping.signal)
  expect(await read()).toMatchObject({ state: 'waiting' })
  await runWaitingCheck(parts, config, never)
  expect(await read()).toMatchObject({ state: 'done', works: true })
  expect((await read())?.findings).toHaveLength(6)
})

test('a worker that was taken for dead spoils nothing', async () => {
  const config = await startModel({ latencyMs: 100 })
  await startModelCheck(parts.db)
  model.script({ kind: 'hang' })
  const dead = runWaitingCheck(parts, { ...config, timeoutMs: 1000 }, never)
  await waitFor(async () => (await read())?.findings.length === 2)
  const longAgo = new Date(Date.now() - 70_000)
  await parts.db.updateTable('model_checks').set({ seen_at: longAgo }).execute()
  await runWaitingCheck(parts, config, never)
  await dead
  expect(await read()).toMatchObject({ state: 'done', works: true })
  expect((await read())?.findings.map(({ state }) => state)).not.toContain('bad')
})

test('what nobody thought of ends it, and nothing of it is told', async () => {
  const config = await startModel()
  await startModelCheck(parts.db)
  const texts = { ...parts.texts, run: () => Promise.reject(new Error('no thread')) }
  await runWaitingCheck({ ...parts, texts }, config, never)
  const { state, works } = (await read()) ?? {}
  expect({ state, works }).toEqual({ state: 'failed', works: null })
  expect(parts.logLines.join('')).toContain('check of the AI service failed')
})

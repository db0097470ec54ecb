import { readAllowance, readJob, readResume } from '@tailorbird/db'
import { startModelServer, type ModelServer } from '@tailorbird/fakes'
import { createEngine, type Engine } from '@tailorbird/llm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  contextFor,
  openTestParts,
  RESUME,
  type TestParts,
  startAndTailor,
} from '../testing/start-test-worker.ts'

let parts: TestParts
let model: ModelServer
let engines: Record<'offline' | 'openai', Engine>
beforeAll(async () => {
  parts = await openTestParts(inject('postgresUrl'), inject('redisUrl'))
  model = await startModelServer()
  engines = {
    offline: createEngine({ model: 'none' }),
    openai: createEngine({ baseUrl: model.url, model: 'needle-1', timeoutMs: 2000 }),
  }
})
afterAll(async () => {
  await model.close()
  await parts.close()
})

test.each(['offline', 'openai'] as const)(
  'the %s engine takes a job to 70 and on to rendering',
  async (name) => {
    const { owner, ids } = await parts.accept(1)
    const id = ids[0] ?? ''
    await startAndTailor(parts, engines[name], contextFor(parts, id))
    const job = await readJob(parts.db, owner.id, id)
    expect(job).toMatchObject({ status: 'processing', progress: 70 })
    const resume = await readResume(parts.db, owner.id, job?.resumeId ?? '')
    expect(resume).toMatchObject({ jobTitle: 'Head Gardener', analysisResults: { engine: name } })
    expect(resume?.tailoredContent).toContain('Orchard House')
    expect(await readAllowance(parts.db, owner.id)).toMatchObject({ used: 1, reserved: 0 })
    const pdf = {
      resumeId: resume?.id ?? '',
      template: 'classic',
      size: 'letter',
      fit: 0,
      requestId: '',
    } as const
    expect(await parts.producer.readState('render-pdf', pdf)).toBe('pending')
  },
)

test('a corrected resume is read under its headings as the person said', async () => {
  const originalContent = `# Ada Reyes\n\n## Kreta\n\n### Orchard House\n**Gardener** | 2019 – 2024\n\n- Pruned trees\n`
  const sections = [{ kind: 'experience' as const, heading: 'Kreta' }]
  const { owner, ids } = await parts.accept(1, 'batch', { originalContent, sections })
  await startAndTailor(parts, engines.offline, contextFor(parts, ids[0] ?? ''))
  const job = await readJob(parts.db, owner.id, ids[0] ?? '')
  const resume = await readResume(parts.db, owner.id, job?.resumeId ?? '')
  expect(resume?.document?.sections).toContainEqual(sections[0])
  expect(resume?.document?.workExperience).toMatchObject([{ company: 'Orchard House' }])
})

test('a second run of a finished tailoring asks no model again', async () => {
  const { ids } = await parts.accept(1)
  const context = contextFor(parts, ids[0] ?? '')
  await startAndTailor(parts, engines.openai, context)
  const asked = model.requests.length
  await startAndTailor(parts, engines.openai, context)
  expect(model.requests).toHaveLength(asked)
})

test('a stop in the middle leaves the job as it was, and the next run ends it', async () => {
  const { owner, ids } = await parts.accept(1)
  const id = ids[0] ?? ''
  model.script({ kind: 'hang' })
  const stop = new AbortController()
  const running = startAndTailor(
    parts,
    engines.openai,
    contextFor(parts, id, { signal: stop.signal }),
  )
  await model.waitForRequests(model.requests.length + 1)
  stop.abort(new Error('stopping'))
  await expect(running).rejects.toThrow('stopping')
  expect(await readJob(parts.db, owner.id, id)).toMatchObject({
    status: 'processing',
    progress: 30,
  })
  await startAndTailor(parts, engines.openai, contextFor(parts, id))
  expect(await readJob(parts.db, owner.id, id)).toMatchObject({ progress: 70 })
})

test('nothing that a person wrote is logged or in a queue', async () => {
  const logged = parts.logLines.join('')
  expect(logged).toContain('tailored')
  const queued = await parts.dumpQueue()
  expect(queued).toContain('render-pdf')
  for (const word of ['Ada', 'Orchard', 'Pruned', 'Gardener', 'Hill Park', 'Grafting']) {
    expect(logged).not.toContain(word)
    expect(queued).not.toContain(word)
    expect(RESUME + 'Hill Park Grafting').toContain(word)
  }
})

import { startModelServer, type Fault, type ModelServer } from '@tailorbird/fakes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOpenAiEngine } from './create-engine.ts'
import { samplePosting, sampleResume } from './testing/sample.ts'
import { tailorWith } from './testing/tailor.ts'

let server: ModelServer
beforeEach(async () => {
  server = await startModelServer()
})
afterEach(async () => {
  await server.close()
})

const createReader = ({ url }: ModelServer) =>
  createOpenAiEngine({ baseUrl: url, model: 'fake-model', readPostings: true })

test('a server that knows no format is asked in the simplest way from then on', async () => {
  const old = await startModelServer({ unsupported: ['json_schema', 'json_object', 'store'] })
  const engine = createReader(old)
  const { signal } = new AbortController()
  await tailorWith(engine, sampleResume, samplePosting, signal)
  const learned = old.requests.length
  const tailoring = await tailorWith(engine, sampleResume, samplePosting, signal)
  const terms = await engine.readPostingTerms?.('React and Git', signal)
  await old.close()
  expect(tailoring.applied).toHaveLength(1)
  expect(terms?.terms).toEqual(['React', 'Git'])
  // What was learned takes three tries; then each question is asked once: plan, second reader, plan, second reader, posting.
  expect([learned, old.requests.length]).toEqual([5, 8])
  expect(old.requests.at(-1)?.body).not.toHaveProperty('response_format')
})

test('asks a model what a posting asks for, and believes only what stands in it', async () => {
  const engine = createReader(server)
  const { signal } = new AbortController()
  const posting = 'Frontend Engineer\nWe use React and Storybook.'
  const { terms, usage } = (await engine.readPostingTerms?.(posting, signal)) ?? {}
  expect(terms).toEqual(['Frontend Engineer', 'We', 'React', 'Storybook'])
  expect(usage?.inputTokens).toBeGreaterThan(50)
  await tailorWith(engine, sampleResume, samplePosting, signal, ['Storybook'])
  const bodies = server.requests.map(({ body }) => JSON.stringify(body))
  expect(bodies.find((body) => body.includes('BEGIN RESUME'))).toContain(
    String.raw`{\"term\":\"Storybook\",\"kind\":\"skill\",\"tier\":\"mentioned\"}`,
  )
})

test.each<Fault>([{ kind: 'malformed' }, { kind: 'off-schema' }, { kind: 'truncated' }])(
  'a broken answer about a posting ($kind) is an error and not asked for again',
  async (fault) => {
    server.script(fault)
    const read = createReader(server).readPostingTerms?.('React', new AbortController().signal)
    await expect(read).rejects.toMatchObject({ code: 'model_answer_invalid' })
    expect(server.requests).toHaveLength(1)
  },
)

test('a model reads postings only where it is told to', () => {
  const engine = createOpenAiEngine({ baseUrl: server.url, model: 'fake-model' })
  expect(engine).not.toHaveProperty('readPostingTerms')
})

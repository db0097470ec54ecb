import { CodedError } from '@tailorbird/contracts'
import { startModelServer, type Fault, type ModelServer } from '@tailorbird/fakes'
import { EMPTY_PLAN } from '@tailorbird/tailoring'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Tailoring } from './engine.ts'
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

async function tailor(...faults: Fault[]): Promise<Tailoring> {
  server.script(...faults)
  const engine = createOpenAiEngine({ baseUrl: server.url, model: 'fake-model' })
  return tailorWith(engine, sampleResume, samplePosting, new AbortController().signal)
}

const REWORDED = 'Using React, built a dashboard for the support team.'
const bulletsOf = ({ resume }: Tailoring) => resume.workExperience[0]?.description ?? []

/** A plan with one edit of the first job's bullets for each text. */
const proposePlan = (texts: Record<string, string>, more: object = {}): Fault => ({
  kind: 'answer',
  content: JSON.stringify({
    ...EMPTY_PLAN,
    edits: Object.entries(texts).map(([targetId, text]) => ({
      targetId,
      text,
      sourceIds: [targetId],
      requirement: '',
      reason: '',
    })),
    bulletOrder: [],
    ...more,
  }),
})

const listQuestions = () =>
  server.requests.map(({ body }) =>
    (body as { messages: { content: string }[] }).messages.map(({ content }) => content).join('\n'),
  )
/** The questions for a plan: all but those to the second reader. */
const listPlanQuestions = () => listQuestions().filter((one) => !one.includes('BEGIN TEXTS'))
const lastQuestion = () => listPlanQuestions().at(-1) ?? ''

test('applies what the model proposes', async () => {
  const tailoring = await tailor()
  expect(bulletsOf(tailoring)).toContain(REWORDED)
  expect(tailoring.applied).toMatchObject([
    { targetId: 'w0.b1', text: REWORDED, requirement: 'React' },
  ])
  expect(tailoring).toMatchObject({ warnings: [], engine: 'openai', model: 'fake-model' })
  expect(listPlanQuestions()).toHaveLength(1)
})

test('a raw line beside a polished one begins and ends as it does', async () => {
  const [job, ...others] = sampleResume.workExperience
  if (!job) throw new Error('the sample has a job')
  const description = job.description.with(2, 'wrote the manual for new colleagues')
  const resume = { ...sampleResume, workExperience: [{ ...job, description }, ...others] }
  server.script(proposePlan({ 'w0.b1': REWORDED }))
  const engine = createOpenAiEngine({ baseUrl: server.url, model: 'fake-model' })
  const tailoring = await tailorWith(engine, resume, samplePosting)
  expect(bulletsOf(tailoring)).toContain('Wrote the manual for new colleagues.')
  expect(tailoring.applied).toContainEqual(
    expect.objectContaining({
      targetId: 'w0.b2',
      reason: 'Begins and ends as the bullets beside it.',
    }),
  )
})

test('never sends contact data', async () => {
  await tailor()
  expect(lastQuestion()).toContain('React')
  expect(lastQuestion()).not.toMatch(/Robin Sample|robin@example\.com|555-0100/)
})

test('inventions get one second try with the reasons, then the own words stand', async () => {
  const tailoring = await tailor({ kind: 'invention' }, { kind: 'invention' })
  expect(listPlanQuestions()).toHaveLength(2)
  expect(lastQuestion()).toContain('refusedBecause')
  expect(new Set(bulletsOf(tailoring))).toEqual(
    new Set(sampleResume.workExperience[0]?.description),
  )
  expect(JSON.stringify(tailoring.resume)).not.toMatch(/Vandelay|347|COBOL|PhD|1987/)
  expect(tailoring.applied).toEqual([])
  expect(tailoring.warnings.length).toBeGreaterThan(0)
  for (const warning of tailoring.warnings) {
    expect(warning).toMatch(
      /^We (kept your words ('.*'|in \d places)|left out a sentence|did not add a skill).*: ./,
    )
  }
})

test('a second try that holds is taken over', async () => {
  const tailoring = await tailor({ kind: 'invention' })
  expect(listPlanQuestions()).toHaveLength(2)
  expect(bulletsOf(tailoring)).toContain(REWORDED)
  expect(tailoring.applied).toHaveLength(1)
})

test('the second try does not touch what held in the first', async () => {
  const tailoring = await tailor(
    proposePlan({ 'w0.b1': REWORDED, 'w0.b0': 'Raised revenue by 347%.' }),
    proposePlan({
      'w0.b1': 'Built a dashboard using React for the support team.',
      'w0.b0': 'Answered 40 support calls each day.',
    }),
  )
  expect(bulletsOf(tailoring)).toContain(REWORDED)
  expect(tailoring.applied.map(({ targetId }) => targetId)).toEqual(
    expect.arrayContaining(['w0.b1', 'w0.b0']),
  )
  expect(tailoring.warnings).toEqual([])
})

test.each<Fault>([
  { kind: 'server-error' },
  { kind: 'rate-limit', retryAfterSeconds: 60 },
  { kind: 'malformed' },
  { kind: 'refusal' },
])('a second try that fails ($kind) does not spoil the first', async (fault) => {
  const first = proposePlan({ 'w0.b1': REWORDED, 'w0.b0': 'Raised revenue by 347%.' })
  const tailoring = await tailor(first, fault)
  expect(bulletsOf(tailoring)).toContain(REWORDED)
  expect(tailoring.warnings).toEqual([expect.stringContaining('Answered 40 support calls')])
})

test('one bad item sinks one item, and is counted', async () => {
  const good = { targetId: 'w0.b1', text: REWORDED, requirement: '', reason: '' }
  const edits = [
    null,
    { ...good, sourceIds: ['w0.b1', 'w9.b9', 7] },
    { targetId: 'w0.b0', text: ['x'] },
  ]
  const content = JSON.stringify({ edits, summary: null, newSkills: 'none', extra: 1 })
  const tailoring = await tailor({ kind: 'answer', content })
  expect(bulletsOf(tailoring)).toContain(REWORDED)
  expect(tailoring).toMatchObject({ applied: [{ sourceIds: ['w0.b1'] }], dropped: 4 })
})

test('edits that change nothing or name no text cost no second try and no warning', async () => {
  const same = sampleResume.workExperience[0]?.description[0] ?? ''
  const tailoring = await tailor(proposePlan({ 'w0.b0': same, 'w7.b0': same, 'w0.b1': REWORDED }))
  expect(listPlanQuestions()).toHaveLength(1)
  expect(tailoring).toMatchObject({ applied: [{ targetId: 'w0.b1' }], warnings: [] })
})

test.each<Fault>([
  { kind: 'malformed' },
  { kind: 'truncated' },
  { kind: 'empty' },
  { kind: 'off-schema' },
])('an answer that breaks the schema ($kind) gets one second try', async (fault) => {
  const tailoring = await tailor(fault)
  expect(bulletsOf(tailoring)).toContain(REWORDED)
  expect(listPlanQuestions()).toHaveLength(2)
  expect(lastQuestion()).toMatch(/could not be used: [^]*JSON Schema/)
})

test.each<Fault>([
  { kind: 'malformed' },
  { kind: 'truncated' },
  { kind: 'empty' },
  { kind: 'off-schema' },
])('twice the same ($kind) ends in an error', async (fault) => {
  await expect(tailor(fault, fault)).rejects.toMatchObject({ code: 'model_answer_invalid' })
  expect(listPlanQuestions()).toHaveLength(2)
})

test('after a broken answer there is no third try for refused edits', async () => {
  const tailoring = await tailor({ kind: 'empty' }, { kind: 'invention' })
  expect(listPlanQuestions()).toHaveLength(2)
  expect(tailoring.applied).toEqual([])
  expect(tailoring.warnings.length).toBeGreaterThan(0)
})

test.each<[Fault, string]>([
  [{ kind: 'refusal' }, 'model_refused'],
  [{ kind: 'content-filter' }, 'model_refused'],
  [{ kind: 'html' }, 'model_unavailable'],
  [{ kind: 'status', status: 503 }, 'model_unavailable'],
])('%j is not asked again', async (fault, code) => {
  await expect(tailor(fault)).rejects.toMatchObject({ code })
  expect(listPlanQuestions()).toHaveLength(1)
})

test('an abort in the second try comes through', async () => {
  server.script({ kind: 'invention' }, { kind: 'hang' })
  const controller = new AbortController()
  // The hardest case: a reason that looks like a failure of the model.
  const reason = new CodedError('model_timeout', { detail: 'cancelled' })
  const engine = createOpenAiEngine({ baseUrl: server.url, model: 'fake-model' })
  const tailoring = tailorWith(engine, sampleResume, samplePosting, controller.signal)
  const aborted = server.waitForRequests(2).then(() => controller.abort(reason))
  await expect(tailoring).rejects.toBe(reason)
  await aborted
})

test('adds up the tokens of all tries, the broken ones too', async () => {
  const one = await tailor()
  const two = await tailor({ kind: 'truncated' })
  expect(one.usage?.inputTokens).toBeGreaterThan(500)
  expect(two.usage?.inputTokens).toBeGreaterThan(1.5 * (one.usage?.inputTokens ?? 0))
  expect(two.usage?.outputTokens).toBeGreaterThan(one.usage?.outputTokens ?? 0)
})

test('a summary’s refused sentence is asked for once more and put in its place', async () => {
  const sentence = (text: string, sourceId: string) => ({ text, sourceIds: [sourceId] })
  const first = sentence('Support Engineer at Acme.', 'w0')
  const wrong = sentence('Led 40 engineers at Vandelay.', 'w0.b0')
  const last = sentence('Built a dashboard for the support team using React.', 'w0.b1')
  const right = sentence('Answered 40 support calls a day.', 'w0.b0')
  const tailoring = await tailor(
    proposePlan({}, { summary: [first, wrong, last] }),
    proposePlan({ 'w0.b1': REWORDED }, { summary: [right] }),
  )
  expect(lastQuestion()).toContain(`{"targetId":"summary","text":"${wrong.text}"`)
  expect(tailoring.resume.summary).toBe(`${first.text} ${right.text} ${last.text}`)
  expect(tailoring.applied).toMatchObject([
    { targetId: 'summary', sourceIds: ['w0', 'w0.b0', 'w0.b1'] },
  ])
  expect(tailoring.warnings).toEqual([])
})

test('a sentence that is refused twice is dropped with a warning, the rest stays', async () => {
  const summary = [
    { text: 'Support Engineer at Acme.', sourceIds: ['w0'] },
    { text: 'Led 40 engineers.', sourceIds: ['w0.b0'] },
  ]
  const tailoring = await tailor(proposePlan({}, { summary }), proposePlan({}, { summary }))
  expect(listPlanQuestions()).toHaveLength(2)
  expect(tailoring.resume.summary).toBe('Support Engineer at Acme.')
  expect(tailoring.warnings).toEqual([expect.stringMatching(/^We left out a sentence/)])
})

test('a skill that a bullet proves is listed, another one is not', async () => {
  const skill = (text: string, requirement: string) => ({
    text,
    sourceIds: ['w0.b0'],
    requirement,
    reason: 'The posting asks for it.',
  })
  const newSkills = [skill('Support calls', 'react'), skill('COBOL', 'COBOL'), skill('Git', '')]
  const tailoring = await tailor(proposePlan({}, { newSkills }), proposePlan({}))
  expect(tailoring.resume.skillsCategories.at(-1)).toEqual({
    category: '',
    skills: ['Support calls'],
  })
  expect(tailoring.applied).toMatchObject([{ targetId: 's1.k0', requirement: '' }])
  expect(listPlanQuestions()).toHaveLength(1)
  expect(tailoring.warnings).toContainEqual(expect.stringMatching(/^We did not add a skill/))
})

test('contact data in a text goes out as a placeholder and comes back as it was', async () => {
  const own = 'Built a dashboard (by Robin Sample) for the support team using React.'
  const resume = structuredClone(sampleResume)
  resume.workExperience[0]?.description.splice(1, 1, own)
  server.script(
    proposePlan({
      'w0.b0': 'Answered 40 support calls a day for [NAME].',
      'w0.b1': 'Using React, built a dashboard (by [NAME]) for the support team.',
    }),
    proposePlan({}),
  )
  const engine = createOpenAiEngine({ baseUrl: server.url, model: 'fake-model' })
  const tailoring = await tailorWith(engine, resume, samplePosting, new AbortController().signal)
  expect(bulletsOf(tailoring)).toEqual([
    'Answered 40 support calls a day.',
    'Using React, built a dashboard (by Robin Sample) for the support team.',
    'Wrote the manual for new colleagues.',
  ])
  expect(listPlanQuestions()).toHaveLength(2)
  expect(lastQuestion()).toContain('Built a dashboard (by [NAME])')
  expect(lastQuestion()).toContain('for [NAME].","refusedBecause"')
  expect(lastQuestion()).not.toContain('Robin')
})

test('says what bullets lack', async () => {
  const { advice } = await tailor()
  expect(advice.map(({ text }) => text)).toContain('Wrote the manual for new colleagues.')
})

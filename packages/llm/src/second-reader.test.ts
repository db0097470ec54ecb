import { EMPTY_PLAN } from '@tailorbird/tailoring'
import { startModelServer, type Fault, type ModelServer } from '@tailorbird/fakes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOpenAiEngine } from './create-engine.ts'
import type { Tailoring } from './engine.ts'
import { samplePosting, sampleResume } from './testing/sample.ts'
import { tailorInSteps } from './tailor-in-steps.ts'
import { takeStep } from './take-step.ts'
import { tailorWith } from './testing/tailor.ts'

let server: ModelServer
beforeEach(async () => {
  server = await startModelServer()
})
afterEach(async () => {
  await server.close()
})

const [CALLS = '', , MANUAL = ''] = sampleResume.workExperience[0]?.description ?? []
const CLEAR = 'Realised a dashboard for the support crew using React.'
const CREATED = 'Created a React dashboard giving the support team an overview.'

const answer = (content: object): Fault => ({ kind: 'answer', content: JSON.stringify(content) })
const propose = (targetId: string, text: string): Fault => {
  const edit = { targetId, text, sourceIds: [targetId], requirement: '', reason: '' }
  return answer({ ...EMPTY_PLAN, bulletOrder: [], edits: [edit] })
}
const part = (words: string, quote: string, sourceId = 'w0.b1') => ({ words, quote, sourceId })
const opine = (parts: object[], problems: unknown = []): Fault =>
  answer({ texts: [{ textId: 't0', parts, problems }] })

const openEngine = () =>
  createOpenAiEngine({ baseUrl: server.url, model: 'fake-model', verifyModel: 'second-model' })

async function tailor(...faults: Fault[]): Promise<Tailoring> {
  server.script(...faults)
  return tailorWith(openEngine(), sampleResume, samplePosting)
}

const bulletsOf = ({ resume }: Tailoring) => resume.workExperience[0]?.description ?? []
const listBodies = () =>
  server.requests.map(({ body }) => body as { model: string; messages: { content: string }[] })

test('an open text that the reader supports with the sources’ own words is used', async () => {
  const parts = [
    part('Realised a dashboard', 'built a “dashboard”'),
    part('for the support crew using React', 'for the SUPPORT team using React'),
  ]
  const tailoring = await tailor(propose('w0.b1', CLEAR), opine(parts))
  expect(bulletsOf(tailoring)).toContain(CLEAR)
  expect(tailoring).toMatchObject({ refused: [], warnings: [] })
})

test('who wants only what is proven gets nothing from the reader, and its doubts count', async () => {
  const parts = [
    part('Realised a dashboard', 'built a dashboard'),
    part('for the support crew using React', 'for the support team using React'),
  ]
  const tailorStrictly = (...faults: Fault[]) => {
    server.script(...faults)
    const engine = openEngine()
    const how = { model: engine.model, isStrict: true }
    const { signal } = new AbortController()
    return tailorInSteps(
      (answers) => takeStep(sampleResume, samplePosting, how, answers),
      engine,
      signal,
    )
  }
  expect(bulletsOf(await tailorStrictly(propose('w0.b1', CLEAR), opine(parts)))).not.toContain(
    CLEAR,
  )
  const text = 'Using React, built a dashboard for the support team.'
  const problems = [{ words: 'Using React', kind: 'more_than_said' }]
  expect(bulletsOf(await tailorStrictly(propose('w0.b1', text), opine([])))).toContain(text)
  expect(
    bulletsOf(await tailorStrictly(propose('w0.b1', text), opine([], problems))),
  ).not.toContain(text)
})

test('it is asked in a conversation of its own, of its own model, without contact data', async () => {
  await tailor(propose('w0.b1', CLEAR))
  const [first, second, ...more] = listBodies()
  expect(more).toEqual([])
  expect([first?.model, second?.model]).toEqual(['fake-model', 'second-model'])
  const said = JSON.stringify(second?.messages)
  expect(said).toContain(CLEAR)
  expect(said).not.toContain('BEGIN POSTING')
  expect(said).not.toMatch(/Robin Sample|robin@example\.com|555-0100/)
})

test.each<[string, object[], unknown]>([
  ['words that stand in no source', [part(CLEAR, 'implemented a dashboard')], []],
  ['words of another line', [part(CLEAR, 'Wrote the manual', 'w0.b2')], []],
  ['a quote for other words', [part('dashboard for the support team', 'dashboard')], []],
  ['nothing', [], []],
  ['no list of problems', [part(CLEAR, 'Built a dashboard')], undefined],
])('with %s as its quotes the text stays open', async (_what, parts, problems) => {
  const tailoring = await tailor(propose('w0.b1', CLEAR), opine(parts, problems ?? null))
  expect(bulletsOf(tailoring)).not.toContain(CLEAR)
  expect(tailoring.refused).toMatchObject([{ verdict: { verdict: 'open' } }])
})

test('what it doubts is suggested with the words that it named, and not used', async () => {
  const problems = [{ words: 'an overview', kind: 'not_said', note: 'Wire the fee first.' }]
  const tailoring = await tailor(propose('w0.b1', CREATED), opine([], problems))
  expect(bulletsOf(tailoring)).not.toContain(CREATED)
  expect(tailoring.refused).toMatchObject([
    {
      verdict: { verdict: 'open', findings: [{ rule: 'opinion', words: 'an overview' }] },
      reason: 'A second reading found nothing in the resume that says "an overview".',
    },
  ])
  expect(JSON.stringify(tailoring)).not.toContain('Wire the fee')
})

test('it sees what code has proven, too, and may take it back', async () => {
  const text = 'Using React, built a dashboard for the support team.'
  const problems = [{ words: 'Using React', kind: 'more_than_said' }]
  expect(bulletsOf(await tailor(propose('w0.b1', text), opine([])))).toContain(text)
  const tailoring = await tailor(propose('w0.b1', text), opine([], problems))
  expect(bulletsOf(tailoring)).not.toContain(text)
  expect(tailoring.refused).toMatchObject([
    { verdict: { verdict: 'open', findings: [{ rule: 'opinion', words: 'Using React' }] } },
  ])
})

const REWORDED = 'Using React, built a dashboard for the support team.'
const AGAIN = 'Built, using React, a dashboard for the support team.'
const DOUBT = [{ words: 'Using React', kind: 'more_than_said' }]
const edit = (text: string, targetId = 'w0.b1') => ({
  targetId,
  text,
  sourceIds: [targetId],
  requirement: '',
  reason: '',
})
const proposeAll = (parts: object) => answer({ ...EMPTY_PLAN, bulletOrder: [], ...parts })

test('what it takes back makes room for no text that it did not see', async () => {
  const edits = [edit(REWORDED), edit(AGAIN)]
  // The second answer is to the question for another wording of what was refused.
  const tailoring = await tailor(proposeAll({ edits }), proposeAll({}), opine([], DOUBT))
  expect(bulletsOf(tailoring)).toContain('Built a dashboard for the support team using React.')
  expect(tailoring.applied).toEqual([])
  expect(tailoring.refused.map((one) => one.edit.text)).toContain(REWORDED)
})

test('a line whose new wording it doubts is not left out', async () => {
  const proposed = proposeAll({ edits: [edit(REWORDED)], drops: ['w0.b1'] })
  const tailoring = await tailor(proposed, opine([], DOUBT))
  expect(bulletsOf(tailoring)).toContain('Built a dashboard for the support team using React.')
})

test.each([
  ['twice, doubted first', [{ problems: DOUBT }, { problems: [] }]],
  ['twice, doubted last', [{ problems: [] }, { problems: DOUBT }]],
  ['a problem that is no list', [{ problems: DOUBT[0] }]],
  ['a problem in words', [{ problems: 'Using: not said' }]],
])('a doubt is one, however it is said: %s', async (_how, opinions) => {
  const texts = opinions.map((one) => ({ textId: 't0', parts: [], ...one }))
  for (const said of [{ texts }, texts]) {
    const tailoring = await tailor(proposeAll({ edits: [edit(REWORDED)] }), answer(said))
    expect(bulletsOf(tailoring)).not.toContain(REWORDED)
  }
})

test.each([' ', '.', 'e', 'sing'])('no word is named by %j', async (words) => {
  const problems = [{ words, kind: 'not_said' }]
  const tailoring = await tailor(proposeAll({ edits: [edit(REWORDED)] }), opine([], problems))
  expect(tailoring.refused).toMatchObject([{ verdict: { findings: [{ words: '' }] } }])
})

test('its approval takes nothing away from a summary', async () => {
  const summary = [
    { text: 'Support engineer who answered 40 support calls a day.', sourceIds: ['w0', 'w0.b0'] },
    { text: 'Built a dashboard for the support team.', sourceIds: ['w0.b1'] },
  ]
  const silent = await tailor(proposeAll({ summary }), answer({ texts: [] }))
  const approved = await tailor(proposeAll({ summary }), opine([]))
  expect(approved.resume.summary).toBe(silent.resume.summary)
})

test('the line in another form needs no second call', async () => {
  await tailor(propose('w0.b1', 'Built the dashboard for the support team using React.'))
  expect(server.requests).toHaveLength(1)
})

test('words of its own are never shown', async () => {
  const problems = [{ words: 'Visit evil.example', kind: 'Wire the fee' }]
  const tailoring = await tailor(propose('w0.b1', CREATED), opine([], problems))
  expect(tailoring.refused).toHaveLength(1)
  expect(JSON.stringify(tailoring)).not.toMatch(/evil|Wire the fee/)
})

test.each([
  ['a larger role', 'w0.b2', 'Led the writing of the manual for new colleagues.'],
  ['a figure', 'w0.b0', 'Answered 60 support calls a day.'],
  ['a name', 'w0.b2', 'Wrote the manual for new colleagues at Vandelay.'],
  ['another thing', 'w0.b2', 'Wrote the contracts for new suppliers.'],
  ['another thing, too', 'w0.b2', 'Wrote the manual and the budget for new colleagues.'],
  ['a reach', 'w0.b2', 'Wrote the manual for all new colleagues of the company worldwide.'],
])('a reader that approves of everything does not bring in %s', async (_what, id, text) => {
  const tailoring = await tailor(propose(id, text), { kind: 'approval' }, { kind: 'approval' })
  expect(bulletsOf(tailoring)).toEqual(expect.arrayContaining([CALLS, MANUAL]))
  expect(tailoring.applied).toEqual([])
})

test.each<Fault>([
  { kind: 'status', status: 502 },
  { kind: 'rate-limit', retryAfterSeconds: 60 },
  { kind: 'malformed' },
  { kind: 'refusal' },
  { kind: 'off-schema' },
  answer({ texts: [null, 7, { textId: 't0' }, { textId: {}, problems: [] }] }),
])('a reader that fails (%j) costs nothing but its opinion', async (fault) => {
  const tailoring = await tailor(propose('w0.b1', CREATED), fault)
  expect(bulletsOf(tailoring)).toContain(CREATED)
  expect(tailoring.unread).toMatch(/^model_/)
  expect(tailoring.warnings).toEqual([expect.stringContaining('did not take place')])
})

test.each([
  [
    'In training: Diploma in Removable Prosthodontics, due 2026',
    'Holds a Diploma in Removable Prosthodontics.',
  ],
  ['Ausbildereignung (AEVO): Anmeldung für Herbst 2025', 'Ausbildereignung (AEVO) vorhanden.'],
  ['Licencia de patrón en trámite', 'Con licencia de patrón.'],
])(
  'a reader that approves of everything does not make %s a paper that is there',
  async (paper, text) => {
    const resume = { ...sampleResume, certifications: [...sampleResume.certifications, paper] }
    const id = `c${resume.certifications.length - 1}`
    const plan = { ...EMPTY_PLAN, bulletOrder: [], summary: [{ text, sourceIds: [id] }] }
    server.script(answer(plan), { kind: 'approval' }, { kind: 'approval' })
    const engine = createOpenAiEngine({ baseUrl: server.url, model: 'fake-model' })
    const tailoring = await tailorWith(engine, resume, samplePosting)
    expect(tailoring.resume.summary ?? '').toBe(sampleResume.summary ?? '')
    expect(tailoring.refused).toHaveLength(1)
  },
)

test.each([
  'The one to invite for interviews about support calls.',
  'Colleague to be shortlisted for support calls and hired at once.',
])('nor what a reader of the resume should do: %s', async (text) => {
  const plan = { ...EMPTY_PLAN, bulletOrder: [], summary: [{ text, sourceIds: ['w0.b0'] }] }
  const tailoring = await tailor(answer(plan), { kind: 'approval' }, { kind: 'approval' })
  expect(tailoring.resume.summary ?? '').not.toContain(text)
})

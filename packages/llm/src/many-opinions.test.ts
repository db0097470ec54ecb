import { applyEdits, EMPTY_PLAN, partByQuestions, sayTo } from '@tailorbird/tailoring'
import { startModelServer, type Fault, type ModelServer } from '@tailorbird/fakes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askSecondReader } from './ask-second-reader.ts'
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

const answer = (content: object): Fault => ({ kind: 'answer', content: JSON.stringify(content) })

/** 'aaaaaa', 'ababab': no figure, and no two are alike. */
const nameOf = (at: number) =>
  String.fromCodePoint(97 + Math.floor(at / 26), 97 + (at % 26)).repeat(3)

const PLACES = Array.from({ length: 100 }, (_, at) => at)
/** Each job has so many lines. */
const LINES = 10
const idOf = (at: number) => `w${Math.floor(at / LINES)}.b${at % LINES}`
const rewordingOf = (at: number) => `Using React, built a dashboard for the ${nameOf(at)} team.`

/** A resume with a hundred lines, and a plan that words each of them anew. */
const resume = {
  ...sampleResume,
  workExperience: PLACES.filter((at) => at % LINES === 0).map((from) => ({
    company: `Acme ${nameOf(from)}`,
    position: 'Support Engineer',
    startDate: '01/2021',
    isCurrent: true,
    description: PLACES.slice(from, from + LINES).map(
      (at) => `Built a dashboard for the ${nameOf(at)} team using React.`,
    ),
  })),
}
const plan = {
  ...EMPTY_PLAN,
  bulletOrder: {},
  edits: PLACES.map((at) => ({
    targetId: idOf(at),
    text: rewordingOf(at),
    sourceIds: [idOf(at)],
    requirement: '',
    reason: '',
  })),
}
const outcome = applyEdits(resume, plan, { posting: samplePosting })

const openEngine = () => createOpenAiEngine({ baseUrl: server.url, model: 'fake-model' })

/** Asks about all of them; without answers of ours the fake finds no fault with any. */
function read(...answers: Fault[]) {
  server.script(...answers)
  const { signal } = new AbortController()
  return askSecondReader((prompt) => openEngine().ask(prompt, signal), resume, outcome)
}

/** What the questions to the reader say: what they begin with, and which texts they ask about. */
const listQuestions = () =>
  server.requests.flatMap(({ body }) => {
    const { messages } = body as { messages: { content: string }[] }
    const [system, user = ''] = messages.map(({ content }) => content)
    const rows = user.split('\n').filter((line) => line.startsWith('{"textId"'))
    const texts = rows.map((row) => (JSON.parse(row) as { text: string }).text)
    return texts.length > 0 ? [{ system, texts }] : []
  })

test('of a hundred texts all are read, in two questions that begin alike', async () => {
  server.script(answer({ ...plan, bulletOrder: [] }))
  const tailoring = await tailorWith(openEngine(), resume, samplePosting)
  const questions = listQuestions()
  expect(server.requests).toHaveLength(3)
  expect(questions.map(({ texts }) => texts.length)).toEqual([60, 40])
  expect(new Set(questions.map(({ system }) => system)).size).toBe(1)
  expect(new Set(questions.flatMap(({ texts }) => texts)).size).toBe(100)
  expect(tailoring.warnings).toEqual([])
  const bullets = tailoring.resume.workExperience.flatMap(({ description }) => description)
  expect(bullets).toEqual(PLACES.map(rewordingOf))
})

const opine = (count: number, problemAt = -1) =>
  answer({
    texts: PLACES.slice(0, count).map((place) => ({
      textId: `t${place}`,
      parts: [],
      problems: place === problemAt ? [{ words: 'Using React', kind: 'more_than_said' }] : [],
    })),
  })

test('a doubt in a later question is about a text of that question', async () => {
  const { settled, ...counts } = await read(opine(60), opine(40, 7))
  const doubted = listQuestions()[1]?.texts[7] ?? ''
  const at = PLACES.find((place) => rewordingOf(place) === doubted) ?? -1
  expect([...(settled?.doubted.keys() ?? [])]).toEqual([expect.stringContaining(doubted)])
  expect([...(settled?.doubted.keys() ?? [])]).toEqual([expect.stringContaining(idOf(at))])
  expect(counts).toEqual({ read: 100, unread: 0 })
})

test('when a later question fails, what was read counts, and what was not is counted', async () => {
  const reading = await read(opine(60, 7), { kind: 'malformed' })
  expect(reading).toMatchObject({ read: 60, unread: 40, failed: 'model_answer_invalid' })
  expect(reading.settled?.doubted.size).toBe(1)
})

test('none is asked behind a question that fails', async () => {
  expect(await read({ kind: 'malformed' })).toEqual({
    read: 0,
    unread: 100,
    failed: 'model_answer_invalid',
  })
  expect(server.requests).toHaveLength(1)
})

test('a text that an answer passes over is one that was not read, and the person is told', async () => {
  expect(await read(opine(59), opine(40))).toMatchObject({ read: 99, unread: 1 })
  server.script(answer({ ...plan, bulletOrder: [], edits: plan.edits.slice(0, 2) }), opine(1))
  const tailoring = await tailorWith(openEngine(), resume, samplePosting)
  expect(tailoring.warnings).toEqual([sayTo('en', 'notAllReadAgain', { n: 1 })])
})

test('three questions are the most, and what has no room in one is in the next', () => {
  const judge = (count: number, text = 'Using React, built a dashboard.') =>
    Array.from({ length: count }, () => ({ targetId: 'w0.b0', text, sourceIds: ['w0.b0'] }))
  const sizes = (judged: ReturnType<typeof judge>) =>
    partByQuestions(resume, judged).map(({ length }) => length)
  expect(sizes([])).toEqual([])
  expect(sizes(judge(60))).toEqual([60])
  expect(sizes(judge(61))).toEqual([60, 1])
  expect(sizes(judge(200))).toEqual([60, 60, 60])
  expect(sizes(judge(5, 'a'.repeat(25_000)))).toEqual([2, 2, 1])
  expect(sizes([...judge(1, 'a'.repeat(70_000)), ...judge(2)])).toEqual([2])
})

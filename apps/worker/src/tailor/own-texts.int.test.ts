import type { Change } from '@tailorbird/contracts'
import {
  adoptDevice,
  addOwnText,
  answerForAll,
  createUser,
  finishJobs,
  listOpenSuggestions,
  listOwnTexts,
  readJob,
  readResume,
  removeOwnText,
  setWantsSuggestions,
} from '@tailorbird/db'
import { startModelServer } from '@tailorbird/fakes'
import { createEngine, type Engine } from '@tailorbird/llm'
import { EMPTY_PLAN } from '@tailorbird/tailoring'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  contextFor,
  openTestParts,
  type TestParts,
  startAndTailor,
} from '../testing/start-test-worker.ts'
import { settleSuggestions } from './settle-suggestions.ts'

const LINE = 'Pruned 40 fruit trees a season'
const OFFERED = 'Pruned 40 espaliered trees a season'
const offer = (text = OFFERED, id = 'w0.b0') => {
  const content = JSON.stringify({
    ...EMPTY_PLAN,
    edits: [{ targetId: id, sourceIds: [id], requirement: '', reason: '', text }],
    bulletOrder: [],
  })
  return { kind: 'answer', content } as const
}

let parts: TestParts
beforeAll(async () => {
  parts = await openTestParts(inject('postgresUrl'), inject('redisUrl'))
})
afterAll(() => parts.close())

const run = (engine: Engine, jobId: string) =>
  startAndTailor(parts, engine, contextFor(parts, jobId))

/** Tailors one job to its end with a model that answers so. @param meanwhile is done before it answers */
async function tailor(
  ownerId: string,
  jobId: string,
  answer = offer(),
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
) {
  const model = await startModelServer()
  // What is open is asked for once more.
  model.script(answer, answer)
  const engine = createEngine({ baseUrl: model.url, model: 'needle-1' })
  const ask: Engine['ask'] = async (prompt, stop) => {
    await meanwhile()
    return engine.ask(prompt, stop)
  }
  await run({ ...engine, ask }, jobId)
  await model.close()
  return end(ownerId, jobId)
}
async function tailorOffline(ownerId: string, jobId: string) {
  await run(createEngine({ model: 'none' }), jobId)
  return end(ownerId, jobId)
}
async function end(ownerId: string, jobId: string) {
  const job = await readJob(parts.db, ownerId, jobId)
  await finishJobs(parts.db, job?.resumeId ?? '')
  return read(ownerId, jobId)
}
async function read(ownerId: string, jobId: string) {
  const job = await readJob(parts.db, ownerId, jobId)
  const resume = await readResume(parts.db, ownerId, job?.resumeId ?? '')
  if (!resume) throw new Error('no result')
  return resume
}
const findChange = (changes: readonly Change[]) => changes.find(({ before }) => before === LINE)

// Its thread starts with it.
test('taken in job 1, job 2 uses it without asking; taken back, job 3 does not', async () => {
  const { owner, ids } = await parts.accept(3)
  const [one = '', two = '', three = ''] = ids
  const first = await tailor(owner.id, one)
  const suggestion = findChange(first.changes)
  expect(suggestion).toMatchObject({ after: OFFERED, state: 'undone', doubt: {} })
  const answer = { change: suggestion?.id ?? '', answer: 'take', text: undefined } as const
  expect(await answerForAll(parts.db, owner.id, first.id, answer)).toBe('kept')

  const second = await tailor(owner.id, two)
  expect(second.tailoredContent).toContain(OFFERED)
  expect(findChange(second.changes)).toMatchObject({
    state: 'accepted',
    reason: 'You confirmed this wording.',
    before: LINE,
  })
  expect(second.changes.filter(({ doubt }) => doubt)).toEqual([])

  const { texts } = await listOwnTexts(parts.db, owner.id)
  expect(await removeOwnText(parts.db, owner.id, texts[0]?.id ?? '')).toBe(true)
  const third = await tailor(owner.id, three)
  expect(third.tailoredContent).not.toContain(OFFERED)
  expect(findChange(third.changes)).toMatchObject({ state: 'undone', doubt: {} })
}, 90_000)

test('a fact beside a line makes a text true that says it, for its owner alone', async () => {
  const told = `${LINE}, most of them espaliers`
  const [mine, other] = [await parts.accept(1), await parts.accept(1)]
  await addOwnText(parts.db, mine.owner, {
    kind: 'fact',
    line: LINE,
    text: 'most of them espaliers',
  })
  const own = await tailor(mine.owner.id, mine.ids[0] ?? '', offer(told))
  expect(findChange(own.changes)).toMatchObject({ after: told, state: 'accepted' })
  const strange = await tailor(other.owner.id, other.ids[0] ?? '', offer(told))
  expect(strange.tailoredContent).not.toContain('espaliers')
}, 60_000)

test('without a model, too; for nobody else; and for the account that the device signs in to', async () => {
  const [mine, other] = [await parts.accept(2), await parts.accept(1)]
  const text = 'Pruned forty fruit trees each season, and trained two helpers'
  await addOwnText(parts.db, mine.owner, {
    kind: 'wording',
    line: ` pruned 40  fruit trees a season`,
    text,
  })
  const own = await tailorOffline(mine.owner.id, mine.ids[0] ?? '')
  expect(own.tailoredContent).toContain(text)
  const strange = await tailorOffline(other.owner.id, other.ids[0] ?? '')
  expect(strange.tailoredContent).not.toContain('forty')

  const user = await createUser(parts.db, {
    username: 'ada',
    email: 'ada@example.org',
    passwordHash: 'x',
  })
  await adoptDevice(parts.db, mine.owner.id, user.id)
  const later = await tailorOffline(user.id, mine.ids[1] ?? '')
  expect(later.tailoredContent).toContain(text)
})

test('what is said of one line proves nothing beside another', async () => {
  const { owner, ids } = await parts.accept(1)
  const text = 'Led the irrigation team of 3 in drip irrigation'
  await addOwnText(parts.db, owner, { kind: 'fact', line: LINE, text })
  const { tailoredContent } = await tailor(owner.id, ids[0] ?? '', offer(text, 'w0.b1'))
  expect(tailoredContent).not.toContain('drip')
})

test('a fact beside a line is a source of that line', async () => {
  const { owner, ids } = await parts.accept(2)
  const text = 'Pruned 40 fruit trees a season with Felco shears'
  const before = await tailor(owner.id, ids[0] ?? '', offer(text))
  expect(before.tailoredContent).not.toContain('Felco')
  await addOwnText(parts.db, owner, { kind: 'fact', line: LINE, text: 'I used Felco shears' })
  const after = await tailor(owner.id, ids[1] ?? '', offer(text))
  expect(after.tailoredContent).toContain('Felco')
})

test('what was left is not asked about again, and is not written either', async () => {
  const { owner, ids } = await parts.accept(2)
  const first = await tailor(owner.id, ids[0] ?? '')
  const id = findChange(first.changes)?.id ?? ''
  const answer = { change: id, answer: 'leave', text: undefined } as const
  await answerForAll(parts.db, owner.id, first.id, answer)
  await settleSuggestions(parts)
  expect(findChange((await read(owner.id, ids[0] ?? '')).changes)?.doubt?.isLeft).toBe(true)
  const second = await tailor(owner.id, ids[1] ?? '')
  expect(findChange(second.changes)).toBeUndefined()
  expect(second.tailoredContent).not.toContain('espaliered trees')
  expect(second.analysisResults.warnings).toEqual([])
})

test('nor is another wording for the same words, until it is taken back', async () => {
  const { owner, ids } = await parts.accept(4)
  const [one = '', two = '', three = '', four = ''] = ids
  const first = await tailor(owner.id, one)
  const suggestion = findChange(first.changes)
  expect(suggestion?.doubt?.words).toEqual(['espaliered'])
  const answer = { change: suggestion?.id ?? '', answer: 'leave', text: undefined } as const
  await answerForAll(parts.db, owner.id, first.id, answer)
  const other = offer('Each season pruned 40 espaliered trees')
  expect(findChange((await tailor(owner.id, two, other)).changes)).toBeUndefined()
  const unlike = offer('Pruned 40 cordoned trees a season')
  expect(findChange((await tailor(owner.id, three, unlike)).changes)).toMatchObject({
    state: 'undone',
    doubt: {},
  })
  const { texts } = await listOwnTexts(parts.db, owner.id)
  const left = texts.find(({ kind }) => kind === 'left')
  expect(left?.words).toEqual(['espaliered'])
  await removeOwnText(parts.db, owner.id, left?.id ?? '')
  expect(findChange((await tailor(owner.id, four, other)).changes)).toMatchObject({
    state: 'undone',
  })
}, 90_000)

test('one answer goes to all results, in the person’s own words, and is taken back from all', async () => {
  const { owner, ids } = await parts.accept(12)
  for (const id of ids) await tailor(owner.id, id)
  const { suggestions, total } = await listOpenSuggestions(parts.db, owner.id)
  expect(total).toBe(1)
  const [asked] = suggestions
  expect(asked).toMatchObject({ results: 12, before: LINE, after: OFFERED })
  const { resumeId = '', change = '' } = asked ?? {}
  const text = 'Pruned 40 old fruit trees a season'
  const answer = { change, answer: 'reword', text } as const
  await answerForAll(parts.db, owner.id, resumeId, answer)
  // Twice at once, as two workers would.
  await Promise.all([settleSuggestions(parts), settleSuggestions(parts)])
  await settleSuggestions(parts)
  for (const id of ids) {
    const { tailoredContent, changes, analysisResults, revision } = await read(owner.id, id)
    expect(tailoredContent).toContain(text)
    expect(findChange(changes)).toMatchObject({ state: 'accepted', after: text })
    // Nothing is said against their words; nobody answered for the second reader.
    expect(analysisResults.warnings).toEqual([
      expect.stringMatching(/^The second reading .* did not take place/),
    ])
    expect(revision).toBe(2)
  }
  const reopen = { change, answer: 'reopen', text: undefined } as const
  await answerForAll(parts.db, owner.id, resumeId, reopen)
  await settleSuggestions(parts)
  const back = await read(owner.id, ids[5] ?? '')
  expect(back.tailoredContent).toContain(LINE)
  expect(findChange(back.changes)).toMatchObject({ state: 'undone', after: OFFERED })
  expect((await listOpenSuggestions(parts.db, owner.id)).total).toBe(1)
  expect((await listOwnTexts(parts.db, owner.id)).total).toBe(0)
})

test('what is answered while a model writes is not asked again by that job', async () => {
  const { owner, ids } = await parts.accept(1)
  const own = { kind: 'wording', line: LINE, text: OFFERED, offered: OFFERED } as const
  const { changes, tailoredContent } = await tailor(owner.id, ids[0] ?? '', offer(), () =>
    addOwnText(parts.db, owner, own),
  )
  expect(tailoredContent).toContain(OFFERED)
  expect(changes.filter(({ doubt }) => doubt)).toEqual([])
})

test('who wants no suggestions gets none', async () => {
  const { owner, ids } = await parts.accept(1)
  await setWantsSuggestions(parts.db, owner, false)
  const { changes } = await tailor(owner.id, ids[0] ?? '')
  expect(changes.filter(({ doubt }) => doubt)).toEqual([])
})

test('none of it is in a log or a queue', async () => {
  const told = `${parts.logLines.join('')}${await parts.dumpQueue()}`
  expect(told).toContain('suggestions settled')
  expect(told).not.toMatch(/espaliered trees|forty|Felco|old fruit/)
})

import type { Change, SuggestionAnswer } from '@tailorbird/contracts'
import {
  answerForAll,
  finishJobs,
  listOpenSuggestions,
  readJob,
  readResume,
  readUnsettledAnswers,
} from '@tailorbird/db'
import { createEngine } from '@tailorbird/llm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  contextFor,
  openTestParts,
  type TestParts,
  startAndTailor,
} from '../testing/start-test-worker.ts'
import { settleSuggestions } from './settle-suggestions.ts'

let parts: TestParts
beforeAll(async () => {
  parts = await openTestParts(inject('postgresUrl'), inject('redisUrl'))
})
afterAll(() => parts.close())

const LINE = 'Pruned 40 fruit trees a season'
const say = (wording: number) => `Pruned 40 espaliered trees a season, way ${wording}`
const suggest = (wording: number, over: Partial<Change> = {}): Change => ({
  id: 'c0',
  kind: 'bullet',
  place: 'w0.b0',
  where: 'Gardener',
  before: LINE,
  after: say(wording),
  reason: '',
  sources: [],
  requirement: '',
  state: 'undone',
  doubt: { words: ['espaliered'], reason: 'So.' },
  ...over,
})

/** Results of one owner, each with a suggestion for the same line in one of its wordings. */
async function make(wordings: readonly number[]) {
  const { owner, ids } = await parts.accept(wordings.length)
  const resumeIds: string[] = []
  for (const [at, id] of ids.entries()) {
    await startAndTailor(parts, createEngine({ model: 'none' }), contextFor(parts, id))
    const resumeId = (await readJob(parts.db, owner.id, id))?.resumeId ?? ''
    await finishJobs(parts.db, resumeId)
    await parts.db
      .updateTable('resumes')
      .set({ changes: JSON.stringify([suggest(wordings[at] ?? 0)]) })
      .where('id', '=', resumeId)
      .execute()
    resumeIds.push(resumeId)
  }
  const answer = (at: number, name: SuggestionAnswer['answer']) =>
    answerForAll(parts.db, owner.id, resumeIds[at] ?? '', {
      change: 'c0',
      answer: name,
      text: undefined,
    })
  const see = async (at: number) =>
    (await readResume(parts.db, owner.id, resumeIds[at] ?? ''))?.changes[0]
  const countOpen = async () => (await listOpenSuggestions(parts.db, owner.id)).total
  return { owner, answer, see, countOpen }
}

const MOST_ROUNDS = 12
async function settle(ownerId: string): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await settleSuggestions(parts)
    if ((await readUnsettledAnswers(parts.db, ownerId)).length === 0) return
  }
  throw new Error('answers that never settle')
}

test.each([3, 22])(
  'the newest answer to a line counts for all of its wordings: %d results',
  async (size) => {
    const { owner, answer, see, countOpen } = await make(
      Array.from({ length: size }, (_, at) => (at === 0 ? 1 : 2)),
    )
    await answer(1, 'leave')
    await answer(1, 'reopen')
    await answer(0, 'take')
    await settle(owner.id)
    expect(await see(0)).toMatchObject({ state: 'accepted', after: say(1) })
    expect(await see(size - 1)).toMatchObject({ state: 'accepted', after: say(1) })
    expect(await countOpen()).toBe(0)
  },
)

test('who asks about a line anew takes back every answer to it', async () => {
  const { owner, answer, see, countOpen } = await make([1, 2, 3])
  await answer(0, 'take')
  await settle(owner.id)
  expect(await see(2)).toMatchObject({ state: 'accepted', after: say(1) })
  await answer(1, 'reopen')
  await settle(owner.id)
  for (const at of [0, 1, 2])
    expect(await see(at)).toMatchObject({ state: 'undone', after: say(at + 1) })
  expect(await countOpen()).toBe(1)
})

test('answers one after the other settle, however many results wait', async () => {
  const { owner, answer, see, countOpen } = await make(Array.from({ length: 24 }, (_, at) => at))
  await answer(1, 'leave')
  await settle(owner.id)
  await answer(0, 'take')
  await answer(1, 'reopen')
  await settle(owner.id)
  expect(await see(10)).toMatchObject({ state: 'undone', after: say(10) })
  expect(await countOpen()).toBe(1)
})

import { finishJobs, readJob, readResume, readRevisable, saveRevision } from '@tailorbird/db'
import { startModelServer } from '@tailorbird/fakes'
import { createEngine } from '@tailorbird/llm'
import { EMPTY_PLAN, reviseText } from '@tailorbird/tailoring'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  contextFor,
  openTestParts,
  POSTING,
  RESUME,
  type TestParts,
  startAndTailor,
} from '../testing/start-test-worker.ts'

const edit = (targetId: string, text: string) => ({
  targetId,
  sourceIds: [targetId],
  requirement: '',
  reason: '',
  text,
})
const content = JSON.stringify({
  ...EMPTY_PLAN,
  edits: [
    edit('w0.b0', 'Pruned 40 fruit trees each season'),
    edit('w0.b1', 'Led the irrigation team (3)'),
  ],
  bulletOrder: [],
})
const same = { originalContent: RESUME, jobDescription: POSTING }
const ANOTHER = `${POSTING}\n- Bookkeeping`

let parts: TestParts
beforeAll(async () => (parts = await openTestParts(inject('postgresUrl'), inject('redisUrl'))))
afterAll(() => parts.close())

async function tailor(ownerId: string, jobId: string) {
  const model = await startModelServer()
  model.script({ kind: 'answer', content }, { kind: 'answer', content })
  const engine = createEngine({ baseUrl: model.url, model: 'needle-1' })
  await startAndTailor(parts, engine, contextFor(parts, jobId))
  await model.close()
  const resumeId = (await readJob(parts.db, ownerId, jobId))?.resumeId ?? ''
  await finishJobs(parts.db, resumeId)
  const resume = await readResume(parts.db, ownerId, resumeId)
  if (!resume) throw new Error('no result')
  return resume
}

/** Undoes all changes of a result but these. */
async function keepOnly(ownerId: string, resumeId: string, acceptedChanges: string[]) {
  const current = await readRevisable(parts.db, ownerId, resumeId)
  if (!current) throw new Error('no result')
  const { ownWords, ...next } = reviseText({ current, wish: { acceptedChanges }, ownTexts: [] })
  const revised = { ...next, revision: current.revision }
  expect(await saveRevision(parts.db, ownerId, resumeId, revised, ownWords)).toBe(true)
}

test('what was undone stays so when its posting is tailored again, for its owner, until it is used again', async () => {
  const { owner, ids } = await parts.accept(4, 'batch', same)
  await parts.db.updateTable('jobs').set({ anew: true }).where('id', 'in', ids).execute()
  const [one = '', two = '', three = '', four = ''] = ids
  const first = await tailor(owner.id, one)
  const [kept] = first.changes
  expect(first.changes.length).toBeGreaterThan(1)
  expect(first.changes.every(({ state }) => state === 'accepted')).toBe(true)
  await keepOnly(owner.id, first.id, [kept?.id ?? ''])

  const second = await tailor(owner.id, two)
  const states = second.changes.map(({ state }) => state)
  expect(states).toEqual(['accepted', ...first.changes.slice(1).map(() => 'undone')])
  const left = await readResume(parts.db, owner.id, first.id)
  expect(second.tailoredContent).toBe(left?.tailoredContent)
  expect(second.analysisResults.matchScore).toBe(left?.analysisResults.matchScore)
  // It stays so through a result that nobody touched.
  expect((await tailor(owner.id, three)).tailoredContent).toBe(left?.tailoredContent)

  const other = await parts.accept(1, 'batch', same)
  const strange = await tailor(other.owner.id, other.ids[0] ?? '')
  expect(strange.tailoredContent).toBe(first.tailoredContent)

  const all = first.changes.map(({ id }) => id)
  await keepOnly(owner.id, second.id, all)
  const third = await readJob(parts.db, owner.id, three)
  await keepOnly(owner.id, third?.resumeId ?? '', all)
  expect((await tailor(owner.id, four)).tailoredContent).toBe(first.tailoredContent)
})

test('of another posting nothing is known', async () => {
  const { owner, ids } = await parts.accept(2, 'batch', same)
  const [one = '', two = ''] = ids
  const first = await tailor(owner.id, one)
  await keepOnly(owner.id, first.id, [])
  await parts.db
    .updateTable('jobs')
    .set({ job_description: ANOTHER })
    .where('id', '=', two)
    .execute()
  const next = await tailor(owner.id, two)
  expect(next.changes.map(({ state }) => state)).toEqual(first.changes.map(({ state }) => state))
})

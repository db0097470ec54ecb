import { jobPdf } from '@tailorbird/contracts'
import { claimLane, finishJobs, readAllowance, readJob, savePdf, type Owner } from '@tailorbird/db'
import { audit } from '@tailorbird/db/testing'
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

const engine = createEngine({ model: 'none' })
const same = { originalContent: RESUME, jobDescription: POSTING }
let parts: TestParts
beforeAll(async () => (parts = await openTestParts(inject('postgresUrl'), inject('redisUrl'))))
afterAll(() => parts.close())

/** Runs an owner's jobs one after the other, as far as the PDF. */
async function runAll(owner: Owner, ids: string[]) {
  await claimLane(parts.db, { ownerId: owner.id, mode: 'batch' }, { shared: 10, alone: 10 })
  for (const id of ids) await startAndTailor(parts, engine, contextFor(parts, id))
  return Promise.all(ids.map((id) => readJob(parts.db, owner.id, id)))
}

test('the same posting and resume is answered by what is there, at no generation, unless asked anew', async () => {
  const { owner, ids } = await parts.accept(3, 'batch', same)
  await parts.db
    .updateTable('jobs')
    .set({ anew: true })
    .where('id', '=', ids[2] ?? '')
    .execute()
  const [first, second, third] = await runAll(owner, ids)
  expect(second).toMatchObject({ resumeId: first?.resumeId, progress: 70, reused: true })
  expect(third?.resumeId).not.toBe(first?.resumeId)
  expect(first?.reused).toBeUndefined()
  expect(await readAllowance(parts.db, owner.id)).toMatchObject({ used: 2, reserved: 0 })
  for (const job of [first, third]) await finishJobs(parts.db, job?.resumeId ?? '')
  expect(await audit(parts.db)).toEqual([])
  expect(await readJob(parts.db, owner.id, ids[1] ?? '')).toMatchObject({ status: 'done' })
})

test('where the PDF is there, too, the job is done at once, and the next one of its lane goes on', async () => {
  const { owner, ids } = await parts.accept(3, 'batch', same)
  const [first = '', second = '', third = ''] = ids
  const [made] = await runAll(owner, [first])
  const resumeId = made?.resumeId ?? ''
  expect(await savePdf(parts.db, jobPdf(resumeId), 1, Buffer.from('%PDF'))).toBe(true)
  await finishJobs(parts.db, resumeId)
  // One place is free, and the third job waits for it.
  await parts.db.updateTable('jobs').set({ lane_place: null }).where('id', '=', third).execute()
  await startAndTailor(parts, engine, contextFor(parts, second))
  expect(await readJob(parts.db, owner.id, second)).toMatchObject({
    status: 'done',
    progress: 100,
    resumeId,
    reused: true,
  })
  expect(await readAllowance(parts.db, owner.id)).toMatchObject({ used: 1, reserved: 1 })
  const waiting = { jobId: third, attempt: 1, requestId: 'request-1' }
  expect(await parts.producer.readState('tailor-resume', waiting)).toBe('pending')
  expect(await audit(parts.db)).toEqual([])
})

test('who has changed a result gets another one', async () => {
  const { owner, ids } = await parts.accept(2, 'batch', same)
  const [first = '', second = ''] = ids
  const [made] = await runAll(owner, [first])
  await parts.db
    .updateTable('resumes')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', made?.resumeId ?? '')
    .execute()
  await startAndTailor(parts, engine, contextFor(parts, second))
  const other = await readJob(parts.db, owner.id, second)
  expect(other?.reused).toBeUndefined()
  expect(other?.resumeId).not.toBe(made?.resumeId)
})

test('nobody gets what was made for somebody else, nor what was made from other texts', async () => {
  const one = await parts.accept(1, 'batch', same)
  const other = await parts.accept(1, 'batch', same)
  const [mine] = await runAll(one.owner, one.ids)
  const [theirs] = await runAll(other.owner, other.ids)
  expect(theirs?.reused).toBeUndefined()
  expect(theirs?.resumeId).not.toBe(mine?.resumeId)
})

import { jobPdf } from '@tailorbird/contracts'
import { claimLane, finishJobs, readJob } from '@tailorbird/db'
import { createEngine } from '@tailorbird/llm'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import {
  contextFor,
  openTestParts,
  type TestParts,
  startAndTailor,
} from '../testing/start-test-worker.ts'
import { startUpkeep } from './start-upkeep.ts'

const opened = new AsyncDisposableStack()
let parts: TestParts
beforeAll(async () => {
  parts = await openTestParts(inject('postgresUrl'), inject('redisUrl'))
  opened.defer(parts.close)
})
afterAll(() => opened.disposeAsync())

test('a device that was not here for so long is forgotten, in the rows and in the queues', async () => {
  const { db, producer } = parts
  const { owner, ids } = await parts.accept(2)
  const [id = '', waiting = ''] = ids
  await claimLane(db, { ownerId: owner.id, mode: 'batch' }, { shared: 2, alone: 2 })
  await startAndTailor(parts, createEngine({ model: 'none' }), contextFor(parts, id))
  const resumeId = (await readJob(db, owner.id, id))?.resumeId ?? ''
  const pdf = { ...jobPdf(resumeId), requestId: 'request-1' }
  const other = { jobId: waiting, attempt: 1, requestId: 'request-1' }
  await producer.enqueue('tailor-resume', other)
  expect(await producer.readState('render-pdf', pdf)).toBe('pending')
  await db
    .updateTable('owners')
    .set({ last_used_at: new Date(Date.now() - 31 * 24 * 3_600_000) })
    .where('id', '=', owner.id)
    .execute()

  await startUpkeep(parts, opened)
  await producer.enqueue('delete-expired', {}, { again: true })
  await vi.waitFor(async () => {
    expect(await db.selectFrom('resumes').select('id').execute()).toEqual([])
  })
  await vi.waitFor(async () => {
    expect(await producer.readState('render-pdf', pdf)).toBe('unknown')
    expect(await producer.readState('tailor-resume', other)).toBe('unknown')
  })
  await vi.waitFor(() => expect(parts.logLines.join('')).toContain('"devices":1'))
  expect(parts.logLines.join('')).not.toContain('Ada Reyes')
})

test('an account’s results of long ago go where the operator says so, and the log counts them', async () => {
  const { db, producer } = parts
  const { owner, ids } = await parts.accept(2)
  const [old = '', recent = ''] = ids
  await claimLane(db, { ownerId: owner.id, mode: 'batch' }, { shared: 2, alone: 2 })
  for (const id of ids) {
    await startAndTailor(parts, createEngine({ model: 'none' }), contextFor(parts, id))
    await finishJobs(db, (await readJob(db, owner.id, id))?.resumeId ?? '')
  }
  await db
    .updateTable('jobs')
    .set({ updated_at: new Date(Date.now() - 366 * 24 * 3_600_000) })
    .where('id', '=', old)
    .execute()
  await producer.enqueue('delete-expired', {}, { again: true })
  await vi.waitFor(() => expect(parts.logLines.join('')).toContain('"jobs":1,"results":0'))
  expect(await readJob(db, owner.id, old)).toBeUndefined()
  expect(await readJob(db, owner.id, recent)).toMatchObject({ status: 'done' })
  expect(await db.selectFrom('resumes').select('id').execute()).toHaveLength(1)
})

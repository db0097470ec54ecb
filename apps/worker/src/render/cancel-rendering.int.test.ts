import { once, EventEmitter } from 'node:events'
import { jobPdf } from '@tailorbird/contracts'
import {
  cancelJob,
  claimLane,
  failRendering,
  listen,
  readJob,
  retryJob,
  type News,
} from '@tailorbird/db'
import { createEngine } from '@tailorbird/llm'
import type { PdfRenderer } from '@tailorbird/pdf'
import { startWorker } from '@tailorbird/queue'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { hearCancellations } from '../hear-cancellations.ts'
import {
  contextFor,
  openTestParts,
  type TestParts,
  startAndTailor,
} from '../testing/start-test-worker.ts'
import { cancelRendering } from './cancel-rendering.ts'
import { renderPdf } from './render-pdf.ts'

const opened = new AsyncDisposableStack()
let parts: TestParts
const events = new EventEmitter<{ rendering: []; stopped: []; pdf: [News['pdf']] }>()
/** A rendering that takes for ever. */
const renderer: PdfRenderer = {
  render: (_html, { signal }) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        events.emit('stopped')
        reject(new Error('aborted'))
      })
      events.emit('rendering')
    }),
  close: () => Promise.resolve(),
}

beforeAll(async () => {
  parts = await openTestParts(inject('postgresUrl'), inject('redisUrl'))
  opened.defer(parts.close)
  const worker = await startWorker(parts.backend, {
    queue: 'render',
    handlers: { 'render-pdf': (context) => renderPdf(parts, renderer, context) },
    concurrency: 2,
    log: parts.log,
    handBackAfterMs: 100,
    onGiveUp: () => Promise.reject(new Error('nothing may be given up')),
  })
  opened.defer(() => worker.close())
  await hearCancellations(parts.databaseUrl, parts.log, opened, (news) =>
    cancelRendering(parts, worker, news),
  )
  const listener = await listen({
    url: parts.databaseUrl,
    onNews: { pdf: (news) => events.emit('pdf', news) },
    onLost: () => undefined,
    onRestored: () => undefined,
  })
  opened.defer(listener.close)
})
afterAll(() => opened.disposeAsync())

test('a job that is cancelled while its PDF is rendered again stops that, and downloads hear of it', async () => {
  const { owner, ids } = await parts.accept(1)
  const [id = ''] = ids
  const engine = createEngine({ model: 'none' })
  const tailor = (attempt: number) =>
    startAndTailor(parts, engine, contextFor(parts, id, { attempt }))
  const first = once(events, 'rendering')
  await claimLane(parts.db, { ownerId: owner.id, mode: 'batch' }, { shared: 1, alone: 1 })
  await tailor(1)
  await first
  const resumeId = (await readJob(parts.db, owner.id, id))?.resumeId ?? ''
  // As if it had failed: only then may a job with a result be cancelled.
  await failRendering(parts.db, jobPdf(resumeId), 'render_failed')
  await retryJob(parts.db, owner.id, id, { requestId: 'request-2', freeLimits: null })
  await claimLane(parts.db, { ownerId: owner.id, mode: 'batch' }, { shared: 1, alone: 1 })
  await tailor(2)

  const [stopped, told] = [once(events, 'stopped'), once(events, 'pdf')]
  await cancelJob(parts.db, owner.id, id)
  await stopped
  expect((await told)[0]).toMatchObject({ resumeId, errorCode: 'render_failed' })
  const pdf = { ...jobPdf(resumeId), requestId: '' }
  await vi.waitFor(async () =>
    expect(await parts.producer.readState('render-pdf', pdf)).toBe('completed'),
  )
  expect(await readJob(parts.db, owner.id, id)).toMatchObject({ status: 'removed' })
})

test('who waits for a PDF of a resume that is gone hears so at once', async () => {
  const told = once(events, 'pdf')
  const resumeId = crypto.randomUUID()
  await parts.producer.enqueue('render-pdf', { ...jobPdf(resumeId), requestId: 'request-3' })
  expect((await told)[0]).toMatchObject({ resumeId, errorCode: 'not_found' })
})

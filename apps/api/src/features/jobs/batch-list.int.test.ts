import type { BatchDto, BatchPage, BatchSummary } from '@tailorbird/contracts'
import { failJob, startJob } from '@tailorbird/db'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { renderAs, tailorAs } from '../../testing/act-as-worker.ts'
import { openBrowser, type Browser } from '../../testing/browser.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterAll(() => api.close())

async function submit(browser: Browser, size: number, mode: 'batch' | 'queue' = 'batch') {
  const jobs = Array.from({ length: size }, (_, n) => ({ jobDescription: `Gardener ${n}` }))
  const sent = { originalContent: '# Ada', fileName: 'ada.md', mode, jobs }
  return (await (await browser.post('/api/jobs', sent)).json()) as BatchDto
}

test('lists the batches with what became of their jobs, and one of them by its id', async () => {
  const browser = await openBrowser(api.url)
  const { batchId, jobs } = await submit(browser, 3)
  const [done = '', failed = ''] = jobs.map(({ id }) => id)
  await renderAs(api.db, await tailorAs(api.db, done))
  await startJob(api.db, failed, 1)
  await failJob(api.db, { id: failed, attempt: 1 }, 'model_timeout')
  const queue = await submit(browser, 2, 'queue')

  const { batches, nextCursor } = (await (await browser.get('/api/batches')).json()) as BatchPage
  expect(nextCursor).toBeNull()
  expect(batches.map(({ id }) => id)).toEqual([queue.batchId, batchId])
  expect(batches[1]).toMatchObject({
    mode: 'batch',
    fileName: 'ada.md',
    totals: { done: 1, running: 0, waiting: 1, paused: 0, failed: 1 },
    failures: [{ code: 'model_timeout', count: 1 }],
  })
  const one = (await (await browser.get(`/api/batches/${batchId}`)).json()) as BatchSummary
  expect(one).toEqual(batches[1])
})

test('ten come on a page, and a cursor that is none of ours is refused', async () => {
  const browser = await openBrowser(api.url)
  for (let n = 0; n < 11; n += 1) await submit(browser, 1)
  const page = async (query: string) =>
    (await (await browser.get(`/api/batches${query}`)).json()) as BatchPage
  const first = await page('')
  const second = await page(`?cursor=${first.nextCursor}`)
  expect([first.batches.length, second.batches.length, second.nextCursor]).toEqual([10, 1, null])
  expect((await browser.get('/api/batches?cursor=1')).status).toBe(400)
})

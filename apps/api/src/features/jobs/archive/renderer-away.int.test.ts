import type { BatchDto } from '@tailorbird/contracts'
import { finishJobs } from '@tailorbird/db'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { PDF, renderAs, tailorAs } from '../../../testing/act-as-worker.ts'
import { openBrowser } from '../../../testing/browser.ts'
import { readZip } from '../../../testing/read-zip.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
// Nobody works on the render queue.
beforeAll(async () => {
  api = await startTestApi({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    env: { RENDER_WAIT_SECONDS: '2' },
  })
})
afterAll(() => api.close())

test('an archive waits once for a renderer that is away, has all the rest, and says what is missing', async () => {
  const browser = await openBrowser(api.url)
  const jobs = Array.from({ length: 100 }, (_, n) => ({ jobDescription: `Job ${n}` }))
  const sent = { originalContent: '# Ada', mode: 'batch', jobs }
  const batch = (await (await browser.post('/api/jobs', sent)).json()) as BatchDto
  const resumeIds: string[] = []
  for (const { id } of batch.jobs) resumeIds.push(await tailorAs(api.db, id))
  const stored = new Set([0, 50, 99])
  for (const [at, id] of resumeIds.entries())
    await (stored.has(at) ? renderAs(api.db, id) : finishJobs(api.db, id))

  const started = performance.now()
  const answer = await browser.get(`/api/batches/${batch.batchId}/archive`)
  const files = readZip(Buffer.from(await answer.arrayBuffer()))
  // One wait after the other would take 50 s.
  expect(performance.now() - started).toBeLessThan(25_000)

  const named = [...files.keys()]
  expect(named.filter((name) => name.endsWith('.md'))).toHaveLength(100)
  const pdfs = named.filter((name) => name.endsWith('.pdf'))
  expect(pdfs).toHaveLength(stored.size)
  for (const name of pdfs) expect(files.get(name)).toEqual(PDF)
  const list = JSON.parse(String(files.get('manifest.json'))) as {
    jobs: { pdf: string | null; problem: string | null }[]
  }
  const missing = list.jobs.filter((_job, at) => !stored.has(at))
  expect(list.jobs.filter(({ pdf }) => pdf)).toHaveLength(stored.size)
  for (const { pdf, problem } of missing)
    expect([pdf, problem]).toEqual([null, expect.stringContaining('again in a minute')])
  const lines = api.logLines.filter((line) => line.includes('no PDF is waited for any more'))
  expect(lines).toHaveLength(1)
  expect(api.logLines.join('')).toContain('"missing":97')
})

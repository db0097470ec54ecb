import type { JobDto, PostingPage } from '@tailorbird/contracts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../../testing/browser.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const RESUME =
  '# Ada Reyes\n\nada@example.org\n\n## Experience\n\n### Orchard House\n**Gardener** | 2019 – 2024\n\n- Pruned 40 fruit trees'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterAll(() => api.close())

test('what is tailored for a posting is named as the list names it, whatever its text says', async () => {
  const told = { title: 'Despatch Supervisor', company: 'Nettlebed Bakery Ltd' }
  const text = 'Nights, four on and four off.\n\nRequirements:\n- Pruning\n- Irrigation'
  const browser = await openBrowser(api.url)
  await browser.post('/api/postings/resume', { originalContent: RESUME })
  await browser.post('/api/postings', { postings: [{ text, ...told }] })
  const { postings } = (await (await browser.get('/api/postings')).json()) as PostingPage
  const ids = postings.map(({ id }) => id)
  await browser.post('/api/postings/tailor', { batchId: crypto.randomUUID(), postings: ids })
  const { jobs } = (await (await browser.get('/api/jobs')).json()) as { jobs: JobDto[] }
  expect(jobs).toMatchObject([told])
})

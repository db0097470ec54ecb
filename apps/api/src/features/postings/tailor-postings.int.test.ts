import type { JobDto, PostingPage } from '@tailorbird/contracts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
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

test('a posting of a table is a copy of one whose text says who hires', async () => {
  const told = { title: 'Despatch Supervisor', company: 'Nettlebed Bakery' }
  const text =
    'Nights, four on and four off, in our new hall by the ring road.\n\nRequirements:\n- Pruning\n- Irrigation\n- Grafting'
  const changed = text.replace('four on and four off, in our new hall', 'weekends off, in the hall')
  const browser = await openBrowser(api.url)
  await browser.post('/api/postings/resume', { originalContent: RESUME })
  const pasted = { text: `${told.title}\n${told.company}\n\n${text}` }
  await browser.post('/api/postings', { postings: [pasted, { text: changed, ...told }] })
  await vi.waitFor(
    async () => {
      const { postings } = (await (await browser.get('/api/postings')).json()) as PostingPage
      expect(postings.filter(({ copyOf }) => copyOf !== null)).toHaveLength(1)
    },
    { timeout: 30_000, interval: 100 },
  )
})

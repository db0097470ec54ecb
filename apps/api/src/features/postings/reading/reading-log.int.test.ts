import type { PostingPage } from '@tailorbird/contracts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openBrowser } from '../../../testing/browser.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const RESUME =
  '# Ada Reyes\n\n## Experience\n\n### Orchard House\n**Gardener** | 2019 – 2024\n\n- Pruned 40 trees'
const POSTINGS = Array.from({ length: 12 }, (_, at) => ({
  text: `Gardener ${at}\nHill Park ${at}\n\nRequirements:\n- Pruning\n- Beekeeping`,
}))

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterAll(() => api.close())

/** The lines that say this. */
const said = (msg: string) =>
  api.logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line['msg'] === msg)

test('who brought postings, and how long they took, is in the log; not a word of them', async () => {
  const browser = await openBrowser(api.url)
  await browser.post('/api/postings/resume', { originalContent: RESUME })
  await browser.post('/api/postings', { postings: POSTINGS })
  const ms = expect.any(Number) as number
  const [taken] = said('postings taken in')
  expect(taken).toMatchObject({ added: 12, known: 0, ms })
  const { ownerId, requestId } = taken ?? {}
  expect(ownerId).toMatch(/^[\da-f-]{36}$/)
  expect(requestId).toEqual(expect.any(String))
  await vi.waitFor(() => expect(said('postings scored')).toHaveLength(1), 60_000)
  expect(said('postings scored')).toEqual([
    expect.objectContaining({ ownerId, requestId, postings: 12, unreadable: 0, ms }),
  ])
  expect(said('resume for postings kept')).toMatchObject([{ ownerId }])
  const page = (await (await browser.get('/api/postings')).json()) as PostingPage
  await browser.post('/api/postings/delete', { postings: [page.postings[0]?.id] })
  expect(said('postings deleted')).toMatchObject([{ ownerId, postings: 1 }])
  expect(api.logLines.join('')).not.toMatch(/gardener|hill park|beekeeping|orchard|ada reyes/i)
})

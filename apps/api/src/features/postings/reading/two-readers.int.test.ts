import type { PostingPage } from '@tailorbird/contracts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openBrowser, type Browser } from '../../../testing/browser.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const RESUME = `# Ada Reyes

ada@example.org

## Experience

### Orchard House
**Gardener** | 2019 – 2024

- Pruned 40 fruit trees a season and kept the irrigation running`
const POSTINGS = Array.from({ length: 150 }, (_, at) => ({
  text: `Gardener ${at}\nHill Park ${at}\n\nRequirements:\n- Pruning\n- TIG welding\n- Beekeeping`,
}))

let replicas: [TestApi, TestApi]
beforeAll(async () => {
  const urls = { postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') }
  const first = await startTestApi(urls)
  replicas = [first, await startTestApi({ ...urls, databaseUrl: first.databaseUrl })]
})
afterAll(async () => {
  await replicas[1].close()
  await replicas[0].close()
})

const list = async (browser: Browser) =>
  (await (await browser.get('/api/postings')).json()) as PostingPage

/** The same browser at both replicas. */
async function openBoth(): Promise<[Browser, Browser]> {
  const [one, two] = [await openBrowser(replicas[0].url), await openBrowser(replicas[1].url)]
  for (const pair of one.cookie().split('; ')) {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    two.setCookie(name, value)
  }
  return [one, two]
}

test.each([
  [
    'another resume',
    '/api/postings/resume',
    { originalContent: `${RESUME}\n- Did TIG welding in the workshop` },
  ],
  ['a skill', '/api/confirmed-skills', { skill: 'TIG welding' }],
])(
  '%s that comes to one replica while the other reads is what both go on with',
  async (_name, path, body) => {
    const [one, two] = await openBoth()
    await one.post('/api/postings/resume', { originalContent: RESUME })
    await one.post('/api/postings', { postings: POSTINGS })
    const before = await vi.waitFor(
      async () => {
        const page = await list(one)
        expect(page.unread).toBeLessThan(POSTINGS.length)
        return page
      },
      { timeout: 60_000, interval: 10 },
    )
    expect(before.unread).toBeGreaterThan(0)
    expect((await two.post(path, body)).ok).toBe(true)
    const left: number[] = []
    const after = await vi.waitFor(
      async () => {
        // Each hears that something is unread, and reads.
        const page = await list(left.length % 2 === 0 ? two : one)
        left.push(page.unread)
        expect(page.unread).toBe(0)
        return page
      },
      { timeout: 60_000, interval: 10 },
    )
    // None that was read beside the new one was unread again.
    expect(left).toEqual(left.toSorted((a, b) => b - a))
    expect(after.postings.map(({ reading }) => reading?.missing)).toEqual(
      POSTINGS.map(() => ['Beekeeping']),
    )
  },
)

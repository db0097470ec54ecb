import type { PostingPage } from '@tailorbird/contracts'
import { readCsvTable } from '@tailorbird/reading/import'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openBrowser, type Browser } from '../../testing/browser.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const RESUME = `# Ada Reyes

ada@example.org

## Experience

### Orchard House
**Gardener** | 2019 – 2024

- Pruned 40 fruit trees a season and kept the irrigation running`
const write = (title: string, musts: string[]) =>
  `${title}\nHill Park\n\nRequirements:\n${musts.map((must) => `- ${must}`).join('\n')}`
const FAR = write('Welder', ['MIG welding', 'TIG welding', 'Blueprint reading'])

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterAll(() => api.close())

async function openWith(postings: object[]): Promise<Browser> {
  const browser = await openBrowser(api.url)
  expect((await browser.post('/api/postings/resume', { originalContent: RESUME })).status).toBe(200)
  expect((await browser.post('/api/postings', { postings })).status).toBe(200)
  return browser
}

/** What was read of the posting called so, once all are. */
const readHead = (browser: Browser) => async () => {
  const page = (await (await browser.get('/api/postings')).json()) as PostingPage
  expect(page.unread).toBe(0)
  return page.postings.find(({ title }) => title === 'Head')?.reading
}

test('a table says what speaks against a posting, its language and pay, and its musts', async () => {
  const asked = write('Head Gardener', ['Pruning', 'Irrigation', 'MIG welding'])
  const paid = { text: `${asked}\n\nPay: $45,000 to $60,000 a year.`, title: 'Head' }
  const browser = await openWith([paid, { text: `${FAR}\n\nThis internship is unpaid.` }])
  const reading = await vi.waitFor(readHead(browser), { timeout: 60_000, interval: 50 })
  expect(reading?.covered.length).toBeGreaterThan(0)
  expect(reading?.missing.length).toBeGreaterThan(0)
  const csv = await (await browser.get('/api/postings/export?format=csv')).text()
  const { headers, rows, mapping } = readCsvTable(csv)
  expect(headers.slice(-7)).toEqual([
    'text',
    'traps',
    'language',
    'pay',
    'musts',
    'musts covered',
    'musts missing',
  ])
  expect(rows[0]?.slice(-6)).toEqual([
    '',
    'en',
    '$45,000 to $60,000 a year',
    String(reading?.musts),
    reading?.covered.join(', '),
    reading?.missing.join(', '),
  ])
  expect(rows[1]?.slice(-6, -3)).toEqual(['unpaid', 'en', ''])
  // None of them is taken for what a posting comes with.
  expect(Math.max(...Object.values(mapping))).toBe(headers.indexOf('text'))
})

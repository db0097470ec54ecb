import type { Problem } from '@tailorbird/contracts'
import { afterEach, expect, inject, test } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi | undefined
afterEach(() => api?.close())

async function start(env: Record<string, string>): Promise<string> {
  const urls = { postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') }
  api = await startTestApi({ ...urls, env: { TRUSTED_PROXIES: '1', ...env } })
  return api.url
}

/** A visitor's address, as a proxy of ours names it. */
const from = (address: string) => ({ 'x-forwarded-for': address })
const submission = (jobs = 1) => ({
  originalContent: '# Ada',
  mode: 'batch',
  jobs: Array.from({ length: jobs }, (_, index) => ({ jobDescription: `Gardener ${index}` })),
})
const codeOf = async (answer: Response) => ((await answer.json()) as Problem).code

test('too many submissions of one visitor are refused for a while; lists and others go on', async () => {
  const url = await start({ SUBMISSIONS_PER_OWNER: '3' })
  const [browser, other] = [await openBrowser(url), await openBrowser(url)]
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map(() => browser.post('/api/jobs', submission())),
  )
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  const refused = answers.find(({ status }) => status === 429) as Response
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  expect(await codeOf(refused)).toBe('rate_limited')
  expect((await browser.get('/api/jobs')).status).toBe(200)
  expect((await other.post('/api/jobs', submission())).status).toBe(202)
})

test('who drops the cookie is one of the network’s newcomers; those who keep it go on', async () => {
  const url = await start({ NEW_VISITORS_PER_NETWORK: '4' })
  const browser = await openBrowser(url)
  const come = (address: string) => fetch(`${url}/api/jobs`, { headers: from(address) })
  const statuses: number[] = []
  for (let time = 0; time < 6; time += 1) statuses.push((await come(`203.0.113.${time}`)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
  expect((await come('203.0.114.1')).status).toBe(200)
  const known = { cookie: browser.cookie(), ...from('203.0.113.9') }
  expect((await fetch(`${url}/api/jobs`, { headers: known })).status).toBe(200)
})

test('pages and lists have a limit, assets and health checks none', async () => {
  const url = await start({ REQUESTS_PER_OWNER: '5' })
  // Its first request is one of them.
  const browser = await openBrowser(url)
  for (let time = 0; time < 4; time += 1) {
    expect((await browser.get('/api/jobs')).status).toBe(200)
  }
  expect((await browser.get('/api/jobs')).status).toBe(429)
  expect((await browser.get('/health/live')).status).toBe(200)
})

test('jobs that wait, texts that are stored, and jobs of a network have a limit', async () => {
  const url = await start({
    JOBS_WAITING_PER_OWNER: '10',
    STORED_MB_PER_OWNER: '1',
    JOBS_PER_NETWORK: '40',
  })
  const browser = await openBrowser(url)
  expect(await codeOf(await browser.post('/api/jobs', submission(11)))).toBe('too_much_waiting')
  expect((await browser.post('/api/jobs', submission(10))).status).toBe(202)
  expect(await codeOf(await browser.post('/api/jobs', submission(1)))).toBe('too_much_waiting')
  const large = { ...submission(), originalContent: `# Ada\n\n${'word '.repeat(250_000)}` }
  const other = await openBrowser(url)
  const full = await other.post('/api/jobs', large)
  expect(full.status).toBe(413)
  expect(await codeOf(full)).toBe('storage_full')
  for (let visitor = 0; visitor < 3; visitor += 1) {
    expect((await (await openBrowser(url)).post('/api/jobs', submission(10))).status).toBe(202)
  }
  const dropped = await (await openBrowser(url)).post('/api/jobs', submission(1))
  expect(await codeOf(dropped)).toBe('rate_limited')
})

test('a call without a body takes none', async () => {
  const browser = await openBrowser(await start({}))
  const path = `/api/batches/${crypto.randomUUID()}/pause`
  expect((await browser.post(path, {})).status).toBe(404)
  expect((await browser.post(path, 'x'.repeat(2000))).status).toBe(413)
})

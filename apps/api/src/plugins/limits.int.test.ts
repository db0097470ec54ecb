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

test('who sends without a cookie is one of the network’s newcomers; it costs nobody else anything', async () => {
  const url = await start({ NEW_VISITORS_PER_NETWORK: '4', SUBMISSIONS_PER_NETWORK: '8' })
  const send = (address: string, cookie?: string) =>
    fetch(`${url}/api/jobs`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(cookie ? { cookie, origin: url } : {}),
        ...from(address),
      },
      body: JSON.stringify(submission()),
    })
  const answers: Response[] = []
  for (let time = 0; time < 20; time += 1) answers.push(await send(`203.0.113.${time}`))
  expect(answers.slice(0, 5).map(({ status }) => status)).toEqual([202, 202, 202, 202, 429])
  const refused = answers.at(-1) as Response
  expect(refused.status).toBe(429)
  expect(((await refused.json()) as Problem).detail).toContain('Try again in 10 minutes')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(540)
  expect((await send('203.0.114.1')).status).toBe(202)
  const browser = await openBrowser(url)
  expect((await send('203.0.113.9', browser.cookie())).status).toBe(202)
})

test('a class of 30 new devices gets in while somebody of its network floods us without a cookie', async () => {
  const url = await start({ REQUESTS_PER_NETWORK: '100', NEW_VISITORS_PER_NETWORK: '10' })
  const ask = (path: string, cookie?: string) =>
    fetch(url + path, { headers: { ...from('203.0.113.7'), ...(cookie ? { cookie } : {}) } })
  const flood = await Promise.all(Array.from({ length: 150 }, () => ask('/api/jobs')))
  expect(flood.filter(({ status }) => status === 429)).toHaveLength(50)
  for (let device = 0; device < 30; device += 1) {
    // No client is built here: its pages are not found, and answered as any page.
    const page = await ask('/pricing')
    expect(page.status).toBe(404)
    const cookie = page.headers.getSetCookie()[0]?.split(';')[0]
    expect((await ask('/api/jobs', cookie)).status).toBe(200)
  }
})

test('lists have a limit, pages and health checks none', async () => {
  const url = await start({ REQUESTS_PER_OWNER: '5' })
  const browser = await openBrowser(url)
  for (let time = 0; time < 5; time += 1) {
    expect((await browser.get('/api/jobs')).status).toBe(200)
  }
  expect((await browser.get('/api/jobs')).status).toBe(429)
  expect((await browser.get('/%61pi/jobs')).status).toBe(429)
  expect((await browser.get('/health/live')).status).toBe(200)
  expect((await browser.get('/pricing')).status).toBe(404)
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

import { randomUUID } from 'node:crypto'
import { audit } from '@tailorbird/db/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser, type Browser } from '../../testing/browser.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let replica: TestApi
beforeAll(async () => {
  const settings = {
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    quota: 3,
    // As many as are sent: counted again, a repeated call would not fit.
    env: { JOBS_WAITING_PER_OWNER: '3' },
  }
  api = await startTestApi(settings)
  replica = await startTestApi({ ...settings, databaseUrl: api.databaseUrl })
})
afterAll(async () => {
  await replica.close()
  await api.close()
})

const originalContent = '# Ada Reyes\n\n- Pruned 40 fruit trees'
const options = { pages: 1, tone: 'formal', strength: 'light' }
const newId = () => randomUUID().slice(0, 21)
const newJobs = () =>
  Array.from({ length: 3 }, (_, place) => ({ id: newId(), jobDescription: `Gardener ${place}` }))

const SUBMISSIONS = [
  { path: '/api/jobs', body: () => ({ originalContent, options, mode: 'batch', jobs: newJobs() }) },
  { path: '/api/jobs', body: () => ({ originalContent, options, mode: 'queue', jobs: newJobs() }) },
  {
    path: '/api/resume/tailor',
    body: () => ({ originalContent, options, jobDescription: 'Gardener', jobId: newId() }),
  },
]

/** What the page sends: of a batch that it names, the first call's options hold. */
const NAMED = {
  path: '/api/jobs',
  body: () => ({
    originalContent,
    options,
    mode: 'batch',
    batchId: randomUUID(),
    jobs: newJobs(),
  }),
}

/** The same person at either API. */
async function openBoth() {
  const first = await openBrowser(api.url)
  const second = await openBrowser(replica.url)
  for (const pair of first.cookie().split('; ')) {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    second.setCookie(name, value)
  }
  return [first, second] as const
}

/** Asks again, as the page does, where a busy machine took too long to connect. */
async function call(browser: Browser, path: string, body: object): Promise<Response> {
  for (;;) {
    const answer = await browser.post(path, body, { prefer: 'respond-async' })
    if (answer.status !== 503) return answer
  }
}

test.each([...SUBMISSIONS, NAMED])(
  'ten equal calls of $path at once, at two APIs, get one answer',
  async ({ path, body }) => {
    const both = await openBoth()
    const sent = body()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => call(both[turn % 2 ? 1 : 0], path, sent)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from(answers, () => 202))
    const [first, ...others] = await Promise.all(answers.map((answer) => answer.json()))
    for (const other of others) expect(other).toEqual(first)
    expect(await audit(api.db)).toEqual([])
  },
)

test.each(SUBMISSIONS)('a call of $path with other content is a conflict', async (submission) => {
  const [browser] = await openBoth()
  const sent = submission.body()
  const send = async (body: object) => (await call(browser, submission.path, body)).status
  expect(await send(sent)).toBe(202)
  expect(await send({ ...sent, originalContent: `${originalContent} and hedges` })).toBe(409)
  expect(await send({ ...sent, options: { ...options, tone: 'plain' } })).toBe(409)
  expect(await send({ ...sent, options: undefined })).toBe(409)
  expect(await send(sent)).toBe(202)
})

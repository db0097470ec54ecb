import type { BatchDto, JobDto, JobNews, JobPage } from '@tailorbird/contracts'
import { failJob, startJob } from '@tailorbird/db'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { renderAs, tailorAs } from '../../testing/act-as-worker.ts'
import { openBrowser, type Browser } from '../../testing/browser.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    quota: 4,
  })
})
afterAll(() => api.close())

const isQueued = async (id: string, attempt = 1) =>
  (await api.producer.readState('tailor-resume', { jobId: id, attempt, requestId: '' })) ===
  'pending'

async function submit(size: number, mode: 'batch' | 'queue' = 'queue') {
  const browser = await openBrowser(api.url)
  const jobs = Array.from({ length: size }, (_, n) => ({ jobDescription: `Gardener ${n}` }))
  const answer = await browser.post('/api/jobs', { originalContent: '# Ada', mode, jobs })
  const batch = (await answer.json()) as BatchDto
  const ids = batch.jobs.map((job) => job.id)
  return { browser, batchId: batch.batchId, ids, first: ids[0] ?? '' }
}
async function list(browser: Browser) {
  return ((await (await browser.get('/api/jobs')).json()) as JobPage).jobs.toReversed()
}
async function codeOf(answer: Response) {
  return [answer.status, ((await answer.json()) as { code: string }).code]
}
const usage = async (browser: Browser) => (await browser.get('/api/device-usage')).json()

test('20 cancels at once of a running job: gone, its generation back, the next one dispatched', async () => {
  const { browser, ids, first } = await submit(2)
  await startJob(api.db, first, 1)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => browser.post(`/api/jobs/${first}/cancel`, undefined)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
  expect((await list(browser)).map(({ id }) => id)).toEqual([ids[1]])
  expect(await usage(browser)).toMatchObject({ used: 0, reserved: 1, limit: 4 })
  expect(await isQueued(ids[1] ?? '')).toBe(true)
})

test('clients that ask what changed hear of a cancelled job', async () => {
  const { browser, first } = await submit(1)
  const { rev } = (await (await browser.get('/api/jobs')).json()) as JobPage
  await browser.post(`/api/jobs/${first}/cancel`, {})
  const page = (await (await browser.get(`/api/jobs?since=${rev}`)).json()) as JobPage
  expect(page.jobs).toMatchObject([{ id: first, status: 'removed' }])
})

test('what is done can be removed, once and again, and neither cancelled nor retried', async () => {
  const { browser, first } = await submit(1)
  const resumeId = await tailorAs(api.db, first)
  expect(await codeOf(await browser.delete(`/api/jobs/${first}`))).toEqual([409, 'wrong_state'])
  await renderAs(api.db, resumeId)
  for (const call of ['cancel', 'retry'])
    expect(await codeOf(await browser.post(`/api/jobs/${first}/${call}`, {}))).toEqual([
      409,
      'wrong_state',
    ])
  for (const _ of ['once', 'again'])
    expect((await browser.delete(`/api/jobs/${first}`)).status).toBe(204)
  expect(await list(browser)).toEqual([])
  expect((await browser.get(`/api/resume/${resumeId}`)).status).toBe(200)
})

test('a failed job is retried as a new attempt, and one of two calls does it', async () => {
  const { browser, first } = await submit(1)
  await failJob(api.db, { id: first, attempt: 1 }, 'model_timeout')
  const answers = await Promise.all(
    [1, 2].map(() => browser.post(`/api/jobs/${first}/retry`, undefined)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const job = (await answers.find(({ ok }) => ok)?.json()) as JobDto
  expect(job).toMatchObject({ id: first, status: 'queued', progress: 0, attempt: 2, paused: false })
  expect(job.error).toBeUndefined()
  expect(await isQueued(first, 2)).toBe(true)
  expect(await usage(browser)).toMatchObject({ used: 0, reserved: 1 })
})

test('a retry without a generation left is refused', async () => {
  const { browser, first } = await submit(1)
  await failJob(api.db, { id: first, attempt: 1 }, 'model_timeout')
  const jobs = Array.from({ length: 4 }, () => ({ jobDescription: 'Gardener' }))
  await browser.post('/api/jobs', { originalContent: '# Ada', mode: 'batch', jobs })
  const answer = await browser.post(`/api/jobs/${first}/retry`, {})
  expect(await codeOf(answer)).toEqual([402, 'allowance_exhausted'])
})

test('a batch is paused, resumed, cancelled and its failures retried, each call twice', async () => {
  const { browser, batchId, ids, first } = await submit(4)
  const call = async (what: string) =>
    (await browser.post(`/api/batches/${batchId}/${what}`, undefined)).json()
  const twice = async (what: string) => [await call(what), await call(what)]
  const answers = (changed: number) => [
    { batchId, changed },
    { batchId, changed: 0 },
  ]
  const states = async () => (await list(browser)).map(({ status, paused }) => [status, paused])

  expect(await twice('pause')).toEqual(answers(3))
  await failJob(api.db, { id: first, attempt: 1 }, 'model_timeout')
  expect(await twice('retry-failed')).toEqual(answers(1))
  expect(await states()).toEqual(Array.from({ length: 4 }, () => ['queued', true]))
  expect(await isQueued(first, 2)).toBe(false)
  expect(await twice('resume')).toEqual(answers(4))
  expect(await isQueued(first, 2)).toBe(true)
  expect(await isQueued(ids[1] ?? '')).toBe(false)
  expect(await twice('cancel')).toEqual(answers(4))
  expect(await states()).toEqual([])
  expect(await usage(browser)).toMatchObject({ used: 0, reserved: 0 })
})

test("another owner's jobs and batches are not there", async () => {
  const { browser, batchId, first } = await submit(1)
  const stranger = await openBrowser(api.url)
  const answers = [
    stranger.delete(`/api/jobs/${first}`),
    ...['cancel', 'retry'].map((call) => stranger.post(`/api/jobs/${first}/${call}`, {})),
    ...['pause', 'resume', 'cancel', 'retry-failed'].map((call) =>
      stranger.post(`/api/batches/${batchId}/${call}`, {}),
    ),
    stranger.get(`/api/batches/${batchId}/archive`),
  ]
  for (const answer of answers) expect(await codeOf(await answer)).toEqual([404, 'not_found'])
  expect(await list(browser)).toMatchObject([
    { id: first, status: 'queued' } satisfies Partial<JobNews>,
  ])
})

test('a DELETE that names JSON and has no body is understood', async () => {
  const { browser, first } = await submit(1)
  const headers = { cookie: browser.cookie(), origin: api.url, 'content-type': 'application/json' }
  const answer = await fetch(`${api.url}/api/jobs/${first}`, { method: 'DELETE', headers })
  expect(answer.status).toBe(204)
  const empty = await fetch(`${api.url}/api/jobs`, { method: 'POST', headers })
  expect(await codeOf(empty)).toEqual([400, 'invalid_input'])
})

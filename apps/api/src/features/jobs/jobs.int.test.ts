import type { BatchDto, JobPage, Problem } from '@tailorbird/contracts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readSources } from '@tailorbird/db'
import { openBrowser } from '../../testing/browser.ts'
import { readZip } from '../../testing/read-zip.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    quota: 3,
  })
})
afterAll(() => api.close())

const originalContent = '# Ada Reyes\n\n- Pruned 40 fruit trees'
function newJobs(mode: 'batch' | 'queue', ids: string[]) {
  const jobs = ids.map((id) => ({ id: id.padEnd(21, '_'), jobDescription: `Gardener ${id}` }))
  return { originalContent, mode, jobs }
}

test('accepts a batch, once, and dispatches a queue one job at a time', async () => {
  const browser = await openBrowser(api.url)
  const answer = await browser.post('/api/jobs', newJobs('queue', ['a', 'b']))
  expect(answer.status).toBe(202)
  const batch = (await answer.json()) as BatchDto
  expect(batch.jobs.map((job) => job.status)).toEqual(['queued', 'queued'])
  const again = await browser.post('/api/jobs', newJobs('queue', ['a', 'b']))
  expect(await again.json()).toEqual(batch)

  const states = await Promise.all(
    batch.jobs.map((job) =>
      api.producer.readState('tailor-resume', { jobId: job.id, attempt: 1, requestId: '' }),
    ),
  )
  expect(states).toEqual(['pending', 'unknown'])
  const page = (await (await browser.get(`/api/jobs?batchId=${batch.batchId}`)).json()) as JobPage
  expect(page.jobs.map(({ id }) => id)).toEqual(batch.jobs.map(({ id }) => id).toReversed())
})

test('refuses what the allowance does not cover, as a whole', async () => {
  const browser = await openBrowser(api.url)
  const answer = await browser.post('/api/jobs', newJobs('batch', ['c', 'd', 'e', 'f']))
  expect(answer.status).toBe(402)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  expect(await answer.json()).toMatchObject({ code: 'allowance_exhausted', status: 402 })
  expect(((await (await browser.get('/api/jobs')).json()) as JobPage).jobs).toEqual([])
})

test('names the fields that are wrong', async () => {
  const browser = await openBrowser(api.url)
  const answer = await browser.post('/api/jobs', {
    originalContent,
    mode: 'single',
    jobs: [{ id: 'short', jobDescription: '' }],
  })
  expect(answer.status).toBe(400)
  const problem = (await answer.json()) as Problem
  expect(problem.code).toBe('invalid_input')
  expect(problem.errors?.map(({ path }) => path).toSorted()).toEqual([
    'jobs[0].id',
    'jobs[0].jobDescription',
    'mode',
  ])
})

test('stores how a corrected resume is to be read, for the worker and its owner alone', async () => {
  const browser = await openBrowser(api.url)
  const sections = [{ kind: 'experience', heading: 'Meine Stationen' }]
  const tailored = { ...newJobs('batch', ['s']), sections }
  const { jobs } = (await (await browser.post('/api/jobs', tailored)).json()) as BatchDto
  expect(await readSources(api.db, { id: jobs[0]?.id ?? '', attempt: 1 })).toMatchObject({
    sections,
  })
  const single = { originalContent, jobDescription: 'Gardener t', jobId: 't'.padEnd(21, '_') }
  const headers = { prefer: 'respond-async' }
  await browser.post('/api/resume/tailor', { ...single, sections }, headers)
  expect(await readSources(api.db, { id: single.jobId, attempt: 1 })).toMatchObject({ sections })

  const read = async (from: typeof browser) =>
    readZip(Buffer.from(await (await from.get('/api/data/export')).arrayBuffer()))
      .get('data.json')
      ?.toString()
  expect(await read(browser)).toContain('Meine Stationen')
  expect(await read(await openBrowser(api.url))).not.toContain('Meine Stationen')
})

test('stores how a resume is to be written, for the worker and its owner', async () => {
  const browser = await openBrowser(api.url)
  const options = { pages: 1, tone: 'formal', strength: 'light' }
  const sent = { ...newJobs('batch', ['o']), options }
  const { jobs } = (await (await browser.post('/api/jobs', sent)).json()) as BatchDto
  expect(await readSources(api.db, { id: jobs[0]?.id ?? '', attempt: 1 })).toMatchObject({
    options,
  })
  const plain = newJobs('batch', ['p'])
  const answer = (await (await browser.post('/api/jobs', plain)).json()) as BatchDto
  expect(await readSources(api.db, { id: answer.jobs[0]?.id ?? '', attempt: 1 })).toMatchObject({
    options: null,
  })
})

test.each([
  { pages: 3, tone: 'plain', strength: 'full' },
  { pages: 1, tone: 'rude', strength: 'full' },
  { pages: 1, tone: 'plain' },
])('refuses options that are none: %j', async (options) => {
  const browser = await openBrowser(api.url)
  const response = await browser.post('/api/jobs', { ...newJobs('batch', ['q']), options })
  expect(response.status).toBe(400)
})

test.each([
  ['a kind that is none', [{ kind: 'hobbies', heading: 'A' }]],
  ['a heading too long', [{ kind: 'summary', heading: 'a'.repeat(201) }]],
  ['no plain text', [{ kind: 'summary', heading: 'a\0' }]],
  ['a field too many', [{ kind: 'summary', heading: 'A', note: 'a' }]],
  ['too many', Array.from({ length: 101 }, () => ({ kind: 'summary', heading: 'A' }))],
])('sections with %s are refused', async (_what, sections) => {
  const browser = await openBrowser(api.url)
  const answer = await browser.post('/api/jobs', { ...newJobs('batch', ['u']), sections })
  expect(answer.status).toBe(400)
  expect(((await answer.json()) as Problem).errors?.[0]?.path).toMatch(/^sections/)
})

test('a status that does not exist is refused', async () => {
  const browser = await openBrowser(api.url)
  expect((await browser.get('/api/jobs?status=lost')).status).toBe(400)
})

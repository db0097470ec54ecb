import type { EarlierResumes, OriginalResume } from '@tailorbird/contracts'
import { sampleResult } from '@tailorbird/db/testing'
import { startWorker, type RunningWorker } from '@tailorbird/queue'
import { parseResume } from '@tailorbird/reading'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { renderAs, tailorAs, PDF } from '../../testing/act-as-worker.ts'
import { openBrowser } from '../../testing/browser.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const RESUME = '# Ada Reyes\n\nada@example.org\n\n## Experience\n\n- Pruned 40 fruit trees a season'
const POSTING = 'Gardener\nOrchard House\n\nRequirements:\n- Pruning\n- Grafting\n- Irrigation'
const body = { originalContent: RESUME, jobDescription: POSTING }

let api: TestApi
let workers: RunningWorker[]

beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
  const log = {
    child: () => log,
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
  }
  const base = { concurrency: 4, log, handBackAfterMs: 100, onGiveUp: () => Promise.resolve() }
  workers = await Promise.all([
    startWorker(api.backend, {
      ...base,
      queue: 'tailor',
      handlers: {
        'tailor-resume': async ({ payload }) => void (await tailorAs(api.db, payload.jobId)),
      },
    }),
    startWorker(api.backend, {
      ...base,
      queue: 'render',
      handlers: { 'render-pdf': ({ payload }) => renderAs(api.db, payload.resumeId, payload.size) },
    }),
  ])
})
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.close()))
  await api.close()
})

async function tailorOne() {
  const browser = await openBrowser(api.url)
  const answer = await browser.post('/api/resume/tailor', body)
  expect(answer.status).toBe(200)
  return { browser, resume: (await answer.json()) as { id: string } }
}

test('tailor waits for the whole result', async () => {
  const { browser, resume } = await tailorOne()
  expect(resume).toMatchObject({
    tailoredContent: '# Ada Reyes\n',
    analysisResults: {
      matchScore: 61,
      keywordsAdded: ['Pruning'],
      optimizedPoints: expect.any(Array),
    },
  })
  const again = await browser.get(`/api/resume/${resume.id}`)
  expect(await again.json()).toEqual(resume)
})

test('tailor answers with the job at once when asked to', async () => {
  const browser = await openBrowser(api.url)
  const jobId = 'abcdefghijklmnopqrstu'
  const send = () =>
    browser.post('/api/resume/tailor', { ...body, jobId }, { prefer: 'respond-async' })
  const answer = await send()
  expect(answer.status).toBe(202)
  expect(answer.headers.get('preference-applied')).toBe('respond-async')
  expect(await answer.json()).toMatchObject({ id: jobId, mode: 'single' })

  const repeated = await browser.post('/api/resume/tailor', { ...body, jobId })
  expect(repeated.status).toBe(200)
  const jobs = (await (await browser.get('/api/jobs')).json()) as { jobs: unknown[] }
  expect(jobs.jobs).toHaveLength(1)
})

test('the markdown is plain text with a name', async () => {
  const { browser, resume } = await tailorOne()
  const answer = await browser.get(`/api/resume/${resume.id}/markdown`)
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe(
    'inline; filename="Ada Reyes - Orchard House - Gardener.md"',
  )
  expect(await answer.text()).toBe('# Ada Reyes\n')
})

test("the original is the person's own text, also after an edit", async () => {
  const { browser, resume } = await tailorOne()
  await renderAs(api.db, resume.id)
  await browser.patch(`/api/resume/${resume.id}`, { tailoredContent: '# Someone else' })
  const answer = await browser.get(`/api/resume/${resume.id}/original`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(await answer.text()).toBe(body.originalContent)
})

test('what a result was made from is there, to make another one', async () => {
  const { browser, resume } = await tailorOne()
  const answer = await browser.get(`/api/resume/${resume.id}/request`)
  expect(await answer.json()).toMatchObject({
    originalContent: body.originalContent,
    jobDescription: body.jobDescription,
  })
})

test('what was made of the same posting before is there, newest first; later and other ones are not', async () => {
  const { browser, resume } = await tailorOne()
  const make = async (jobDescription: string) => {
    const answer = await browser.post('/api/resume/tailor', { ...body, jobDescription })
    return ((await answer.json()) as { id: string }).id
  }
  const second = await make(POSTING)
  await make(`${POSTING}\n- Bees`)
  const third = await make(POSTING)
  const list = async (id: string) => {
    const answer = await browser.get(`/api/resume/${id}/earlier`)
    return ((await answer.json()) as EarlierResumes).resumes
  }
  expect((await list(third)).map(({ id }) => id)).toEqual([second, resume.id])
  expect(await list(second)).toEqual([expect.objectContaining({ id: resume.id, matchScore: 61 })])
  expect(await list(resume.id)).toEqual([])
  // The same text, but another person's.
  const other = await tailorOne()
  const answer = await other.browser.get(`/api/resume/${other.resume.id}/earlier`)
  expect(await answer.json()).toEqual({ resumes: [] })
})

test('the original is there as data for who asks for that, also one from before data was kept', async () => {
  const { browser, resume } = await tailorOne()
  const read = async () => {
    const path = `/api/resume/${resume.id}/original`
    const answer = await browser.get(path, { accept: 'application/json' })
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('vary')).toContain('accept')
    const { content, document } = (await answer.json()) as OriginalResume
    expect(content).toBe(RESUME)
    return document
  }
  expect(await read()).toEqual(sampleResult.sourceDocument)
  // What a reading from before the column has; nothing of the product writes it.
  await api.db
    .updateTable('batch_readings')
    .set({ document: null as never })
    .where('batch_id', '=', (eb) =>
      eb.selectFrom('resumes').select('batch_id').where('id', '=', resume.id),
    )
    .execute()
  expect(await read()).toEqual(parseResume('# Ada Reyes\n'))
})

test.each(['letter', 'a4'])('the PDF in %s is rendered when it is not there yet', async (size) => {
  const { browser, resume } = await tailorOne()
  const answer = await browser.get(`/api/resume/${resume.id}/pdf?size=${size}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toBe(
    'inline; filename="Ada Reyes - Orchard House - Gardener.pdf"',
  )
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF)
})

test("another owner's resume is not there", async () => {
  const { resume } = await tailorOne()
  const stranger = await openBrowser(api.url)
  for (const path of ['', '/pdf', '/markdown', '/original', '/earlier', '/request']) {
    const answer = await stranger.get(`/api/resume/${resume.id}${path}`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'not_found' })
  }
})

test('nothing of a resume or a posting is logged', async () => {
  await tailorOne()
  const logged = api.logLines.join('')
  expect(logged).toContain('jobs accepted')
  for (const word of ['Ada', 'ada@example.org', 'Pruned', 'Gardener', 'Orchard']) {
    expect(logged).not.toContain(word)
  }
})

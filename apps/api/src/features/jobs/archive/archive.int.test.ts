import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { CodedError, type BatchDto, type PaperChoice, type Payload } from '@tailorbird/contracts'
import { failJob, failRendering, finishJobs, readForRendering, savePdf } from '@tailorbird/db'
import { startWorker, type Log, type RunningWorker } from '@tailorbird/queue'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { PDF, renderAs, tailorAs } from '../../../testing/act-as-worker.ts'
import { openBrowser, type Browser } from '../../../testing/browser.ts'
import { readZip } from '../../../testing/read-zip.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let worker: RunningWorker<'render'>
const render = vi.fn<(payload: Payload<'render-pdf'>) => Promise<void>>()
const log: Log = {
  child: () => log,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
  worker = await startWorker(api.backend, {
    queue: 'render',
    handlers: { 'render-pdf': ({ payload }) => render(payload) },
    concurrency: 10,
    log,
    handBackAfterMs: 100,
    onGiveUp: async (_name, pdf, code) => void (await failRendering(api.db, pdf, code)),
  })
})
beforeEach(() => {
  render.mockReset().mockImplementation(({ resumeId }) => renderAs(api.db, resumeId))
})
afterAll(async () => {
  await worker.close()
  await api.close()
})

async function submit(postings: string[]) {
  const browser = await openBrowser(api.url)
  const jobs = postings.map((jobDescription) => ({ jobDescription }))
  const answer = await browser.post('/api/jobs', { originalContent: '# Ada', mode: 'batch', jobs })
  const batch = (await answer.json()) as BatchDto
  const path = `/api/batches/${batch.batchId}/archive`
  return { browser, path, ids: batch.jobs.map(({ id }) => id) }
}
/** Ends a job without its PDF being stored, as after an edit. */
async function finish(id: string): Promise<string> {
  const resumeId = await tailorAs(api.db, id)
  await finishJobs(api.db, resumeId)
  return resumeId
}
async function download(browser: Browser, path: string) {
  return openZip(await browser.get(path))
}
async function openZip(answer: Response) {
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=[\w-]+\.zip$/)
  const files = readZip(Buffer.from(await answer.arrayBuffer()))
  const manifest = JSON.parse(String(files.get('manifest.json'))) as { jobs: unknown[] }
  return { names: [...files.keys()], files, manifest: manifest.jobs }
}

test('holds what is done, under names of its own, and a list of everything', async () => {
  const posting = 'Gardener\nOrchard House\n\nRequirements:\n- Pruning'
  const { browser, path, ids } = await submit([posting, posting, 'Cook', 'Nurse'])
  await renderAs(api.db, await tailorAs(api.db, ids[0] ?? ''))
  await finish(ids[1] ?? '')
  await failJob(api.db, { id: ids[2] ?? '', attempt: 1 }, 'model_timeout')

  const { names, files, manifest } = await download(browser, path)
  expect(names).toEqual([
    'Ada Reyes - Orchard House - Gardener.md',
    'Ada Reyes - Orchard House - Gardener.pdf',
    'Ada Reyes - Orchard House - Gardener (2).md',
    'Ada Reyes - Orchard House - Gardener (2).pdf',
    'manifest.csv',
    'manifest.json',
  ])
  expect(files.get('Ada Reyes - Orchard House - Gardener (2).pdf')).toEqual(PDF)
  expect(String(files.get('Ada Reyes - Orchard House - Gardener.md'))).toBe('# Ada Reyes\n')
  expect(manifest).toMatchObject([
    { title: 'Gardener', company: 'Orchard House', score: 61, status: 'done', problem: null },
    {
      pdf: 'Ada Reyes - Orchard House - Gardener (2).pdf',
      markdown: 'Ada Reyes - Orchard House - Gardener (2).md',
    },
    { status: 'error', score: null, pdf: null, markdown: null },
    { status: 'queued' },
  ])
  expect(String(files.get('manifest.csv')).split('\r\n')).toHaveLength(6)
  expect(render).toHaveBeenCalledTimes(1)
})

test('a PDF that fails is named, and the others are there', async () => {
  const { browser, path, ids } = await submit(['One', 'Two', 'Three'])
  const broken = await finish(ids[0] ?? '')
  for (const id of ids.slice(1)) await finish(id)
  render.mockImplementation(({ resumeId }) => {
    if (resumeId === broken) throw new CodedError('document_too_large')
    return renderAs(api.db, resumeId)
  })
  const { names, manifest } = await download(browser, path)
  expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(2)
  expect(names.filter((name) => name.endsWith('.md'))).toHaveLength(3)
  expect(manifest[0]).toMatchObject({
    pdf: null,
    status: 'done',
    problem: expect.stringContaining('too long for a PDF'),
  })
})

test('a choice of jobs of any batch comes in one ZIP, and nobody else gets it', async () => {
  const { browser, ids } = await submit(['Gardener', 'Cook'])
  const sent = { originalContent: '# Ada', mode: 'queue', jobs: [{ jobDescription: 'Nurse' }] }
  const queue = (await (await browser.post('/api/jobs', sent)).json()) as BatchDto
  const [first = '', queued = ''] = [ids[0], queue.jobs[0]?.id]
  await renderAs(api.db, await tailorAs(api.db, first))
  await renderAs(api.db, await tailorAs(api.db, queued))

  const jobIds = [queued, first, ids[1] ?? '', 'gone'.padEnd(21, '_')]
  const { names, manifest } = await openZip(await browser.post('/api/archive', { jobIds }))
  expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(2)
  expect(manifest).toMatchObject([
    { title: 'Gardener', status: 'done', person: 'Ada Reyes' },
    { title: 'Cook', status: 'queued', person: '' },
    { title: 'Nurse', status: 'done' },
  ])
  const stranger = await openBrowser(api.url)
  expect((await stranger.post('/api/archive', { jobIds })).status).toBe(404)
  expect((await browser.post('/api/archive', { jobIds: [ids[1]] })).status).toBe(409)
})

test.each([
  ['none', []],
  ['too many', Array.from({ length: 501 }, (_, n) => String(n).padStart(21, '_'))],
  ['what is no id', ['one']],
])('%s are refused', async (_what, jobIds) => {
  const browser = await openBrowser(api.url)
  expect((await browser.post('/api/archive', { jobIds })).status).toBe(400)
})

test('each PDF is printed as it was looked at last, also when that one is gone', async () => {
  const { browser, path, ids } = await submit(['Gardener', 'Cook'])
  const looked = await tailorAs(api.db, ids[0] ?? '')
  await renderAs(api.db, looked)
  await renderAs(api.db, await tailorAs(api.db, ids[1] ?? ''))
  const look = { template: 'modern', size: 'a4', fit: 1 } as const
  const modern = Buffer.from('%PDF modern')
  const printed: PaperChoice[] = []
  render.mockImplementation(async ({ resumeId, template, size, fit }) => {
    printed.push({ template, size, fit })
    const { revision = 1 } = (await readForRendering(api.db, resumeId)) ?? {}
    await savePdf(api.db, { resumeId, template, size, fit }, revision, modern)
  })
  const pdf = `/api/resume/${looked}/pdf`
  expect((await browser.get(`${pdf}?size=letter`)).status).toBe(200)
  expect((await browser.get(`${pdf}?size=a4&template=modern&fit=1`)).status).toBe(200)
  // As an edit does, and time.
  await api.db.deleteFrom('pdfs').where('resume_id', '=', looked).execute()

  const { files, manifest } = await download(browser, path)
  expect(printed).toEqual([look, look])
  expect(files.get('Ada Reyes - Gardener.pdf')).toEqual(modern)
  expect(files.get('Ada Reyes - Cook.pdf')).toEqual(PDF)
  expect(manifest).toMatchObject([look, { template: 'classic', size: 'letter', fit: 0 }])
  const onA4 = await download(browser, `${path}?size=a4`)
  expect(onA4.manifest).toMatchObject([look, { template: 'classic', size: 'a4', fit: 0 }])
})

test('no job done: not finished', async () => {
  const { browser, path } = await submit(['One'])
  const answer = await browser.get(path)
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ code: 'not_finished' })
})

test('a client that goes away ends the work', async () => {
  const { browser, path, ids } = await submit(Array.from({ length: 30 }, (_, n) => `Job ${n}`))
  for (const id of ids) await finish(id)
  const [rendering, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  render.mockImplementation(() => {
    rendering.resolve()
    return released.promise
  })
  const leave = new AbortController()
  const answer = await fetch(api.url + path, {
    headers: { cookie: browser.cookie() },
    signal: leave.signal,
  })
  await rendering.promise
  leave.abort()
  await expect(answer.arrayBuffer()).rejects.toThrow('aborted')
  await vi.waitFor(() => expect(api.logLines.join('')).toContain('given up by the client'))
  released.resolve()
  expect(render.mock.calls.length).toBeLessThanOrEqual(4)
  expect(api.logLines.join('')).not.toContain('archive failed')
})

test('a client that reads nothing holds the work back, and gets everything when it reads on', async () => {
  const { browser, path, ids } = await submit(Array.from({ length: 16 }, (_, n) => `Job ${n}`))
  // What can't be compressed, and more of it than sockets take in.
  const large = randomBytes(1024 * 1024)
  for (const id of ids) {
    const resumeId = await tailorAs(api.db, id)
    await savePdf(api.db, { resumeId, template: 'classic', size: 'letter', fit: 0 }, 1, large)
    await finishJobs(api.db, resumeId)
  }
  api.logLines.length = 0
  const asked = get(api.url + path, { headers: { cookie: browser.cookie() } })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  await once(answer, 'readable')
  // Long enough to write all of it.
  await delay(1500)
  expect(api.logLines.join('')).not.toContain('archive written')
  const files = readZip(await buffer(answer))
  expect(files.size).toBe(2 * ids.length + 2)
  expect(api.logLines.join('')).toContain('archive written')
})

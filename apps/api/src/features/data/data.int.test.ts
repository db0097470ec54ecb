import { once } from 'node:events'
import type { BatchDto, StoredData } from '@tailorbird/contracts'
import { startJob, type News } from '@tailorbird/db'
import { addPayment, buy, hearNews } from '@tailorbird/db/testing'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { renderAs, tailorAs } from '../../testing/act-as-worker.ts'
import { openBrowser, type Browser } from '../../testing/browser.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const DAY_MS = 24 * 3_600_000
let api: TestApi
let heard: Awaited<ReturnType<typeof hearNews>>
const cancelled: News['cancel'][] = []
beforeAll(async () => {
  api = await startTestApi({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    quota: 5,
  })
  heard = await hearNews(api.databaseUrl)
  heard.on('cancel', (news) => cancelled.push(news))
})
afterAll(async () => {
  await heard.close()
  await api.close()
})

async function submit(browser: Browser, count: number): Promise<string[]> {
  const jobs = Array.from({ length: count }, (_, index) => ({
    jobDescription: `Gardener ${index}\nOrchard House\n\nRequirements:\n- Pruning`,
  }))
  const body = { originalContent: '# Ada Reyes', mode: 'batch', jobs }
  const answer = await browser.post('/api/jobs', body)
  return ((await answer.json()) as BatchDto).jobs.map(({ id }) => id)
}
/** A browser with results, PDFs and a confirmed skill. */
async function store(count: number) {
  const browser = await openBrowser(api.url)
  const ids = await submit(browser, count)
  const resumeIds: string[] = []
  for (const id of ids) resumeIds.push(await tailorAs(api.db, id))
  for (const resumeId of resumeIds) await renderAs(api.db, resumeId)
  await browser.post('/api/confirmed-skills', { skill: 'Grafting' })
  return { browser, ids, resumeIds }
}
const queued = (jobId: string) => ({ jobId, attempt: 1, requestId: '' })
async function readData(browser: Browser, query = ''): Promise<StoredData> {
  const answer = await browser.get(`/api/data${query}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as StoredData
}

test('says what is stored, how much of it, and until when', async () => {
  const { browser, resumeIds } = await store(3)
  const { resumes, nextCursor, totals, deletedOn } = await readData(browser)
  expect(resumes.map(({ id }) => id)).toEqual(resumeIds.toReversed())
  expect(resumes[0]).toMatchObject({ jobTitle: 'Gardener 2', companyName: 'Orchard House' })
  expect(resumes[0]).toHaveProperty('matchScore')
  expect(nextCursor).toBeNull()
  expect(totals).toMatchObject({ resumes: 3, jobs: 3, pdfs: 3, ownTexts: 1, payments: 0 })
  expect(totals.bytes).toBeGreaterThan(100)
  const inDays = (Date.parse(deletedOn ?? '') - Date.now()) / DAY_MS
  expect(inDays).toBeCloseTo(30, 1)

  const stranger = await openBrowser(api.url)
  expect(await readData(stranger)).toMatchObject({ resumes: [], deletedOn: null })
})

test('payments are those with money in them, of nobody else', async () => {
  const { browser, resumeIds } = await store(1)
  const { owner_id: id } = await api.db
    .selectFrom('resumes')
    .select('owner_id')
    .where('id', '=', resumeIds[0] ?? '')
    .executeTakeFirstOrThrow()
  await addPayment(api.db, { id, kind: 'device' }, 'pro')
  const reference = await buy(api.db, { id, kind: 'device' }, 'basic')
  const { payments, totals } = await readData(browser)
  expect(totals.payments).toBe(1)
  const paid = { reference, planId: 'basic', amount: 10, refunded: 0, status: 'succeeded' }
  expect(payments).toEqual([{ ...paid, createdAt: expect.any(String) }])
  expect((await readData(await openBrowser(api.url))).payments).toEqual([])
})

test('many results come in pages, each once, also while some are deleted', async () => {
  const { browser, resumeIds } = await store(1)
  const [first = ''] = resumeIds
  const owner = await api.db
    .selectFrom('resumes')
    .selectAll()
    .where('id', '=', first)
    .executeTakeFirstOrThrow()
  const {
    id: _id,
    created_at: _time,
    analysis_results: _results,
    changes: _changes,
    document: _document,
    look: _look,
    ...row
  } = owner
  // In one statement: they have one time.
  await api.db
    .insertInto('resumes')
    .values(Array.from({ length: 249 }, () => row))
    .execute()
  const seen: string[] = []
  let query = ''
  for (let pages = 1; pages <= 3; pages += 1) {
    const { resumes, nextCursor } = await readData(browser, query)
    seen.push(...resumes.map(({ id }) => id))
    expect(nextCursor === null).toBe(pages === 3)
    query = `?cursor=${nextCursor ?? ''}`
    await browser.delete(`/api/resume/${resumes.at(-1)?.id ?? ''}`)
  }
  expect(seen).toHaveLength(250)
  expect(new Set(seen).size).toBe(250)
  expect((await browser.get('/api/data?cursor=1.2')).status).toBe(400)
})

test('deletes one result with its PDF, nobody else’s, and only once', async () => {
  const { browser, resumeIds } = await store(2)
  const [one = '', other = ''] = resumeIds
  const stranger = await openBrowser(api.url)
  expect((await stranger.delete(`/api/resume/${one}`)).status).toBe(404)
  expect((await browser.delete(`/api/resume/${one}`)).status).toBe(204)
  expect((await browser.delete(`/api/resume/${one}`)).status).toBe(404)
  expect((await browser.get(`/api/resume/${one}/pdf`)).status).toBe(404)
  const { resumes, totals } = await readData(browser)
  expect(resumes.map(({ id }) => id)).toEqual([other])
  expect(totals).toMatchObject({ resumes: 1, jobs: 1, pdfs: 1 })
  const usage = (await (await browser.get('/api/device-usage')).json()) as object
  expect(usage).toMatchObject({ used: 2, reserved: 0 })
})

test('deletes everything, stops what runs, and earns nobody free ones anew', async () => {
  const { browser } = await store(1)
  const [running = '', waiting = ''] = await submit(browser, 2)
  await startJob(api.db, running, 1)
  expect(await api.producer.readState('tailor-resume', queued(waiting))).toBe('pending')
  const socket = io(api.url, {
    transports: ['websocket'],
    extraHeaders: { cookie: browser.cookie(), origin: api.url },
    reconnection: false,
  })
  await once(socket as never, 'connect')
  const hungUp = once(socket as never, 'disconnect')
  const cookie = browser.cookie()

  expect((await browser.delete('/api/data')).status).toBe(204)
  await hungUp
  await vi.waitFor(() =>
    expect(cancelled.map(({ jobId }) => jobId)).toEqual(expect.arrayContaining([running, waiting])),
  )
  expect(await api.producer.readState('tailor-resume', queued(waiting))).toBe('unknown')
  expect(browser.cookie()).not.toBe(cookie)
  expect(await readData(browser)).toEqual({
    resumes: [],
    nextCursor: null,
    payments: [],
    totals: { resumes: 0, jobs: 0, pdfs: 0, ownTexts: 0, postings: 0, payments: 0, bytes: 0 },
    deletedOn: null,
  })
  expect(((await (await browser.get('/api/jobs')).json()) as { jobs: [] }).jobs).toEqual([])
  expect(await (await browser.get('/api/device-usage')).json()).toMatchObject({ left: 4 })
  expect((await browser.delete('/api/data')).status).toBe(204)
  expect(api.logLines.join('')).not.toMatch(/Ada Reyes|Orchard/)
})

test('the data of an account goes, and the account stays', async () => {
  const browser = await openBrowser(api.url)
  const account = { username: 'ada', email: 'ada@example.org', password: 'long enough' }
  expect((await browser.post('/api/auth/register', account)).status).toBe(200)
  const [id = ''] = await submit(browser, 1)
  await renderAs(api.db, await tailorAs(api.db, id))
  expect(await readData(browser)).toMatchObject({ totals: { resumes: 1 }, deletedOn: null })
  expect((await browser.delete('/api/data')).status).toBe(204)
  expect(await readData(browser)).toMatchObject({ totals: { resumes: 0, jobs: 0 } })
  expect((await browser.get('/api/auth/me')).status).toBe(200)
})

test('a request notes the visit, and so does a page that only listens', async () => {
  const { browser } = await store(1)
  const { id } = await api.db
    .selectFrom('owners')
    .select('id')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const age = () =>
    api.db
      .updateTable('owners')
      .set({ last_used_at: new Date(0) })
      .where('id', '=', id)
      .execute()
  const expectNoted = () =>
    vi.waitFor(async () => {
      const row = await api.db
        .selectFrom('owners')
        .select('last_used_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(Date.now() - row.last_used_at.getTime()).toBeLessThan(60_000)
    })
  await age()
  const socket = io(api.url, {
    transports: ['websocket'],
    extraHeaders: { cookie: browser.cookie(), origin: api.url },
    reconnection: false,
  })
  await expectNoted()
  socket.disconnect()
  await age()
  await readData(browser)
  await expectNoted()
})

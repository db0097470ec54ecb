import type { PostingPage, TailoredPostings, UnchangedPostings } from '@tailorbird/contracts'
import { nameSources, readSources } from '@tailorbird/db'
import { sampleResult } from '@tailorbird/db/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { renderAs, tailorAs } from '../../testing/act-as-worker.ts'
import { openBrowser, type Browser } from '../../testing/browser.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterAll(() => api.close())

const RESUME = { originalContent: '# Ada Reyes\n\n- Pruned 40 fruit trees a season' }
const options = { pages: 1, tone: 'warm', strength: 'light' } as const
const { engine: name, model } = sampleResult.analysisResults

/** Makes a job's result as a worker does, from what it says that it was made from. */
async function makeAs(jobId: string): Promise<string> {
  const sources = await readSources(api.db, { id: jobId, attempt: 1 })
  if (!sources) throw new Error(`job ${jobId} has no sources`)
  const madeFrom = nameSources(sources, { name, model })
  const resumeId = await tailorAs(api.db, jobId, 'Ada Reyes', { madeFrom })
  await renderAs(api.db, resumeId)
  return resumeId
}

/** Who has three postings, and results of the first two. */
async function openWithResults(more: object = {}) {
  const browser = await openBrowser(api.url)
  await browser.post('/api/postings/resume', RESUME)
  const texts = ['You prune trees.', 'You weld.', 'You bake.']
  await browser.post('/api/postings', { postings: texts.map((text) => ({ text, title: text })) })
  const page = (await (await browser.get('/api/postings')).json()) as PostingPage
  const ids = texts.map((text) => page.postings.find(({ title }) => title === text)?.id ?? '')
  const batch = { batchId: crypto.randomUUID(), postings: ids.slice(0, 2), ...more }
  const tailored = await browser.post('/api/postings/tailor', batch)
  const { postings } = (await tailored.json()) as TailoredPostings
  const results = new Map<string, string>()
  for (const { id, job } of postings) results.set(id, await makeAs(job?.id ?? ''))
  return { browser, ids, results }
}

async function ask(browser: Browser, postings: string[], more: object = {}) {
  const answer = await browser.post('/api/postings/unchanged', { postings, ...more })
  expect(answer.status).toBe(200)
  return new Set(((await answer.json()) as UnchangedPostings).unchanged)
}

test('those whose resume was made from the same are unchanged, until something is', async () => {
  const { browser, ids, results } = await openWithResults()
  const [first = '', second = ''] = ids
  expect(await ask(browser, ids)).toEqual(new Set([first, second]))
  expect(await ask(browser, ids, { options })).toEqual(new Set())
  const stranger = await openBrowser(api.url)
  expect(await ask(stranger, ids)).toEqual(new Set())

  const edit = { revision: 1, tailoredContent: '# Ada Reyes\n\nMine.' }
  expect((await browser.patch(`/api/resume/${results.get(first)}`, edit)).status).toBe(200)
  expect(await ask(browser, ids)).toEqual(new Set([second]))
  await browser.post('/api/confirmed-skills', { skill: 'Grafting' })
  expect(await ask(browser, ids)).toEqual(new Set())
})

test('wishes that are stored in another order are the same, and another resume is not', async () => {
  const { browser, ids } = await openWithResults({ options })
  const { pages, tone, strength } = options
  expect(await ask(browser, ids, { options: { strength, pages, tone } })).toEqual(
    new Set(ids.slice(0, 2)),
  )
  await browser.post('/api/postings/resume', { originalContent: '# Ada Reyes\n\n- Welded' })
  expect(await ask(browser, ids, { options })).toEqual(new Set())
})

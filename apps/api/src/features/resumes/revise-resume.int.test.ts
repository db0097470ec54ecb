import type { Change, TailoredResume } from '@tailorbird/contracts'
import { hasPdf } from '@tailorbird/db'
import { parseResume } from '@tailorbird/reading'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { renderAs, tailorAs } from '../../testing/act-as-worker.ts'
import { openBrowser, type Browser } from '../../testing/browser.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const BEFORE = 'Pruned 40 fruit trees a season'
const AFTER = 'Pruned 40 fruit trees each season'
const resumeWith = (bullet: string) =>
  `# Ada Reyes\n\nada@example.org | 613-555-0101\n\n## Professional Experience\n\n### Orchard House\n**Gardener** | 2019 – 2021\n\n- ${bullet}\n- Mended the irrigation pump\n`
const POSTING = 'Gardener\nOrchard Hall\n\nRequirements:\n- Pruning\n- Grafting\n- Irrigation'
const change: Change = {
  id: 'c0',
  kind: 'bullet',
  place: 'w0',
  where: 'Gardener, Orchard House',
  before: BEFORE,
  after: AFTER,
  reason: 'Says it plainly.',
  sources: [BEFORE],
  requirement: 'Pruning',
  state: 'accepted',
}

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterAll(() => api.close())

async function tailorOne() {
  const browser = await openBrowser(api.url)
  const accepted = await browser.post(
    '/api/resume/tailor',
    { originalContent: resumeWith(BEFORE), jobDescription: POSTING },
    { prefer: 'respond-async' },
  )
  const { id } = (await accepted.json()) as { id: string }
  const over = {
    document: parseResume(resumeWith(AFTER)),
    tailoredContent: resumeWith(AFTER),
    sourceDocument: parseResume(resumeWith(BEFORE)),
    sourceMarkdown: resumeWith(BEFORE),
    changes: [change],
  }
  const resumeId = await tailorAs(api.db, id, 'Ada Reyes', over)
  await renderAs(api.db, resumeId)
  return { browser, resumeId, path: `/api/resume/${resumeId}` }
}
const patch = async (browser: Browser, path: string, body: unknown) => {
  const answer = await browser.patch(path, body)
  expect(answer.status).toBe(200)
  return (await answer.json()) as TailoredResume
}

test('a change is undone and taken again; the text, the score and the state follow', async () => {
  const { browser, path } = await tailorOne()
  const undone = await patch(browser, path, { acceptedChanges: [] })
  expect(undone.tailoredContent).toContain(BEFORE)
  expect(undone.changes[0]?.state).toBe('undone')
  expect(undone.analysisResults).toMatchObject({
    matchScore: expect.any(Number),
    keywordsMissing: ['Grafting'],
    optimizedPoints: [],
  })
  const again = await patch(browser, path, { acceptedChanges: ['c0'] })
  expect(again.tailoredContent).toContain(AFTER)
  expect(again.analysisResults.optimizedPoints).toEqual(['Says it plainly.'])
  expect(await (await browser.get(path)).json()).toEqual(again)
})

test('what the person writes by hand stands, with a warning where the original does not say it', async () => {
  const { browser, path } = await tailorOne()
  const own = resumeWith('Pruned 900 fruit trees each season with Kubernetes')
  const revised = await patch(browser, path, { tailoredContent: own })
  expect(revised.tailoredContent).toContain('900 fruit trees')
  expect(revised.changes[0]?.state).toBe('edited')
  expect(revised.analysisResults.warnings.join('\n')).toMatch(/900|Kubernetes/)
})

test('the old PDF is gone and a new one is on its way', async () => {
  const { browser, path, resumeId } = await tailorOne()
  const key = { resumeId, template: 'classic', size: 'letter', fit: 0 } as const
  expect(await hasPdf(api.db, key)).toBe(true)
  await patch(browser, path, { acceptedChanges: [] })
  expect(await hasPdf(api.db, key)).toBe(false)
  const state = await api.producer.readState('render-pdf', { ...key, requestId: '' })
  expect(state).toBe('pending')
})

test('an edit that was not made from what is stored is refused, and changes nothing', async () => {
  const { browser, path } = await tailorOne()
  const { revision } = (await (await browser.get(path)).json()) as TailoredResume
  const mine = { tailoredContent: resumeWith('Pruned 900 fruit trees'), revision }
  const first = await patch(browser, path, mine)
  expect(first.revision).toBe(revision + 1)
  for (const late of [mine, { acceptedChanges: [], revision }]) {
    const answer = await browser.patch(path, late)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'edited_elsewhere' })
  }
  expect(await (await browser.get(path)).json()).toEqual(first)
})

test('many edits at once each end in an answer, and the last state is one of them', async () => {
  const { browser, path } = await tailorOne()
  const bodies = [[], ['c0'], [], ['c0'], []].map((acceptedChanges) => ({ acceptedChanges }))
  const answers = await Promise.all(bodies.map((body) => browser.patch(path, body)))
  for (const { status } of answers) expect([200, 409]).toContain(status)
  const { changes, tailoredContent } = (await (await browser.get(path)).json()) as TailoredResume
  expect(tailoredContent).toContain(changes[0]?.state === 'accepted' ? AFTER : BEFORE)
})

test.each([
  ['nothing', {}, 400],
  ['a change of another resume', { acceptedChanges: ['c7'] }, 400],
  ['no id of a change', { acceptedChanges: ['x'] }, 400],
  ['both wishes', { acceptedChanges: [], tailoredContent: '# A' }, 400],
  ['a text that is too long', { tailoredContent: 'a'.repeat(100_001) }, 400],
  ['a field that is not there', { tailoredContent: 'x', other: 1 }, 400],
  ['white space', { tailoredContent: ' \n ' }, 422],
  ['binary', { tailoredContent: 'a\0b' }, 422],
  ['what no page holds', { tailoredContent: '&'.repeat(99_000) }, 422],
])('%s is refused in plain words', async (_what, body, status) => {
  const { browser, path } = await tailorOne()
  const answer = await browser.patch(path, body)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ detail: expect.any(String), status })
})

test('before the first PDF is there an edit has to wait, so that the job ends well', async () => {
  const browser = await openBrowser(api.url)
  const accepted = await browser.post(
    '/api/resume/tailor',
    { originalContent: resumeWith(BEFORE), jobDescription: POSTING },
    { prefer: 'respond-async' },
  )
  const { id } = (await accepted.json()) as { id: string }
  const resumeId = await tailorAs(api.db, id)
  const answer = await browser.patch(`/api/resume/${resumeId}`, { acceptedChanges: [] })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ code: 'not_finished' })
})

test('nobody else edits it, and nothing of it is logged', async () => {
  const { browser, path } = await tailorOne()
  const stranger = await openBrowser(api.url)
  expect((await stranger.patch(path, { acceptedChanges: [] })).status).toBe(404)
  await patch(browser, path, { tailoredContent: resumeWith('Grew Zinfandel') })
  const logged = api.logLines.join('')
  expect(logged).toContain('revised')
  expect(logged).not.toMatch(/Zinfandel|Ada|Pruned/)
})

import type { Change, OpenSuggestions, OwnTexts, TailoredResume } from '@tailorbird/contracts'
import { parseResume } from '@tailorbird/reading'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { renderAs, tailorAs } from '../../testing/act-as-worker.ts'
import { openBrowser, type Browser } from '../../testing/browser.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const LINE = 'Pruned 40 fruit trees a season'
const OFFERED = 'Pruned 40 mature fruit trees a season'
const resumeWith = (...bullets: string[]) =>
  `# Ada Reyes\n\nada@example.org | 613-555-0101\n\n## Skills\n\nPruning\n\n## Professional Experience\n\n### Orchard House\n**Gardener** | 2019 – 2021\n\n${bullets.map((bullet) => `- ${bullet}\n`).join('')}`
const MENDED = 'Mended the irrigation pump'
const suggestion: Change = {
  id: 'c0',
  kind: 'bullet',
  place: 'w0',
  where: 'Gardener, Orchard House',
  before: LINE,
  after: OFFERED,
  reason: 'Asked for.',
  sources: [LINE],
  requirement: '',
  state: 'undone',
  doubt: { words: ['mature'], reason: 'Your resume does not say "mature" there.' },
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
    { originalContent: resumeWith(LINE, MENDED), jobDescription: 'Gardener\nHill Park\n- Pruning' },
    { prefer: 'respond-async' },
  )
  const { id } = (await accepted.json()) as { id: string }
  const text = resumeWith(LINE, MENDED)
  const resumeId = await tailorAs(api.db, id, 'Ada Reyes', {
    companyName: 'Hill Park',
    document: parseResume(text),
    tailoredContent: text,
    sourceDocument: parseResume(text),
    sourceMarkdown: text,
    changes: [suggestion],
  })
  await renderAs(api.db, resumeId)
  return { browser, resumeId, path: `/api/resume/${resumeId}` }
}
const patch = async (browser: Browser, path: string, body: unknown) => {
  const answer = await browser.patch(path, body)
  expect(answer.status).toBe(200)
  return (await answer.json()) as TailoredResume
}
const list = async (browser: Browser) =>
  (await (await browser.get('/api/own-texts')).json()) as OwnTexts
const ask = async (browser: Browser) =>
  (await (await browser.get('/api/suggestions')).json()) as OpenSuggestions

test('taking a suggestion makes it theirs, undoing it takes it back', async () => {
  const { browser, path } = await tailorOne()
  expect(await ask(browser)).toMatchObject({ total: 1, suggestions: [{ after: OFFERED }] })
  const taken = await patch(browser, path, { acceptedChanges: ['c0'] })
  expect(taken.tailoredContent).toContain(OFFERED)
  expect(taken.analysisResults.warnings).toEqual([])
  expect((await list(browser)).texts).toMatchObject([
    { kind: 'wording', line: LINE, text: OFFERED },
  ])
  expect(await ask(browser)).toEqual({ total: 0, suggestions: [] })
  await patch(browser, path, { acceptedChanges: [] })
  expect((await list(browser)).texts).toEqual([])
  expect((await ask(browser)).total).toBe(1)
})

test('a suggestion is put in own words, or left, or open again', async () => {
  const { browser, path } = await tailorOne()
  const text = 'Pruned 40 old fruit trees a season'
  const reworded = await patch(browser, path, { answer: { change: 'c0', answer: 'reword', text } })
  expect(reworded.tailoredContent).toContain(text)
  expect(reworded.changes[0]).toMatchObject({
    after: text,
    state: 'accepted',
    doubt: { offered: OFFERED },
  })
  expect(await list(browser)).toMatchObject({ total: 1, texts: [{ text, line: LINE }] })

  const open = await patch(browser, path, { answer: { change: 'c0', answer: 'reopen' } })
  expect(open.tailoredContent).toContain(LINE)
  expect(open.changes[0]).toEqual(suggestion)
  expect((await list(browser)).total).toBe(0)

  const left = await patch(browser, path, { answer: { change: 'c0', answer: 'leave' } })
  expect(left.changes[0]?.doubt?.isLeft).toBe(true)
  expect((await list(browser)).texts).toMatchObject([{ kind: 'left', text: OFFERED }])
  expect((await ask(browser)).total).toBe(0)
})

test('lines written by hand are kept beside the original’s, the newest in place of the one before', async () => {
  const { browser, path } = await tailorOne()
  const write = (...bullets: string[]) =>
    patch(browser, path, {
      tailoredContent: resumeWith(...bullets).replace('Pruning\n', 'Pruning, Grafting\n'),
    })
  await write('Pruned 40 fruit trees each season', MENDED)
  await write('Pruned 40 fruit trees in each season', 'Mended the irrigation pump of Hill Park')
  const { texts } = await list(browser)
  // The line that names the employer is for that job alone.
  expect(texts.map(({ kind, text, line }) => [kind, text, line])).toEqual([
    ['wording', 'Pruned 40 fruit trees in each season', LINE],
    ['skill', 'Grafting', ''],
  ])
})

test('one call answers for all results; strangers have nothing to answer', async () => {
  const { browser, resumeId } = await tailorOne()
  const answer = { resumeId, change: 'c0', answer: 'leave' }
  const stranger = await openBrowser(api.url)
  expect((await stranger.post('/api/suggestions', answer)).status).toBe(404)
  expect((await stranger.get('/api/own-texts')).status).toBe(200)
  expect((await browser.post('/api/suggestions', { ...answer, change: 'c9' })).status).toBe(404)
  expect((await browser.post('/api/suggestions', answer)).status).toBe(204)
  expect((await browser.post('/api/suggestions', answer)).status).toBe(204)
  expect(await list(browser)).toMatchObject({ total: 1, texts: [{ kind: 'left' }] })
  expect((await list(stranger)).total).toBe(0)
})

test('who wants none is shown none, and it is remembered', async () => {
  const { browser } = await tailorOne()
  expect(await (await browser.get('/api/preferences')).json()).toEqual({ suggestions: true })
  const off = await browser.patch('/api/preferences', { suggestions: false })
  expect(await off.json()).toEqual({ suggestions: false })
  expect(await ask(browser)).toEqual({ total: 0, suggestions: [] })
  await browser.patch('/api/preferences', { suggestions: true })
  expect((await ask(browser)).total).toBe(1)
  // Somebody who has nothing stored yet may say so, too.
  const visitor = await openBrowser(api.url)
  await visitor.patch('/api/preferences', { suggestions: false })
  expect(await (await visitor.get('/api/preferences')).json()).toEqual({ suggestions: false })
})

test('what is said by hand is listed once, and taken back by its owner alone', async () => {
  const browser = await openBrowser(api.url)
  const fact = { kind: 'fact', text: 'It was in Leeds', line: LINE }
  await browser.post('/api/own-texts', fact)
  const answer = await browser.post('/api/own-texts', fact)
  const { texts, total } = (await answer.json()) as OwnTexts
  expect(total).toBe(1)
  const own = `/api/own-texts/${texts[0]?.id ?? ''}`
  expect((await (await openBrowser(api.url)).delete(own)).status).toBe(404)
  expect((await browser.delete(own)).status).toBe(204)
  expect((await browser.delete(own)).status).toBe(404)
})

test.each([
  {},
  { kind: 'wish', text: 'a', line: 'b' },
  { kind: 'fact', text: 'a' },
  { kind: 'wording', text: '', line: 'b' },
  { kind: 'wording', text: 'a\nb', line: 'b' },
  { kind: 'wording', text: 'a'.repeat(2001), line: 'b' },
  { kind: 'skill', text: 'a'.repeat(81) },
  { kind: 'skill', text: 'a', line: 'b' },
  { kind: 'skill', text: 'a', note: 'n'.repeat(201) },
  { kind: 'skill', text: 'a', other: 1 },
])('%j is refused with a reason', async (body) => {
  const browser = await openBrowser(api.url)
  const answer = await browser.post('/api/own-texts', body)
  expect(answer.status).toBe(400)
  expect(((await answer.json()) as { errors: unknown[] }).errors).not.toEqual([])
})

test.each([
  { answer: { change: 'c0', answer: 'reword' } },
  { answer: { change: 'c0', answer: 'reword', text: '' } },
  { answer: { change: 'c0', answer: 'take', text: 'a' } },
  { answer: { change: 'c7', answer: 'take' } },
  { answer: { change: 'c0', answer: 'take' }, acceptedChanges: [] },
])('a result does not take %j', async (body) => {
  const { browser, path } = await tailorOne()
  expect((await browser.patch(path, body)).status).toBe(400)
})

test('nothing of it is logged', () => {
  const logged = api.logLines.join('')
  expect(logged).toContain('suggestion answered')
  expect(logged).not.toMatch(/mature|Leeds|Grafting|Pruned/)
})

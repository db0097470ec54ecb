import {
  errorCatalog,
  PREVIEW_CHARS,
  type RequirementMatch,
  type Change,
  type TailoredResume,
} from '@tailorbird/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RESUME_ID, resultOf, startLoopback, type Loopback } from '../../testing/loopback.ts'
import { readSheet } from '../../testing/read-sheet.ts'
import { keepTexts } from '../../testing/render-app.tsx'
import { visitResult } from './testing/visit-result.ts'

const change: Change = {
  id: 'c0',
  kind: 'bullet',
  place: 'w0',
  where: 'Baker',
  before: 'a',
  after: 'b',
  reason: 'r',
  sources: [],
  requirement: '',
  state: 'accepted',
}
const skills = ['Pastry', 'Sugar work', 'Welding'].map((skill, place) => ({
  id: `7d9e6f1c-93a5-4c6e-8a51-21b0f4c7d5a${place}`,
  skill,
}))

const withSummary = (summary: string): TailoredResume => {
  const result = resultOf()
  return { ...result, document: { ...result.document, summary, achievements: [] } }
}
const readWords = () =>
  readSheet()
    .trim()
    .split(/\s*\n\s*/)

let server: Loopback
let visit: ReturnType<typeof visitResult>

beforeEach(async () => {
  server = await startLoopback()
})
afterEach(async () => {
  await visit.leave()
  await server.close()
})

test('the preview is the first 500 characters of the tailored content, and all of it on demand', async () => {
  const start = ['Noor Haddad', 'Summary']
  const letters = 'x'.repeat(PREVIEW_CHARS - start.join('').length)
  visit = visitResult(server, withSummary(`${letters}yz`))
  const showAll = await screen.findByRole('button', { name: 'Show all' })
  expect(readWords()).toEqual([...start, `${letters}…`])
  fireEvent.click(showAll)
  expect(readWords()).toEqual([...start, `${letters}yz`])
  fireEvent.click(screen.getByRole('button', { name: 'Show less' }))
  expect(readWords()).toEqual([...start, `${letters}…`])
})

test('a text of 500 characters is no preview', async () => {
  const letters = 'x'.repeat(PREVIEW_CHARS - 'Noor HaddadSummary'.length)
  visit = visitResult(server, withSummary(letters))
  await waitFor(() => expect(readWords().at(-1)).toBe(letters))
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull()
})

test('a resume that is too long to be printed says so, and the rest of its result is there', async () => {
  visit = visitResult(server, withSummary('x'.repeat(300_000)))
  expect(await screen.findByText(errorCatalog.document_too_large.sentence)).toBeTruthy()
  expect(screen.getByText('71')).toBeTruthy()
})

test('template and paper go with the download, and are remembered', async () => {
  visit = visitResult(server, resultOf())
  fireEvent.click(await screen.findByRole('radio', { name: 'Modern' }))
  fireEvent.click(screen.getByRole('radio', { name: 'A4' }))
  fireEvent.click(screen.getByRole('button', { name: 'Download PDF' }))
  expect(visit.store.getState().download).toMatchObject({
    isOpen: true,
    downloadType: 'single',
    files: [{ resumeId: RESUME_ID, title: 'Baker', size: 'a4', template: 'modern' }],
  })
  await visit.leave()
  visit = visitResult(server, resultOf(), visit.keep)
  expect(await screen.findByRole('radio', { name: 'Modern', checked: true })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'A4', checked: true })).toBeTruthy()
})

test('a paper that no version of this page wrote is the default', async () => {
  const keep = keepTexts()
  keep.write('paper', { size: 'b5', template: 7, fit: '2' })
  visit = visitResult(server, resultOf(), keep)
  expect(await screen.findByRole('radio', { name: 'Classic', checked: true })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Letter', checked: true })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Any number', checked: true })).toBeTruthy()
})

test('what needs the eye is said, and leads there from every view', async () => {
  const open: Change = { ...change, id: 'c1', state: 'undone', doubt: { words: [], reason: 'r' } }
  const result = { ...resultOf({ warnings: ['One thing.'] }), changes: [change, open] }
  visit = visitResult(server, result)
  const note = await screen.findByRole('button', { name: /Look at 1 note/ })
  fireEvent.click(note)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /Look at this/ }))
  const compare = screen.getByRole('tab', { name: 'Side by side' })
  fireEvent.mouseDown(compare, { button: 0 })
  expect(screen.queryByRole('region', { name: 'What was changed' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /1 suggestion needs your eye/ }))
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { name: /1 suggestion needs your eye/ }),
  )
})

test('headline, score, engine and what was changed are all there, each once', async () => {
  visit = visitResult(server, { ...resultOf(), changes: [change] })
  expect(await screen.findByRole('heading', { name: /Ready to send/ })).toBeTruthy()
  for (const said of ['71', 'sourdough', 'baking', 'pastry', '1 bullet reworded.']) {
    expect(screen.getByText(said)).toBeTruthy()
  }
  expect(screen.getByText(/21 points more than the 50 of your original/)).toBeTruthy()
  expect(screen.getByText(/Written by the offline engine, without an AI model/)).toBeTruthy()
  expect(screen.queryByText('Put sourdough first.')).toBeNull()
})

test('of many missing terms the firmest stand there, the others come on demand', async () => {
  const terms = Array.from({ length: 15 }, (_, place) => `skill ${place}`)
  visit = visitResult(server, resultOf({ keywordsMissing: terms }))
  const count = () => screen.getAllByRole('button', { name: /^I have this skill/ }).length
  const showAll = await screen.findByRole('button', { name: 'Show all 15' })
  expect(count()).toBe(12)
  fireEvent.click(showAll)
  expect(count()).toBe(15)
  const next = screen.getByRole('button', { name: 'I have this skill: skill 12' })
  await waitFor(() => expect(document.activeElement).toBe(next))
})

test('what is ticked and not written, because the resume says otherwise, says why', async () => {
  const missing = { anyOf: [], kind: 'certification', tier: 'must', status: 'missing', weight: 0.5 }
  const requirements = [
    { ...missing, term: 'ILS', match: 'related', place: 'education', line: 'ILS (expired 2023)' },
    { ...missing, term: 'pastry', match: 'related', place: 'bullet', line: 'Baked cakes.' },
  ].map((one) => (one.term === 'ILS' ? { ...one, isNamed: true } : one)) as RequirementMatch[]
  const keywordsMissing = ['ILS', 'pastry']
  visit = visitResult(server, resultOf({ keywordsMissing, requirements }))
  const said = () => screen.queryAllByText(/is not written: your resume says/)
  const confirmed = keywordsMissing.map((skill, at) => ({
    ...skills[0],
    id: `${at}`,
    skill,
    note: '',
  }))
  server.answer('POST /api/confirmed-skills', ({ body }) => {
    const { skill } = JSON.parse(body) as { skill: string }
    return { status: 200, body: { skills: confirmed.filter((one) => one.skill === skill) } }
  })
  fireEvent.click(await screen.findByRole('button', { name: /^I have this skill: pastry/ }))
  await screen.findByRole('textbox', { name: /^pastry: where or how long/ })
  expect(said()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: /^I have this skill: ILS/ }))
  await waitFor(() => expect(said()).toHaveLength(1))
  expect(said()[0]?.textContent).toContain(
    'ILS is not written: your resume says ‘ILS (expired 2023)’.',
  )
})

test('a result says under which reference support finds it', async () => {
  visit = visitResult(server, { ...resultOf(), jobId: 'V1StGXR8_Z5jdHi6B-myT' })
  expect(await screen.findByText('Reference: V1StGXR8_Z5jdHi6B-myT')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy reference' })).toBeTruthy()
})

test('confirmed skills are listed and taken back; the keyboard goes on with the neighbour', async () => {
  visit = visitResult(server, resultOf())
  server.answer('GET /api/confirmed-skills', () => ({ status: 200, body: { skills } }))
  server.answer(`DELETE /api/confirmed-skills/${skills[0]?.id}`, () => ({
    status: 204,
    body: null,
  }))
  server.answer(`DELETE /api/confirmed-skills/${skills[1]?.id}`, () => ({ status: 503, body: {} }))
  const title = await screen.findByRole('heading', { name: /Skills you confirmed.*3/ })
  const list = within(title.parentElement as HTMLElement)
  fireEvent.click(list.getByRole('button', { name: 'Take back: Pastry' }))
  await waitFor(() => expect(list.queryByText('Pastry')).toBeNull())
  const next = list.getByRole('button', { name: 'Take back: Sugar work' })
  await waitFor(() => expect(document.activeElement).toBe(next))
  fireEvent.click(next)
  expect((await screen.findAllByText('That was not taken back.')).length).toBeGreaterThan(0)
  expect(list.getByText('Sugar work')).toBeTruthy()
})

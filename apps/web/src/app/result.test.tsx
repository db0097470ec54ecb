import type { Change } from '@tailorbird/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { visitResult } from '../features/results/testing/visit-result.ts'
import { jobOf, RESUME_ID, resultOf, startLoopback, type Loopback } from '../testing/loopback.ts'
import { readSheet } from '../testing/read-sheet.ts'
import { keepTexts } from '../testing/render-app.tsx'

const change: Change = {
  id: 'c0',
  kind: 'bullet',
  place: 'w0',
  where: 'Baker, Crumb & Co',
  before: 'Baked bread w/ sourdough',
  after: 'Baked bread with sourdough',
  reason: 'Says it in full.',
  sources: ['Baked bread w/ sourdough'],
  requirement: 'sourdough',
  state: 'accepted',
}
const edited: Change = { ...change, id: 'c1', where: 'Summary', state: 'edited' }
const result = { ...resultOf(), changes: [change, edited] }
const skill = { id: '7d9e6f1c-93a5-4c6e-8a51-21b0f4c7d5aa', skill: 'pastry', note: '' }

let server: Loopback
let visit: ReturnType<typeof visitResult>

beforeEach(async () => {
  server = await startLoopback()
  visit = visitResult(server, result)
})

afterEach(async () => {
  await visit.leave()
  await server.close()
})

const undo = () => screen.findByRole('button', { name: 'Undo: Baker, Crumb & Co' })

test('each change shows both texts, its reason and its evidence', async () => {
  const item = within((await undo()).closest('li') as HTMLElement)
  expect(item.getAllByText('Baked bread w/ sourdough')).toHaveLength(2)
  expect(item.getByText('Baked bread with sourdough')).toBeTruthy()
  expect(item.getByText('Says it in full.', { exact: false })).toBeTruthy()
  expect(screen.getByText('You edited this.')).toBeTruthy()
  expect(screen.getByText('1 of 2 in use.', { exact: false })).toBeTruthy()
})

test('a change is undone, and the new score and text are shown', async () => {
  server.answer(`PATCH /api/resume/${RESUME_ID}`, () => ({
    status: 200,
    body: {
      ...result,
      document: { ...result.document, summary: 'As before' },
      analysisResults: { ...result.analysisResults, matchScore: 64 },
      changes: [{ ...change, state: 'undone' }, edited],
    },
  }))
  fireEvent.click(await undo())
  expect(await screen.findByRole('button', { name: 'Use again: Baker, Crumb & Co' })).toBeTruthy()
  expect(server.bodies.at(-1)).toEqual({ acceptedChanges: [], revision: 1 })
  expect(screen.getByText('64')).toBeTruthy()
  expect(readSheet()).toContain('As before')
})

test('U undoes the change that has the focus; twice is as before', async () => {
  server.answer(`PATCH /api/resume/${RESUME_ID}`, ({ body }) => {
    const { acceptedChanges } = JSON.parse(body) as { acceptedChanges: string[] }
    const state = acceptedChanges.includes('c0') ? 'accepted' : 'undone'
    return { status: 200, body: { ...result, changes: [{ ...change, state }, edited] } }
  })
  const button = await undo()
  expect(button.getAttribute('aria-keyshortcuts')).toBe('u')
  fireEvent.keyDown(button, { key: 'u', metaKey: true })
  expect(server.bodies).toEqual([])
  fireEvent.keyDown(button, { key: 'u' })
  expect(await screen.findByRole('button', { name: 'Use again: Baker, Crumb & Co' })).toBe(button)
  fireEvent.keyDown(button, { key: 'u' })
  fireEvent.keyDown(button, { key: 'u' })
  fireEvent.keyDown(button, { key: 'u' })
  await waitFor(() => expect(server.bodies).toHaveLength(2))
  expect(await undo()).toBe(button)
})

test('an undo that is not stored says so and changes nothing', async () => {
  server.answer(`PATCH /api/resume/${RESUME_ID}`, () => ({ status: 503, body: {} }))
  fireEvent.click(await undo())
  expect((await screen.findAllByText('The change was not saved.')).length).toBeGreaterThan(0)
  expect(await undo()).toBeTruthy()
})

test("'I have this skill' is noted and can be taken back", async () => {
  server.answer('POST /api/confirmed-skills', () => ({ status: 200, body: { skills: [skill] } }))
  server.answer(`DELETE /api/confirmed-skills/${skill.id}`, () => ({ status: 204, body: null }))
  const button = await screen.findByRole('button', { name: 'I have this skill: pastry' })
  expect(button.getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'))
  expect(server.bodies.at(-1)).toEqual({ skill: 'pastry' })
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'))
  expect(screen.queryByRole('button', { name: 'Tailor again' })).toBeNull()
})

test('a skill that was just ticked takes a note, which is kept before anything else is done', async () => {
  const notes: string[] = []
  server.answer('POST /api/confirmed-skills', ({ body }) => {
    const { note = '' } = JSON.parse(body) as { note?: string }
    notes.push(note)
    return { status: 200, body: { skills: [{ ...skill, note }] } }
  })
  const button = await screen.findByRole('button', { name: 'I have this skill: pastry' })
  expect(screen.queryByRole('textbox', { name: /^pastry/ })).toBeNull()
  fireEvent.click(button)
  const field = await screen.findByRole('textbox', {
    name: 'pastry: where or how long? In your words.',
  })
  fireEvent.change(field, { target: { value: ' two seasons  at Orchard House ' } })
  keepMade()
  server.answer('POST /api/resume/tailor', () => ({ status: 503, body: {} }))
  fireEvent.blur(field)
  fireEvent.click(screen.getByRole('button', { name: 'Tailor again' }))
  await waitFor(() => expect(server.calls).toContain('POST /api/resume/tailor'))
  expect(notes).toEqual(['', 'two seasons at Orchard House'])
  expect(server.bodies.at(-2)).toEqual({ skill: 'pastry', note: 'two seasons at Orchard House' })
})

test('the note stands with Enter; without the tick it goes', async () => {
  server.answer('POST /api/confirmed-skills', ({ body }) => {
    const { note = '' } = JSON.parse(body) as { note?: string }
    return { status: 200, body: { skills: [{ ...skill, note }] } }
  })
  server.answer(`DELETE /api/confirmed-skills/${skill.id}`, () => ({ status: 204, body: null }))
  const button = await screen.findByRole('button', { name: 'I have this skill: pastry' })
  fireEvent.click(button)
  const field = await screen.findByRole('textbox', { name: /^pastry/ })
  fireEvent.change(field, { target: { value: 'two seasons' } })
  fireEvent.submit(field)
  expect(await screen.findByText('Kept with the skill.')).toBeTruthy()
  fireEvent.blur(field)
  expect(server.calls.filter((call) => call === 'POST /api/confirmed-skills')).toHaveLength(2)
  fireEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^pastry/ })).toBeNull())
})

async function confirmSkill() {
  server.answer('POST /api/confirmed-skills', () => ({ status: 200, body: { skills: [skill] } }))
  fireEvent.click(await screen.findByRole('button', { name: 'I have this skill: pastry' }))
  return screen.findByRole('button', { name: 'Tailor again' })
}

test('where the posting is not here any more, that is said, and the form is there', async () => {
  fireEvent.click(await confirmSkill())
  expect((await screen.findAllByText('Paste the posting once more')).length).toBeGreaterThan(0)
  // It was folded: there is a result.
  const field = await screen.findByRole('textbox', { name: 'Job description' })
  expect(document.activeElement).toBe(field)
})

const texts = {
  originalContent: 'Noor',
  jobDescription: 'Baker',
  fileName: 'noor.txt',
  options: { pages: 1, tone: 'warm', strength: 'full' },
}
/** The result was made of these. */
const keepMade = () =>
  server.answer(`GET /api/resume/${RESUME_ID}/request`, () => ({ status: 200, body: texts }))

test('the same texts are sent once more, as a new job that is written in the same way', async () => {
  visit.keep.write('tailor-options', { pages: 0, tone: 'formal', strength: 'light' })
  keepMade()
  const id = 'e'.repeat(21)
  const done = jobOf(id, { rev: 5, status: 'done', progress: 100, resumeId: RESUME_ID })
  server.answer('POST /api/resume/tailor', () => ({ status: 202, body: done }))
  fireEvent.click(await confirmSkill())
  await waitFor(() => expect(server.calls).toContain('POST /api/resume/tailor'))
  expect(server.bodies.at(-1)).toMatchObject(texts)
})

test('who changed a result is asked before another takes its place; saying no keeps it', async () => {
  await visit.leave()
  visit = visitResult(server, { ...result, revision: 3, hasOneOffEdits: true })
  keepMade()
  const done = jobOf('e'.repeat(21), { rev: 5, status: 'done', progress: 100 })
  server.answer('POST /api/resume/tailor', () => ({ status: 202, body: done }))
  const sent = () => server.calls.filter((call) => call === 'POST /api/resume/tailor').length
  const again = await confirmSkill()
  again.focus()
  fireEvent.click(again)
  const dialog = within(await screen.findByRole('alertdialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Stay with this one' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(document.activeElement).toBe(again)
  expect(sent()).toBe(0)
  fireEvent.click(again)
  fireEvent.click(await screen.findByRole('button', { name: 'Tailor anew' }))
  await waitFor(() => expect(sent()).toBe(1))
})

test('what was made of the same posting before is one press away, and so is the way back', async () => {
  await visit.leave()
  const earlierId = '1b6cf9a3-7f10-4f2c-9c53-6f0b1c2f3a4d'
  const earlier = { ...resultOf({ matchScore: 58 }), id: earlierId }
  server.answer(`GET /api/resume/${RESUME_ID}/earlier`, () => ({
    status: 200,
    body: {
      resumes: [
        {
          id: earlierId,
          jobTitle: 'Baker',
          companyName: 'Crumb & Co',
          createdAt: '2026-01-05T10:00:00.000Z',
          matchScore: 58,
        },
      ],
    },
  }))
  server.answer(`GET /api/resume/${earlierId}`, () => ({ status: 200, body: earlier }))
  visit = visitResult(server, result)
  fireEvent.click(await screen.findByRole('button', { name: 'Earlier result' }))
  expect(await screen.findByText('58')).toBeTruthy()
  expect(screen.getByText('This is an earlier result.')).toBeTruthy()
  const title = screen.getByRole('heading', { name: /^Baker.*Crumb/ })
  await waitFor(() => expect(document.activeElement).toBe(title))
  fireEvent.click(screen.getByRole('button', { name: 'Newest result' }))
  expect(await screen.findByText('71')).toBeTruthy()
})

test('a PDF that failed leaves the result there, its text, and a way to make it again', async () => {
  await visit.leave()
  const id = 'd'.repeat(21)
  const error = { code: 'render_failed', message: 'The PDF could not be made.' }
  const job = jobOf(id, { rev: 4, status: 'error', resumeId: RESUME_ID, error })
  visit = visitResult(server, result, keepTexts(), job)
  server.answer(`POST /api/jobs/${id}/retry`, () => ({
    status: 200,
    body: { ...job, rev: 5, status: 'queued', attempt: 2, error: undefined },
  }))
  expect(await screen.findByRole('heading', { name: /its PDF is not/ })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'The thread broke here' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  const markdown = screen.getByRole('link', { name: /View markdown/ })
  expect(markdown.getAttribute('href')).toBe(`/api/resume/${RESUME_ID}/markdown`)
  fireEvent.click(screen.getByRole('button', { name: 'Make the PDF again' }))
  expect(await screen.findByRole('button', { name: 'Preparing…' })).toBeTruthy()
  expect(server.calls).toContain(`POST /api/jobs/${id}/retry`)
  expect(server.calls).not.toContain('POST /api/resume/tailor')
})

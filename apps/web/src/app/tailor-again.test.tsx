import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { visitResult } from '../features/results/testing/visit-result.ts'
import type { Keep } from '../lib/keep.ts'
import { jobOf, RESUME_ID, resultOf, startLoopback, type Loopback } from '../testing/loopback.ts'
import { keepTexts } from '../testing/render-app.tsx'

const skill = { id: '7d9e6f1c-93a5-4c6e-8a51-21b0f4c7d5aa', skill: 'pastry', note: '' }
const FILE = 'Noor Haddad\nBakes bread.'
const made = {
  originalContent: FILE,
  jobDescription: 'Pastry Chef at Lemon',
  fileName: 'noor.md',
  sections: [{ heading: 'Bread', kind: 'other' }],
}
const corrected = {
  originalContent: '# Noor Haddad\n\nBakes bread.',
  sections: [{ heading: 'Work', kind: 'experience' }],
}
const file = { content: FILE, fileName: 'noor.md', size: 24 }
const NEW = jobOf('e'.repeat(21), { rev: 5, status: 'done', progress: 100, resumeId: RESUME_ID })

let server: Loopback
let visit: ReturnType<typeof visitResult>
beforeEach(async () => {
  server = await startLoopback()
})
afterEach(async () => {
  await visit.leave()
  await server.close()
})

/** Opens a page with a result, and presses its button. @returns what was sent */
async function pressAgain(keep: Keep) {
  visit = visitResult(server, resultOf(), keep)
  server.answer(`GET /api/resume/${RESUME_ID}/request`, () => ({ status: 200, body: made }))
  server.answer('POST /api/resume/tailor', () => ({ status: 202, body: NEW }))
  server.answer('POST /api/confirmed-skills', () => ({ status: 200, body: { skills: [skill] } }))
  fireEvent.click(await screen.findByRole('button', { name: 'I have this skill: pastry' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Tailor again' }))
  await waitFor(() => expect(server.calls).toContain('POST /api/resume/tailor'))
  return server.bodies.at(-1)
}

/** What the form for a posting has after a reload. */
async function reload() {
  const { keep } = visit
  await visit.leave()
  visit = visitResult(server, resultOf(), keep, NEW)
  fireEvent.click(await screen.findByRole('button', { name: 'Change: Job Description' }))
  const field = await screen.findByRole('textbox', { name: 'Job description' })
  return (field as HTMLTextAreaElement).value
}

test.each(['', 'Baker at Crumb & Co'])(
  'the posting of the new result is in the form after a reload, where %j was',
  async (before) => {
    const keep = keepTexts()
    keep.write('posting', before)
    await pressAgain(keep)
    expect(await reload()).toBe(made.jobDescription)
  },
)

test('a posting that was typed and never sent stays', async () => {
  const keep = keepTexts()
  keep.write('posting', 'Waiter at Olive')
  keep.write('posting-unsent', true)
  await pressAgain(keep)
  expect(await reload()).toBe('Waiter at Olive')
})

test('what was typed and not sent is known as that, until it is sent', async () => {
  visit = visitResult(server, resultOf())
  fireEvent.click(await screen.findByRole('button', { name: 'Change: Job Description' }))
  const field = await screen.findByRole('textbox', { name: 'Job description' })
  fireEvent.change(field, { target: { value: 'Waiter at Olive' } })
  await waitFor(() => expect(visit.keep.read('posting-unsent')).toBe(true))
  server.answer('POST /api/resume/tailor', () => ({ status: 202, body: NEW }))
  fireEvent.click(screen.getByRole('button', { name: 'Tailor my resume' }))
  await waitFor(() => expect(visit.keep.read('posting-unsent')).toBeNull())
})

test('how the resume was read goes as it was put right since, and that is said', async () => {
  const keep = keepTexts()
  keep.write('resume', { ...file, corrected })
  expect(await pressAgain(keep)).toMatchObject({
    ...corrected,
    jobDescription: made.jobDescription,
  })
  expect((await screen.findAllByText('Read as you put it right')).length).toBeGreaterThan(0)
})

test.each([
  ['without corrections', file],
  ['of another resume', { ...file, content: 'Ada Reyes', corrected }],
])('%s it goes as it went', async (_what, resume) => {
  const keep = keepTexts()
  keep.write('resume', resume)
  expect(await pressAgain(keep)).toMatchObject(made)
})

import type { Change } from '@tailorbird/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jobOf, resultOf } from '../../../testing/loopback.ts'
import { done, visitBatches } from '../testing/sent-batch.ts'
import { button, list, type Sent } from '../testing/visit.ts'

const { place, sent, idOf, tell, rows, start } = visitBatches()

/** Longer than a double click takes, in milliseconds. */
const LATER_MS = 700
let later = 0
beforeEach(() => {
  later = 0
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + later)
})
afterEach(() => vi.restoreAllMocks())

/** Presses 'Tailor all' once more, not as a double click. */
async function pressAgain() {
  later += LATER_MS
  fireEvent.click(await button('Change: Job Descriptions'))
  fireEvent.click(await button('Tailor all'))
}

const change: Change = {
  id: 'c0',
  kind: 'bullet',
  place: 'w0',
  where: 'Baker, Crumb & Co',
  before: 'Baked bread w/ sourdough',
  after: 'Baked bread with sourdough',
  reason: 'Says it in full.',
  sources: [],
  requirement: '',
  state: 'undone',
}

/** Answers with results, of which the first ones were changed by the person. @returns their ids */
function haveResults(count: number, changed: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const id = `${at}b6cf9a3-7f10-4f2c-9c53-6f0b1c2f3a4d`
    const body = { ...resultOf(), id, changes: at < changed ? [change] : [] }
    place.server.answer(`GET /api/resume/${id}`, () => ({ status: 200, body }))
    return id
  })
}

test('a second batch in one visit asks for its own suggestions', async () => {
  const totals = [3, 4]
  place.server.answer('GET /api/suggestions', () => ({
    status: 200,
    body: { suggestions: [], total: totals.shift() },
  }))
  const asked = () => place.server.calls.filter((call) => call.startsWith('GET /api/suggestions'))
  await start(['Baker'])
  tell('Baker', 5, done)
  const link = await screen.findByRole('link', { name: /^3 suggestions need your eye/ })
  expect(link.getAttribute('href')).toBe(`/suggestions?batch=${sent()[0]?.batchId}`)
  await pressAgain()
  await waitFor(() => expect(sent()).toHaveLength(2))
  await screen.findByText('0 of 1 done')
  expect(screen.queryByRole('link', { name: /suggestions need your eye/ })).toBeNull()
  tell('Baker', 9, { ...done, batchId: sent()[1]?.batchId ?? '' })
  expect(await screen.findByRole('link', { name: /^4 suggestions need your eye/ })).toBeTruthy()
  expect(asked()).toEqual(sent().map(({ batchId }) => `GET /api/suggestions?batchId=${batchId}`))
})

test('who changed results of a batch is asked once before others take their place', async () => {
  const [first, second, third] = haveResults(3, 2)
  await start(['Baker', 'Cook', 'Waiter'])
  tell('Baker', 5, { ...done, resumeId: first })
  tell('Cook', 6, { ...done, resumeId: second })
  tell('Waiter', 7, { ...done, resumeId: third })
  await screen.findByText('3 of 3 done')
  await pressAgain()
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/You changed 2 of these results yourself/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Stay with these' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByText('3 of 3 done')).toBeTruthy()
  expect(sent()).toHaveLength(3)
  fireEvent.click(await button('Tailor all'))
  fireEvent.click(await button('Tailor all anew'))
  await waitFor(() => expect(sent()).toHaveLength(6))
})

test('a result of a batch is tailored again beside it, from its own posting, also after a reload', async () => {
  const [first, second, new1] = haveResults(3, 0)
  place.server.answer('GET /api/confirmed-skills', () => ({ status: 200, body: { skills: [] } }))
  place.server.answer('POST /api/confirmed-skills', () => ({
    status: 200,
    body: { skills: [{ id: 's1', skill: 'pastry', note: '' }] },
  }))
  await start(['Baker', 'Cook'])
  tell('Baker', 5, { ...done, resumeId: first })
  tell('Cook', 6, { ...done, resumeId: second })
  fireEvent.click(await button('Open: Baker'))
  fireEvent.click(await button('I have this skill: pastry'))
  fireEvent.click(await button('Tailor again'))
  await waitFor(() => expect(sent().filter(({ jobId }) => jobId)).toHaveLength(3))
  const [made] = sent()
  expect(sent().at(-1)).toEqual({ ...made, anew: true, jobId: idOf('Baker') })
  expect(idOf('Baker')).not.toBe(made?.jobId)
  await waitFor(() => expect(rows()).toBe(3))
  await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Result: Baker'))
  expect(document.activeElement?.textContent).toBe('Queued')
  tell('Baker', 9, { ...done, resumeId: new1 })
  await waitFor(() => expect(place.server.calls).toContain(`GET /api/resume/${new1}`))
  expect(await screen.findByText('3 of 3 done')).toBeTruthy()

  const { keep } = place.visit
  await place.visit.leave()
  const row = jobOf(made?.jobId ?? '', { ...done, resumeId: second, rev: 10, mode: 'batch' })
  place.server.answer('GET /api/jobs', () => list([row], 11))
  place.open(keep)
  fireEvent.click(await button('Open: Baker'))
  fireEvent.click(await button('I have this skill: pastry'))
  fireEvent.click(await button('Tailor again'))
  await waitFor(() => expect(sent().filter(({ jobId }) => jobId)).toHaveLength(4))
  expect(sent().at(-1)).toEqual({ ...made, anew: true, jobId: idOf('Baker') })
})

test('a resume whose reading was put right since goes out by itself, as it is read by now', async () => {
  const [first] = haveResults(1, 0)
  place.server.answer('GET /api/confirmed-skills', () => ({ status: 200, body: { skills: [] } }))
  place.server.answer('POST /api/confirmed-skills', () => ({
    status: 200,
    body: { skills: [{ id: 's1', skill: 'pastry', note: '' }] },
  }))
  await start(['Baker'])
  const [{ originalContent, fileName }] = sent() as [Sent]
  const made = { originalContent, fileName, jobDescription: 'Baker' }
  place.server.answer(`GET /api/resume/${first}/request`, () => ({ status: 200, body: made }))
  tell('Baker', 5, { ...done, resumeId: first })
  const corrected = { originalContent: '# Noor', sections: [{ heading: 'Work', kind: 'other' }] }
  const resume = { ...place.visit.store.getState().resume, corrected }
  place.visit.store.dispatch({ type: 'resume/resumeChanged', payload: resume })
  fireEvent.click(await button('Open: Baker'))
  fireEvent.click(await button('I have this skill: pastry'))
  fireEvent.click(await button('Tailor again'))
  await waitFor(() => expect(sent().filter(({ jobId }) => jobId)).toHaveLength(2))
  expect(sent().at(-1)).toMatchObject({ ...corrected, jobDescription: 'Baker', anew: true })
  expect(sent().at(-1)?.batchId).toBeUndefined()
})

test('after a reload, and where the list has grown, it is asked, too; of other postings not', async () => {
  const [id] = haveResults(1, 1)
  await start(['Baker'])
  tell('Baker', 5, { ...done, resumeId: id })
  await screen.findByText('1 of 1 done')
  const { keep } = place.visit
  await place.visit.leave()
  const row = jobOf(idOf('Baker'), { ...done, resumeId: id, rev: 8, mode: 'batch', title: 'Baker' })
  place.server.answer('GET /api/jobs', () => list([row], 9))
  place.open(keep)
  await screen.findByText('1 of 1 done')
  fireEvent.click(await button('Change: Job Descriptions'))
  fireEvent.click(await button('Add job'))
  fireEvent.change(await screen.findByRole('textbox', { name: /^Job 2/ }), {
    target: { value: 'Cook' },
  })
  fireEvent.click(await button('Tailor all'))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/You changed this result yourself/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Stay with this one' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  fireEvent.change(await screen.findByRole('textbox', { name: /^Job 1/ }), {
    target: { value: 'Waiter' },
  })
  fireEvent.click(await button('Tailor all'))
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

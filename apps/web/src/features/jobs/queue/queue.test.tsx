import type { CreateJobs, JobDto } from '@tailorbird/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jobOf, newsOf, RESUME_ID } from '../../../testing/loopback.ts'
import {
  answerJobs,
  answerQueued,
  button,
  connected,
  keepMode,
  list,
  problem,
  visitEach,
} from '../testing/visit.ts'
import { queueJob } from './send-queue.ts'

const place = visitEach()

const open = async (more: Record<string, unknown> = {}, rev = 4) => {
  place.open(keepMode('queue', more))
  await connected(place.server, rev)
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Job description' })
const press = async (more: object = {}) =>
  fireEvent.keyDown(await field(), { key: 'Enter', code: 'Enter', ...more })
const queue = async (text: string) => {
  fireEvent.change(await field(), { target: { value: text } })
  await press()
}
const sent = () => place.server.bodies.filter((body) => body !== null) as CreateJobs[]
const queued = async (text: string) => {
  const before = sent().length
  await queue(text)
  await waitFor(() => expect(sent()).toHaveLength(before + 1))
  return sent().at(-1)?.jobs[0]?.id ?? ''
}
const shownIn = (name: string) => {
  const found = screen.queryByRole('list', { name })
  return found ? within(found).getAllByRole('listitem') : []
}
const titles = (name: string) => shownIn(name).map((row) => row.querySelector('bdi')?.textContent)
const rowOf = (id: string, change: Partial<JobDto>) =>
  jobOf(id.repeat(21), { mode: 'queue', ...change })
const done = { status: 'done', progress: 100, resumeId: RESUME_ID } as const

test('Enter queues the job with an id of ours, and the field is free for the next', async () => {
  await open()
  await queue('  Baker\nBread  ')
  expect((await screen.findAllByText('Job queued')).length).toBeGreaterThan(0)
  expect(sent()).toEqual([
    {
      originalContent: 'Noor Haddad\nBakes bread.',
      fileName: 'noor.md',
      mode: 'queue',
      jobs: [
        { id: expect.stringMatching(/^[\w-]{21}$/) as string, jobDescription: 'Baker\nBread' },
      ],
    },
  ])
  expect((await field()).value).toBe('')
  await waitFor(() => expect(titles('In line')).toEqual(['Baker']))
})

test('Shift and Enter, and Enter while an input method composes, queue nothing', async () => {
  await open()
  fireEvent.change(await field(), { target: { value: 'パン職人' } })
  await press({ shiftKey: true })
  await press({ isComposing: true })
  await press({ keyCode: 229 })
  expect(sent()).toEqual([])
  await press()
  await waitFor(() => expect(sent()).toHaveLength(1))
})

test('empty text and white space are ignored, without a message', async () => {
  await open()
  await press()
  await queue(' \n ')
  expect((await field()).value).toBe(' \n ')
  expect(sent()).toEqual([])
  expect(screen.queryByText('Add a job description first')).toBeNull()
})

test('without a resume nothing is queued and the text stays', async () => {
  await open({ resume: null })
  await queue('Baker')
  expect(await screen.findByText('Add your resume first')).toBeTruthy()
  expect((await field()).value).toBe('Baker')
  expect(sent()).toEqual([])
})

test('jobs arrive in the order of the keystrokes, and the order of processing is shown', async () => {
  await open()
  const callsAtOnce: number[] = []
  place.server.answer('POST /api/jobs', ({ body }) => {
    const { unsent } = place.visit.store.getState().queue
    callsAtOnce.push(unsent.filter(({ call }) => call === 'calling').length)
    return answerQueued(body)
  })
  const resume = { content: 'Noor', fileName: 'noor.md', size: 4 }
  for (const text of ['Baker', 'Cook', 'Waiter']) place.visit.store.dispatch(queueJob(resume, text))
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent().map(({ jobs }) => jobs[0]?.jobDescription)).toEqual(['Baker', 'Cook', 'Waiter'])
  await waitFor(() => expect(titles('In line')).toEqual(['Baker', 'Cook', 'Waiter']))
  expect(callsAtOnce).toEqual([1, 1, 1])
  expect(shownIn('In line')[0]?.textContent).toContain('Queued, next')
  expect(shownIn('In line')[2]?.textContent).toContain('Queued, 2 before it')
})

test('a job is followed: progress, texts, result, and it is said once per state', async () => {
  await open()
  const id = await queued('Baker')
  const texts = [
    [10, 'Starting...'],
    [30, 'Tailoring resume...'],
    [70, 'Generating PDF...'],
  ] as const
  for (const [progress, text] of texts) {
    place.server.send('job', newsOf(id, { rev: 5 + progress, progress }))
    await waitFor(() => expect(shownIn('In line')[0]?.textContent).toContain(text))
    const bar = screen.getByRole('progressbar', { name: 'Progress: Baker' })
    expect(bar).toHaveProperty('value', progress)
    const said = `Baker: ${text}`
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((output) => output.textContent)).toContain(said),
    )
  }
  place.server.send('job', newsOf(id, { rev: 200, ...done }))
  expect((await screen.findAllByText('Resume completed')).length).toBeGreaterThan(0)
  // The download that is offered covers the page.
  const offer = await screen.findByRole('dialog', { name: 'Your PDF is ready' })
  fireEvent.click(within(offer).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(titles('Finished')).toEqual(['Baker']))
  fireEvent.click(await button('Open: Baker'))
  expect(await screen.findByText('21 points more', { exact: false })).toBeTruthy()
})

test('a job that is done is downloaded once, and never one that was done before', async () => {
  const before = rowOf('o', { ...done, rev: 3, title: 'Old' })
  place.server.answer('GET /api/jobs', () => list([before], 4))
  await open()
  await screen.findByText('Old')
  const id = await queued('Baker')
  place.server.send('job', newsOf(id, { rev: 8, ...done }))
  place.server.send('job', newsOf(id, { rev: 8, ...done }))
  await screen.findAllByText('Resume completed')
  place.server.send('resync')
  place.server.send('job', newsOf(id, { rev: 9, ...done }))
  await connected(place.server)
  const wanted = { resumeId: RESUME_ID, title: 'Baker', size: 'letter', template: 'classic' }
  expect(place.visit.store.getState().download).toMatchObject({ isOpen: true, files: [wanted] })
})

test('auto-download can be switched off, for the next visit too', async () => {
  await open()
  const toggle = await screen.findByRole<HTMLInputElement>('switch')
  expect(toggle.checked).toBe(true)
  fireEvent.click(toggle)
  const id = await queued('Baker')
  place.server.send('job', newsOf(id, { rev: 8, ...done }))
  await screen.findAllByText('Resume completed')
  expect(place.visit.store.getState().download.files).toEqual([])
  const { keep } = place.visit
  await place.visit.leave()
  place.open(keep)
  expect((await screen.findByRole<HTMLInputElement>('switch')).checked).toBe(false)
})

test('a job that was done before its answer came is news all the same', async () => {
  place.server.answer('POST /api/jobs', ({ body }) => {
    const { jobs } = JSON.parse(body) as CreateJobs
    const id = jobs[0]?.id ?? ''
    const row = jobOf(id, { mode: 'queue', rev: 9, title: 'Baker', ...done })
    return { status: 202, body: { batchId: row.batchId, jobs: [row] } }
  })
  await open()
  await queue('Baker')
  expect((await screen.findAllByText('Resume completed')).length).toBeGreaterThan(0)
  expect(place.visit.store.getState().download.files).toHaveLength(1)
})

test('a job that fails says why, and is tried again', async () => {
  await open()
  const id = await queued('Baker')
  const error = { code: 'model_timeout', message: 'The AI service took too long.' }
  place.server.send('job', newsOf(id, { rev: 8, status: 'error', progress: 30, error }))
  expect(await screen.findByText('Error: The AI service took too long.')).toBeTruthy()
  expect(
    (await screen.findAllByText('Failed to process Baker: The AI service took too long.')).length,
  ).toBeGreaterThan(0)
  place.server.answer(`POST /api/jobs/${id}/retry`, () => ({
    status: 200,
    body: jobOf(id, { mode: 'queue', title: 'Baker', rev: 9, attempt: 2 }),
  }))
  fireEvent.click(await button('Retry: Baker'))
  await waitFor(() => expect(titles('In line')).toEqual(['Baker']))
  expect(titles('Finished')).toEqual([])
  place.server.send('job', newsOf(id, { rev: 12, attempt: 2, ...done }))
  expect((await screen.findAllByText('Resume completed')).length).toBeGreaterThan(0)
})

test('a refused job stays with its reason, its toast and a way on', async () => {
  place.server.answer('POST /api/jobs', () =>
    problem(402, 'allowance_exhausted', 'You have used all.'),
  )
  await open()
  await queue('Baker')
  expect(await screen.findByText('Error: 402: You have used all.')).toBeTruthy()
  expect(
    (await screen.findAllByText('Failed to process Baker: 402: You have used all.')).length,
  ).toBeGreaterThan(0)
  answerJobs(place.server)
  fireEvent.click(await button('Retry: Baker'))
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toEqual(sent()[0])
  await waitFor(() => expect(screen.queryByText(/^Error/)).toBeNull())
})

test('a job without an answer survives a reload and then goes out by itself', async () => {
  place.server.answer('POST /api/jobs', () => null)
  await open()
  await queue('Baker')
  expect(await screen.findByText(/Not sent yet/)).toBeTruthy()
  const { keep } = place.visit
  await place.visit.leave()
  answerJobs(place.server)
  place.open(keep)
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toEqual(sent()[0])
  await waitFor(() => expect(screen.queryByText(/Not sent yet/)).toBeNull())
  expect(keep.read('queue-unsent')).toEqual([])
})

test('cancelling is silent, and the focus goes to the neighbour', async () => {
  const rows = ['c', 'b', 'a'].map((id) => rowOf(id, { title: `Job ${id}` }))
  place.server.answer('GET /api/jobs', () => list(rows, 4))
  await open()
  place.server.answer(`POST /api/jobs/${'b'.repeat(21)}/cancel`, () => ({
    status: 204,
    body: null,
  }))
  const cancel = await button('Cancel: Job b')
  cancel.focus()
  fireEvent.click(cancel)
  await waitFor(() => expect(titles('In line')).toEqual(['Job a', 'Job c']))
  expect(document.activeElement?.textContent).toContain('Job c')
  expect(place.visit.store.getState().toast.id).toBe(0)
})

test('the last job that is removed hands the focus to the field', async () => {
  place.server.answer('GET /api/jobs', () => list([rowOf('d', { ...done, title: 'Ready' })], 4))
  await open()
  place.server.answer(`DELETE /api/jobs/${'d'.repeat(21)}`, () => ({ status: 404, body: {} }))
  const remove = await button('Remove: Ready')
  remove.focus()
  fireEvent.click(remove)
  expect(await screen.findByText(/Nothing is queued/)).toBeTruthy()
  const next = await field()
  await waitFor(() => expect(document.activeElement).toBe(next))
})

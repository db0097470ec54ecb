import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jobOf, RESUME_ID } from '../../testing/loopback.ts'
import { keepTexts } from '../../testing/render-app.tsx'
import {
  answerJobs,
  button,
  connected,
  count,
  keepMode,
  problem,
  visitEach,
} from './testing/visit.ts'

const place = visitEach()
const TAILOR = 'POST /api/resume/tailor'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Clicks with so many milliseconds between them, and waits for what they may start. */
async function clickEach(name: string, gaps: number[]) {
  const pressed = await button(name)
  fireEvent.click(pressed)
  for (const gap of gaps) {
    if (gap > 0) await wait(gap)
    fireEvent.click(pressed.isConnected ? pressed : await button(name))
  }
  await wait(300)
}

/** As the offline engine does on a fast machine: done before the second click. */
function answerAtOnce() {
  place.server.answer(TAILOR, ({ body }) => {
    const { jobId } = JSON.parse(body) as { jobId: string }
    const done = jobOf(jobId, { status: 'done', progress: 100, resumeId: RESUME_ID })
    return { status: 202, body: done }
  })
}

test.each([
  ['still runs', [0], false],
  ['still runs', [0, 0, 100, 120], false],
  ['is done', [0], true],
  ['is done', [100, 120], true],
])('a double click tailors once, also when the job %s: gaps %j', async (_how, gaps, isFast) => {
  answerJobs(place.server)
  if (isFast) answerAtOnce()
  place.open(keepTexts())
  await connected(place.server)
  await clickEach('Tailor my resume', gaps)
  expect(count(place.server, TAILOR)).toBe(1)
})

test('a double click that is refused is refused once, and Retry is another press', async () => {
  place.server.answer(TAILOR, () => problem(400, 'invalid_input', 'This can’t be read.'))
  place.open(keepTexts())
  await connected(place.server)
  await clickEach('Tailor my resume', [0, 120])
  expect(count(place.server, TAILOR)).toBe(1)
  fireEvent.click(await button('Retry'))
  await waitFor(() => expect(count(place.server, TAILOR)).toBe(2))
})

test('who means it tailors once more, after a while', async () => {
  answerAtOnce()
  place.open(keepTexts())
  await connected(place.server)
  await clickEach('Tailor my resume', [])
  await wait(700)
  fireEvent.click(await button('Change: Job Description'))
  await clickEach('Tailor my resume', [])
  expect(count(place.server, TAILOR)).toBe(2)
})

test.each([
  ['runs', false],
  ['is done', true],
])('a double click starts one batch, also when it %s', async (_how, isFast) => {
  if (isFast) answerAtOnce()
  place.open(keepMode('batch', { 'batch-jobs': ['Baker', 'Cook'] }))
  await connected(place.server)
  await clickEach('Tailor all', [0, 120])
  expect(count(place.server, TAILOR)).toBe(2)
})

test('Enter twice queues once', async () => {
  place.open(keepMode('queue', { 'queue-posting': 'Baker' }))
  await connected(place.server)
  const field = await screen.findByRole('textbox', { name: 'Job description' })
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(count(place.server, 'POST /api/jobs')).toBe(1))
  await wait(300)
  expect(count(place.server, 'POST /api/jobs')).toBe(1)
})

test('a job that fails again at once is retried once', async () => {
  const id = 'r'.repeat(21)
  const failed = jobOf(id, {
    status: 'error',
    mode: 'queue',
    error: { code: 'internal_error', message: 'It broke.' },
  })
  place.server.answer('GET /api/jobs', () => ({
    status: 200,
    body: { jobs: [failed], nextCursor: null, rev: 4 },
  }))
  place.server.answer(`POST /api/jobs/${id}/retry`, () => ({ status: 200, body: failed }))
  place.open(keepMode('queue'))
  await connected(place.server)
  await clickEach('Retry: Baker', [0, 120])
  expect(count(place.server, `POST /api/jobs/${id}/retry`)).toBe(1)
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  jobOf,
  newsOf,
  RESUME_ID,
  resultOf,
  startLoopback,
  type Loopback,
} from '../testing/loopback.ts'
import { readSheet } from '../testing/read-sheet.ts'
import { keepTexts, renderApp } from '../testing/render-app.tsx'

let server: Loopback
let visit: ReturnType<typeof renderApp>

beforeEach(async () => {
  server = await startLoopback()
  server.answer('GET /api/jobs', () => ({
    status: 200,
    body: { jobs: [], nextCursor: null, rev: 4 },
  }))
  server.answer('POST /api/resume/tailor', ({ body }) => {
    const { jobId } = JSON.parse(body) as { jobId: string }
    return { status: 202, body: jobOf(jobId) }
  })
  server.answer(`GET /api/resume/${RESUME_ID}`, () => ({ status: 200, body: resultOf() }))
})

afterEach(async () => {
  await visit.leave()
  await server.close()
})

/** Connected: the socket's own question after the list has been answered. */
const connected = () => waitFor(() => expect(server.calls).toContain('GET /api/jobs?since=4'))
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Tailor my resume' }))
const sentId = async () => {
  await waitFor(() => expect(server.bodies).toHaveLength(1))
  return (server.bodies[0] as { jobId: string }).jobId
}
const problem = (status: number, code: string, detail: string) => ({
  status,
  body: { type: 'about:blank', title: code, status, detail, code, requestId: 'request-17' },
})

test('tailoring starts only when both texts exist', async () => {
  visit = renderApp(server.origin)
  submit()
  expect(await screen.findByText('Add a job description first')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Job description'), { target: { value: 'Baker' } })
  expect(await screen.findByText('Add your resume first')).toBeTruthy()
  const file = new File(['Noor Haddad'], 'noor.md')
  screen.getByLabelText('Choose a file').focus()
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } })
  expect(await screen.findByText('noor.md')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Replace'))
  expect(screen.queryByText('Add your resume first')).toBeNull()
  expect(server.bodies).toEqual([])
  submit()
  await sentId()
})

test('a job is followed from the click to the result', async () => {
  visit = renderApp(server.origin, { keep: keepTexts() })
  await connected()
  submit()
  const id = await sentId()
  expect(server.bodies[0]).toEqual({
    originalContent: 'Noor Haddad\nBakes bread.',
    jobDescription: 'Baker at Crumb & Co',
    fileName: 'noor.md',
    jobId: expect.stringMatching(/^[\w-]{21}$/) as string,
  })
  server.send('job', newsOf(id, { rev: 6, progress: 30 }))
  expect(await screen.findAllByText('Tailoring resume...')).toHaveLength(2)
  server.send('job', newsOf(id, { rev: 5, progress: 10 }))
  server.send('job', newsOf(id, { rev: 7, progress: 70, resumeId: RESUME_ID }))
  expect(await screen.findByText('Preparing…')).toBeTruthy()
  server.send('job', newsOf(id, { rev: 8, progress: 100, status: 'done', resumeId: RESUME_ID }))
  expect(await screen.findByText('Download PDF')).toBeTruthy()
  expect((await screen.findAllByText('Resume tailored successfully')).length).toBeGreaterThan(0)
  expect(
    screen.getByText('21 points more than the 50 of your original', { exact: false }),
  ).toBeTruthy()
  expect(readSheet()).not.toContain('The very last line')
  fireEvent.click(screen.getByText('Show all'))
  expect(readSheet()).toContain('The very last line')
})

test('news that overtakes the answer is not lost', async () => {
  server.answer('POST /api/resume/tailor', ({ body }) => {
    const { jobId } = JSON.parse(body) as { jobId: string }
    server.send('job', newsOf(jobId, { rev: 9, progress: 30 }))
    return { status: 202, body: jobOf(jobId) }
  })
  visit = renderApp(server.origin, { keep: keepTexts() })
  await connected()
  submit()
  expect(await screen.findByText('30 of 100')).toBeTruthy()
})

test('a reload finds the running job, and a missed event comes with the list', async () => {
  const keep = keepTexts()
  const id = 'r'.repeat(21)
  keep.write('job', id)
  const page = (rev: number, progress: number) => ({
    status: 200,
    body: { jobs: [jobOf(id, { rev, progress, status: 'processing' })], nextCursor: null, rev },
  })
  server.answer('GET /api/jobs', () => page(4, 10))
  visit = renderApp(server.origin, { keep })
  expect(await screen.findByText('10 of 100')).toBeTruthy()
  await connected()
  server.answer('GET /api/jobs', () => page(6, 30))
  server.send('resync')
  expect(await screen.findByText('30 of 100')).toBeTruthy()
})

test('a job that fails says why, and Retry sends the same as a new job', async () => {
  visit = renderApp(server.origin, { keep: keepTexts() })
  await connected()
  submit()
  const id = await sentId()
  const error = { code: 'model_timeout', message: 'The AI service took too long.' }
  server.send('job', newsOf(id, { rev: 6, status: 'error', progress: 30, error }))
  expect(await screen.findByText('The AI service took too long.')).toBeTruthy()
  // What support looks for in the log.
  expect(screen.getAllByText(`Reference: ${id}`).length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(server.bodies).toHaveLength(2))
  expect(server.bodies[1]).toEqual({
    ...(server.bodies[0] as object),
    jobId: expect.not.stringMatching(id) as string,
  })
})

test('the same texts after a call without an answer keep their job id', async () => {
  server.answer('POST /api/resume/tailor', () => null)
  visit = renderApp(server.origin, { keep: keepTexts() })
  await connected()
  submit()
  const id = await sentId()
  fireEvent.click(await screen.findByRole('button', { name: 'Try now' }))
  await waitFor(() => expect(server.bodies).toHaveLength(2))
  expect(server.bodies[1]).toHaveProperty('jobId', id)
})

test('a job without an answer goes out by itself when the line is back, also after a reload', async () => {
  server.answer('POST /api/resume/tailor', () => null)
  const keep = keepTexts()
  visit = renderApp(server.origin, { keep })
  await connected()
  submit()
  const id = await sentId()
  expect(await screen.findByRole('heading', { name: 'Waiting for the connection' })).toBeTruthy()
  expect(visit.store.getState().toast.id).toBe(0)
  window.dispatchEvent(new Event('offline'))
  await screen.findByText(/You are offline/)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(server.bodies).toHaveLength(2))
  await screen.findByRole('heading', { name: 'Waiting for the connection' })
  await visit.leave()
  server.answer('POST /api/resume/tailor', () => ({ status: 202, body: jobOf(id) }))
  visit = renderApp(server.origin, { keep })
  await waitFor(() => expect(server.bodies).toHaveLength(3))
  expect(server.bodies[1]).toEqual(server.bodies[0])
  expect(server.bodies[2]).toEqual(server.bodies[0])
  await waitFor(() => expect(keep.read('job-request')).toBeNull())
})

test('a used-up allowance is said in words, without a reference', async () => {
  server.answer('POST /api/resume/tailor', () =>
    problem(402, 'allowance_exhausted', 'You have used all.'),
  )
  visit = renderApp(server.origin, { keep: keepTexts() })
  await connected()
  submit()
  expect(await screen.findByText(/^You have used all\./)).toBeTruthy()
  expect((await screen.findAllByText('Failed to tailor resume')).length).toBeGreaterThan(0)
  expect(screen.queryByText('Reference: request-17')).toBeNull()
})

test('an unexpected failure has a reference, and Retry repeats a call that may have arrived', async () => {
  server.answer('POST /api/resume/tailor', () => problem(500, 'internal', 'Something failed here.'))
  visit = renderApp(server.origin, { keep: keepTexts() })
  await connected()
  submit()
  expect(await screen.findByText('500: Something failed here.')).toBeTruthy()
  expect((await screen.findAllByText('Reference: request-17')).length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(server.bodies).toHaveLength(2))
  expect(server.bodies[1]).toEqual(server.bodies[0])
})

test('a result without a score says why', async () => {
  const keep = keepTexts()
  const id = 'n'.repeat(21)
  keep.write('job', id)
  const job = jobOf(id, { rev: 4, status: 'done', progress: 100, resumeId: RESUME_ID })
  server.answer('GET /api/jobs', () => ({
    status: 200,
    body: { jobs: [job], nextCursor: null, rev: 4 },
  }))
  const thin = {
    matchScore: null,
    matchScoreBefore: null,
    noScoreReason: 'The posting names nothing.',
  }
  server.answer(`GET /api/resume/${RESUME_ID}`, () => ({ status: 200, body: resultOf(thin) }))
  visit = renderApp(server.origin, { keep })
  expect(await screen.findAllByText('The posting names nothing.')).not.toHaveLength(0)
})

test('a server that does not answer is said, and coming back is noticed', async () => {
  server.answer('GET /api/jobs', () => ({ status: 503, body: {} }))
  visit = renderApp(server.origin, { keep: keepTexts() })
  expect(await screen.findByText(/We cannot reach the server right now/)).toBeTruthy()
  server.answer('GET /api/jobs', () => ({
    status: 200,
    body: { jobs: [], nextCursor: null, rev: 4 },
  }))
  server.send('resync')
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText(/We cannot reach the server/)).toBeNull())
})

test('an unknown address has its own page', async () => {
  visit = renderApp(server.origin, { path: '/nowhere' })
  expect(await screen.findByRole('heading', { name: '404' })).toBeTruthy()
  expect(screen.getByText('Page not found')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Return Home' }))
  expect(await screen.findByRole('heading', { name: 'Your Dream Resume, Instantly.' })).toBeTruthy()
})

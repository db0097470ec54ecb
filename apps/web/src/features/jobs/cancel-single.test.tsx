import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { jobOf, RESUME_ID, startLoopback, type Loopback } from '../../testing/loopback.ts'
import { keepTexts, renderApp } from '../../testing/render-app.tsx'
import { answerJobs, button, connected, list, problem } from './testing/visit.ts'

let server: Loopback
let visit: ReturnType<typeof renderApp>
const ID = 's'.repeat(21)

beforeEach(async () => {
  server = await startLoopback()
  answerJobs(server)
  const job = jobOf(ID, { status: 'processing', progress: 30 })
  server.answer('GET /api/jobs', () => list([job], 4))
  const keep = keepTexts()
  keep.write('job', ID)
  visit = renderApp(server.origin, { keep })
  await connected(server)
})

afterEach(async () => {
  await visit.leave()
  await server.close()
})

test('the single job is cancelled silently, and the text is there to go on with', async () => {
  server.answer(`POST /api/jobs/${ID}/cancel`, () => ({ status: 204, body: null }))
  fireEvent.click(await button('Cancel'))
  await waitFor(() => expect(screen.queryByText('30 of 100')).toBeNull())
  expect(document.activeElement).toBe(screen.getByLabelText('Job description'))
  expect(visit.keep.read('job')).toBeNull()
  expect(visit.store.getState().toast.id).toBe(0)
})

test('a job that was done in the same moment stays', async () => {
  const done = jobOf(ID, { status: 'done', progress: 100, rev: 9, resumeId: RESUME_ID })
  server.answer(`POST /api/jobs/${ID}/cancel`, () => problem(409, 'wrong_state', 'Moved on.'))
  server.answer('GET /api/jobs', () => list([done], 9))
  fireEvent.click(await button('Cancel'))
  expect((await screen.findAllByText('Moved on.')).length).toBeGreaterThan(0)
  expect(screen.getByText('30 of 100')).toBeTruthy()
})

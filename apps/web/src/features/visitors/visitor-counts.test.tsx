import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { jobOf, newsOf, RESUME_ID, startLoopback, type Loopback } from '../../testing/loopback.ts'
import { renderApp } from '../../testing/render-app.tsx'

let server: Loopback
let visit: ReturnType<typeof renderApp>

beforeEach(async () => {
  server = await startLoopback()
})

afterEach(async () => {
  await visit.leave()
  await server.close()
})

const answer = (status: number, body: unknown) =>
  server.answer('GET /api/analytics', () => ({ status, body }))

test.each([
  [1234, 567, '1,234 visitors · 567 resumes tailored'],
  [1, 1, '1 visitor · 1 resume tailored'],
])('%s and %s are shown', async (totalVisitors, totalResumes, words) => {
  answer(200, { totalVisitors, totalResumes })
  visit = renderApp(server.origin)
  const shown = await screen.findByText(/visitors?\b.*tailored/)
  expect(shown.textContent).toBe(words)
})

test.each([
  [503, {}],
  [200, null],
  [200, { totalVisitors: 'many' }],
])('nothing is shown after %s %j', async (status, body) => {
  answer(status, body)
  visit = renderApp(server.origin)
  await screen.findByRole('heading', { name: 'Support Development' })
  await waitFor(() => expect(server.calls).toContain('GET /api/analytics'))
  expect(screen.queryByText(/tailored$/)).toBeNull()
  expect(screen.queryByText(/^\d.*visitor/)).toBeNull()
})

test('a resume of our own is added to what is shown, without another question', async () => {
  answer(200, { totalVisitors: 5, totalResumes: 7 })
  const job = jobOf('s'.repeat(21), { status: 'processing', rev: 4 })
  server.answer('GET /api/jobs', () => ({
    status: 200,
    body: { jobs: [job], nextCursor: null, rev: 4 },
  }))
  visit = renderApp(server.origin)
  await screen.findByText(/7 resumes tailored/)
  await waitFor(() => expect(server.calls).toContain('GET /api/jobs?since=4'))
  const stored = { rev: 5, progress: 70, resumeId: RESUME_ID }
  server.send('job', newsOf(job.id, stored))
  await screen.findByText(/8 resumes tailored/)
  server.send('job', newsOf(job.id, { ...stored, rev: 6, progress: 100, status: 'done' }))
  await waitFor(() => expect(visit.store.getState().toast.id).toBe(0))
  expect(screen.getByText(/8 resumes tailored/)).toBeTruthy()
  expect(server.calls.filter((call) => call === 'GET /api/analytics')).toHaveLength(1)
})

test('other pages do not ask', async () => {
  answer(200, { totalVisitors: 5, totalResumes: 5 })
  visit = renderApp(server.origin, { path: '/nowhere' })
  await screen.findByText('Page not found')
  expect(server.calls).not.toContain('GET /api/analytics')
})

import { configure, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startLoopback, type Loopback } from '../../testing/loopback.ts'
import { renderApp } from '../../testing/render-app.tsx'

// The first look at a lazy part has it compiled.
configure({ asyncUtilTimeout: 5000 })

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

test('other pages do not ask', async () => {
  answer(200, { totalVisitors: 5, totalResumes: 5 })
  visit = renderApp(server.origin, { path: '/nowhere' })
  await screen.findByText('Page not found')
  expect(server.calls).not.toContain('GET /api/analytics')
})

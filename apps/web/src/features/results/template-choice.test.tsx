import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RESUME_ID, resultOf, startLoopback, type Loopback } from '../../testing/loopback.ts'
import { visitResult } from './testing/visit-result.ts'

let server: Loopback
let visit: ReturnType<typeof visitResult>
const answerUsage = (limit: number | null, plan: string) =>
  server.answer('GET /api/device-usage', () => ({
    status: 200,
    body: { used: 1, reserved: 0, limit, left: limit, plan },
  }))

beforeEach(async () => {
  server = await startLoopback()
})
afterEach(async () => {
  await visit.leave()
  await server.close()
})

const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }))
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked

test('a template of Pro says so, and leads to the plans and back', async () => {
  answerUsage(2, 'free')
  visit = visitResult(server, resultOf())
  await waitFor(() => expect(server.calls).toContain('GET /api/device-usage'))
  await screen.findByRole('radio', { name: 'Modern' })
  await choose('Modern')
  expect(
    await screen.findByText(/Modern is part of Pro, so your resume stays in Classic/),
  ).toBeTruthy()
  expect(isChosen('Classic')).toBe(true)
  const link = screen.getByRole('link', { name: 'See the plans' })
  expect(link.getAttribute('href')).toBe('/pricing?returnTo=%2F%23result')
})

test.each([
  ['has Pro', 'pro'],
  ['is limited by nothing', 'free'],
])('who %s may choose any', async (_what, plan) => {
  answerUsage(null, plan)
  visit = visitResult(server, resultOf())
  await waitFor(() => expect(server.calls).toContain('GET /api/device-usage'))
  await choose('Compact')
  expect(isChosen('Compact')).toBe(true)
  expect(screen.queryByText(/is part of Pro/)).toBeNull()
  expect(visit.keep.read('paper')).toMatchObject({ template: 'compact' })
  expect(server.calls.join()).not.toContain(`${RESUME_ID}/pdf`)
})

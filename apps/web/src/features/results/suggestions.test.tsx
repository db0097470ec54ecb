import type { Change } from '@tailorbird/contracts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RESUME_ID, resultOf, startLoopback, type Loopback } from '../../testing/loopback.ts'
import { visitResult } from './testing/visit-result.ts'

const suggestion: Change = {
  id: 'c0',
  kind: 'bullet',
  place: 'w0',
  where: 'Baker, Rye House',
  before: 'Shaped the rye loaves',
  after: 'Shaped artisan rye loaves',
  reason: 'Says what is asked for.',
  sources: [],
  requirement: '',
  state: 'undone',
  doubt: { words: ['artisan'], reason: 'Your resume does not say "artisan" there.' },
}
let server: Loopback
let visit: ReturnType<typeof visitResult>

beforeEach(async () => {
  server = await startLoopback()
})
afterEach(async () => {
  await visit.leave()
  await server.close()
})

test('a suggestion is not used, says why, marks its words, and is used with a click', async () => {
  const result = { ...resultOf(), changes: [suggestion] }
  server.answer(`PATCH /api/resume/${RESUME_ID}`, () => ({
    status: 200,
    body: { ...result, changes: [{ ...suggestion, state: 'accepted' }] },
  }))
  visit = visitResult(server, result)
  expect(await screen.findByText(/1 suggestion needs your eye/)).toBeTruthy()
  expect(screen.getByText(/Not used yet. Your resume does not say "artisan" there/)).toBeTruthy()
  expect(screen.getByText('artisan').tagName).toBe('MARK')
  fireEvent.click(screen.getByRole('button', { name: 'Use it: Baker, Rye House' }))
  await waitFor(() => expect(server.bodies.at(-1)).toMatchObject({ acceptedChanges: ['c0'] }))
  expect(await screen.findByRole('button', { name: 'Undo: Baker, Rye House' })).toBeTruthy()
  expect(screen.queryByText(/needs your eye/)).toBeNull()
})

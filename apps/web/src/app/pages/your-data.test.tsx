import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { StoredData } from '@tailorbird/contracts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { layOut } from '../../testing/lay-out.ts'
import { startLoopback, type Loopback } from '../../testing/loopback.ts'
import { keepTexts, renderApp } from '../../testing/render-app.tsx'

let server: Loopback
let visit: ReturnType<typeof renderApp>
let stored: StoredData

const resumeOf = (place: number) => ({
  id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
  jobTitle: `Baker ${place}`,
  companyName: 'Crumb & Co',
  createdAt: '2026-11-20T10:00:00.000Z',
  matchScore: 60 + place,
})
const totalsOf = (resumes: number) => ({
  resumes,
  jobs: resumes,
  pdfs: 2,
  ownTexts: 0,
  postings: 0,
  payments: 0,
  bytes: 20_480,
})

beforeEach(async () => {
  server = await startLoopback()
  stored = {
    resumes: [resumeOf(2), resumeOf(1)],
    nextCursor: null,
    payments: [],
    totals: totalsOf(2),
    deletedOn: '2026-12-22T10:00:00.000Z',
  }
  server.answer('GET /api/data', ({ url }) => {
    if (!url.searchParams.has('cursor')) return { status: 200, body: stored }
    return { status: 200, body: { ...stored, resumes: [resumeOf(0)], nextCursor: null } }
  })
})
afterEach(async () => {
  await visit.leave()
  await server.close()
})

const open = (keep = keepTexts()) => {
  layOut()
  visit = renderApp(server.origin, { path: '/your-data', keep })
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const calls = (method: string) => server.calls.filter((call) => call.startsWith(method))

test('says what is stored and until when, and deletes one after a question', async () => {
  open()
  expect(await screen.findByText(/Kept until 22 December 2026 if you don’t come back/)).toBeTruthy()
  expect(screen.getByText('20 kB')).toBeTruthy()
  expect(screen.getAllByText(/20 November 2026 at \d\d:\d\d/)).toHaveLength(2)
  expect(screen.getByText(/match score 61/)).toBeTruthy()
  server.answer(`DELETE /api/resume/${resumeOf(2).id}`, () => {
    stored = { ...stored, resumes: [resumeOf(1)], totals: totalsOf(1) }
    return { status: 204, body: null }
  })
  fireEvent.click(button('Delete: Baker 2, Crumb & Co'))
  const question = await screen.findByRole('alertdialog', { name: /Delete Baker 2 at/ })
  fireEvent.click(within(question).getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(calls('DELETE')).toEqual([])

  fireEvent.click(button('Delete: Baker 2, Crumb & Co'))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete it' }))
  await waitFor(() => expect(screen.queryByText('Baker 2')).toBeNull())
  expect(calls('DELETE')).toEqual([`DELETE /api/resume/${resumeOf(2).id}`])
  expect(await screen.findByRole('heading', { name: 'Your resumes 1' })).toBeTruthy()
})

test('payments are listed with what support asks for', async () => {
  const reference = '0b6cf9a3-7f10-4f2c-9c53-6f0b1c2f3a4d'
  const createdAt = '2026-11-05T10:00:00.000Z'
  const paid = { reference, planId: 'basic', amount: 10, refunded: 4, createdAt } as const
  stored = {
    ...stored,
    payments: [{ ...paid, status: 'succeeded' }],
    totals: { ...totalsOf(2), payments: 60 },
  }
  open()
  const list = await screen.findByRole('list', { name: 'Payments' })
  for (const words of [
    'Starter',
    '$10.00, $4.00 given back',
    '5 November 2026, Confirmed',
    reference,
  ])
    expect(list.textContent).toContain(words)
  expect(screen.getByText('These are the latest. The export below has all 60.')).toBeTruthy()
})

test('a deletion that fails leaves the row and says so', async () => {
  open()
  server.answer(`DELETE /api/resume/${resumeOf(2).id}`, () => ({ status: 503, body: 'Away' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete: Baker 2, Crumb & Co' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete it' }))
  expect(await screen.findByText('Not deleted')).toBeTruthy()
  expect(button('Delete: Baker 2, Crumb & Co')).toBeTruthy()
})

test('deletes everything after a question that says what goes, also from this browser', async () => {
  const keep = keepTexts()
  open(keep)
  server.answer('DELETE /api/data', () => {
    stored = { resumes: [], nextCursor: null, payments: [], totals: totalsOf(0), deletedOn: null }
    return { status: 204, body: null }
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Delete everything…' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete everything?' })
  expect(question.textContent).toContain('here and in this browser')
  fireEvent.click(within(question).getByRole('button', { name: 'Delete everything' }))
  expect(await screen.findByText('Nothing of yours is stored here.')).toBeTruthy()
  expect(document.activeElement?.tagName).toBe('H1')
  expect(keep.read('resume')).toBeUndefined()
  expect(keep.read('posting')).toBeUndefined()
  expect(visit.store.getState().resume).toBeNull()
})

test('more than one page comes when it is asked for', async () => {
  stored = { ...stored, nextCursor: '1.a', totals: totalsOf(3) }
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Show more (2 of 3)' }))
  // The button is away while the page loads, too.
  await waitFor(() =>
    expect(calls('GET /api/data')).toEqual(['GET /api/data', 'GET /api/data?cursor=1.a']),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull())
})

test('a list that can’t be loaded can be asked for again', async () => {
  server.answer('GET /api/data', () => ({ status: 503, body: 'Away' }))
  open()
  expect(await screen.findByText('503: "Away"')).toBeTruthy()
  server.answer('GET /api/data', () => ({ status: 200, body: stored }))
  fireEvent.click(button('Load it again'))
  expect(await screen.findByRole('heading', { name: 'Your resumes 2' })).toBeTruthy()
})

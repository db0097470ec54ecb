import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { BatchSummary, JobDto } from '@tailorbird/contracts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { layOut } from '../../testing/lay-out.ts'
import {
  jobOf,
  newsOf,
  RESUME_ID,
  resultOf,
  startLoopback,
  type Loopback,
} from '../../testing/loopback.ts'
import { renderApp } from '../../testing/render-app.tsx'

const ID = '6f9c1f5e-64fb-4b0b-9d0e-0a52c5a4b9d1'
const OLDER = '6f9c1f5e-64fb-4b0b-9d0e-0a52c5a4b9d2'

let server: Loopback
let visit: ReturnType<typeof renderApp>
let batch: BatchSummary

const summaryOf = (change: Partial<BatchSummary> = {}): BatchSummary => ({
  id: ID,
  mode: 'batch',
  fileName: 'noor.md',
  createdAt: '2026-11-29T10:00:00.000Z',
  totals: { done: 1, running: 1, waiting: 2, paused: 0, failed: 3 },
  failures: [
    { code: 'model_timeout', message: 'The AI service took too long.', count: 2 },
    { code: 'internal', message: 'Something failed.', count: 1 },
  ],
  secondsLeft: 240,
  waitsUntil: null,
  ...change,
})
const job = (letter: string, change: Partial<JobDto> = {}) =>
  jobOf(letter.repeat(21), { mode: 'batch', ...change })

beforeEach(async () => {
  server = await startLoopback()
  batch = summaryOf()
  const done = {
    status: 'done',
    progress: 100,
    resumeId: RESUME_ID,
    title: 'Cook',
    unchanged: true,
  } as const
  server.answer('GET /api/jobs', () => ({
    status: 200,
    body: { jobs: [job('b', { title: 'Waiter' }), job('a', done)], nextCursor: null, rev: 1 },
  }))
  server.answer('GET /api/batches', ({ url }) => ({
    status: 200,
    body: url.searchParams.has('cursor')
      ? {
          batches: [summaryOf({ id: OLDER, mode: 'queue', fileName: null })],
          nextCursor: null,
        }
      : { batches: [batch], nextCursor: `1.${ID}` },
  }))
  server.answer(`GET /api/batches/${ID}`, () => ({ status: 200, body: batch }))
  server.answer(`GET /api/resume/${RESUME_ID}`, () => ({ status: 200, body: resultOf() }))
})
afterEach(async () => {
  await visit.leave()
  await server.close()
})

async function open() {
  layOut()
  visit = renderApp(server.origin, { path: '/batches' })
  await screen.findByRole('heading', { name: 'noor.md' })
}
const button = (name: RegExp) => screen.getByRole('button', { name })
const calls = (call: string) => server.calls.filter((made) => made === call)

test('says how a batch stands, how long it takes, and why some of it failed', async () => {
  await open()
  for (const words of ['1 of 7 done', '1 running', '2 waiting', '3 failed', 'About 4 minutes left'])
    expect(screen.getByText(words)).toBeTruthy()
  expect(await screen.findByText(/^1 of 1 resume is as it was/)).toBeTruthy()
  const failures = within(screen.getByRole('list', { name: 'Why jobs failed' }))
  expect(failures.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '▲ 2 failed: The AI service took too long.',
    '▲ 1 failed: Something failed.',
  ])
  expect(screen.getByRole('progressbar', { name: /^Progress: noor\.md/ })).toHaveProperty(
    'value',
    4,
  )
})

test('news of its jobs bring it up to date, joined, and while the AI service waits no time is said', async () => {
  await open()
  await waitFor(() => expect(server.connected()).toBe(1))
  batch = summaryOf({
    totals: { done: 4, running: 3, waiting: 0, paused: 0, failed: 0 },
    failures: [],
    secondsLeft: 60,
    waitsUntil: new Date(Date.now() + 3_600_000).toISOString(),
  })
  for (const rev of [2, 3, 4])
    server.send('job', newsOf('b'.repeat(21), { batchId: ID, rev, progress: rev * 10 }))
  expect(await screen.findByText('4 of 7 done', {}, { timeout: 5000 })).toBeTruthy()
  expect(screen.getByText(/^Waits for the AI service until/)).toBeTruthy()
  expect(screen.queryByText(/left$/)).toBeNull()
  expect(calls(`GET /api/batches/${ID}`)).toHaveLength(1)
})

test('it is paused, its failures tried again, and cancelled after a question', async () => {
  await open()
  for (const wish of ['pause', 'retry-failed', 'cancel'])
    server.answer(`POST /api/batches/${ID}/${wish}`, () => ({
      status: 200,
      body: { batchId: ID, changed: 2 },
    }))
  batch = summaryOf({ totals: { done: 1, running: 0, waiting: 0, paused: 3, failed: 3 } })
  fireEvent.click(button(/^Pause: noor\.md/))
  expect(await screen.findByText('3 paused')).toBeTruthy()
  expect(button(/^Resume: noor\.md/)).toBeTruthy()
  fireEvent.click(button(/^Retry failed: noor\.md/))
  await waitFor(() => expect(calls(`POST /api/batches/${ID}/retry-failed`)).toHaveLength(1))
  fireEvent.click(button(/^Cancel all: noor\.md/))
  const question = await screen.findByRole('alertdialog', { name: 'Cancel 3 jobs?' })
  expect(calls(`POST /api/batches/${ID}/cancel`)).toEqual([])
  server.answer(`GET /api/batches/${ID}`, () => ({ status: 404, body: 'gone' }))
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel 3 jobs' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'noor.md' })).toBeNull())
})

test('its ZIP comes behind the notice', async () => {
  await open()
  fireEvent.click(button(/^ZIP archive: noor\.md/))
  expect(await screen.findByRole('dialog', { name: 'Your ZIP of 1 PDF is ready' })).toBeTruthy()
  expect(visit.store.getState().download.archive).toEqual({ batchId: ID, count: 1 })
})

test('its jobs are shown, and a result is opened below them', async () => {
  await open()
  fireEvent.click(button(/^Show jobs: noor\.md/))
  const jobs = within(await screen.findByRole('list', { name: /^Jobs of noor\.md/ }))
  expect(jobs.getAllByRole('listitem')).toHaveLength(2)
  fireEvent.click(jobs.getByRole('button', { name: 'Open: Cook' }))
  const result = await screen.findByRole('region', { name: 'Result: Cook' })
  expect(await within(result).findByText(/21 points more/, {}, { timeout: 10_000 })).toBeTruthy()
  fireEvent.click(button(/^Hide jobs: noor\.md/))
  expect(screen.queryByRole('list', { name: /^Jobs of noor\.md/ })).toBeNull()
})

test('older ones come when they are asked for', async () => {
  await open()
  fireEvent.click(button(/^Show older batches/))
  expect(await screen.findByText(/^Queue, sent on/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Show older/ })).toBeNull()
  expect(server.calls).toContain(`GET /api/batches?cursor=1.${ID}`)
})

test('none yet, and a list that can’t be loaded', async () => {
  server.answer('GET /api/batches', () => ({ status: 503, body: 'Away' }))
  layOut()
  visit = renderApp(server.origin, { path: '/batches' })
  expect(await screen.findByText('503: "Away"')).toBeTruthy()
  server.answer('GET /api/batches', () => ({
    status: 200,
    body: { batches: [], nextCursor: null },
  }))
  fireEvent.click(screen.getByRole('button', { name: 'Load it again' }))
  expect(await screen.findByText(/^None yet\./)).toBeTruthy()
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Keep } from '../../../lib/keep.ts'
import { layOut } from '../../../testing/lay-out.ts'
import { jobOf, startLoopback, type Loopback } from '../../../testing/loopback.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { done, failed, readId, readSent, sendNews, startBatch } from '../testing/sent-batch.ts'
import { answerJobs, button, connected, count, keepMode, list } from '../testing/visit.ts'

let server: Loopback
let visit: ReturnType<typeof renderApp>

beforeEach(async () => {
  layOut()
  server = await startLoopback()
  answerJobs(server)
})

afterEach(async () => {
  await visit.leave()
  await server.close()
})

const sent = () => readSent(server)
const idOf = (text: string) => readId(server, text)
const tell = (text: string, rev: number, change: Parameters<typeof sendNews>[3]) =>
  sendNews(server, text, rev, change)
const rows = () =>
  screen.queryByRole('list', { name: 'Jobs of this batch' })?.querySelectorAll('li').length ?? 0

async function start(jobs: string[], keep: Keep = keepMode('batch', { 'batch-jobs': jobs })) {
  visit = renderApp(server.origin, { keep })
  await startBatch(server, jobs.length)
}

test('the whole batch is paused, resumed, cancelled, and what failed is tried again', async () => {
  await start(['Baker', 'Cook'])
  const id = sent()[0]?.batchId
  for (const wish of ['pause', 'resume', 'cancel', 'retry-failed']) {
    server.answer(`POST /api/batches/${id}/${wish}`, () => ({
      status: 200,
      body: { batchId: id, changed: 1 },
    }))
  }
  const made = (wish: string) =>
    waitFor(() => expect(count(server, `POST /api/batches/${id}/${wish}`)).toBe(1))
  fireEvent.click(await button('Pause'))
  await made('pause')
  tell('Baker', 5, { status: 'queued', paused: true })
  tell('Cook', 6, { status: 'queued', paused: true })
  await waitFor(() => expect(screen.getAllByText('Paused')).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  fireEvent.click(await button('Resume'))
  await made('resume')
  tell('Baker', 7, failed)
  fireEvent.click(await button('Retry failed'))
  await made('retry-failed')
  fireEvent.click(await button('Cancel all'))
  await made('cancel')
  tell('Baker', 8, { status: 'removed' })
  tell('Cook', 9, { status: 'removed' })
  await waitFor(() => expect(rows()).toBe(0))
  expect(visit.keep.read('batch')).toBeNull()
})

test('Cancel all while calls are under way lets go of the rest and cancels what arrives', async () => {
  const jobs = Array.from({ length: 9 }, (_, at) => `Job ${at}`)
  visit = renderApp(server.origin, { keep: keepMode('batch', { 'batch-jobs': jobs }) })
  await connected(server)
  fireEvent.click(await button('Tailor all'))
  fireEvent.click(await button('Cancel all'))
  await waitFor(() =>
    expect(server.calls.filter((call) => call.endsWith('/cancel'))).toHaveLength(1),
  )
  expect(sent().length).toBeLessThan(9)
})

test('each change of the list clears the results', async () => {
  await start(['Baker'])
  await screen.findByText('0 of 1 done')
  fireEvent.click(await button('Add job'))
  await waitFor(() => expect(screen.queryByText('0 of 1 done')).toBeNull())
  expect(visit.keep.read('batch')).toBeNull()
})

test('switching the mode clears the results and keeps the list', async () => {
  await start(['Baker'])
  tell('Baker', 5, done)
  await screen.findByText('1 of 1 done')
  fireEvent.click(screen.getByLabelText('Queue Processing'))
  fireEvent.click(screen.getByLabelText('Batch Processing'))
  expect(await screen.findByRole('textbox', { name: /^Job 1:.*Baker/ })).toBeTruthy()
  expect(screen.queryByText('1 of 1 done')).toBeNull()
})

test('a reload finds the batch in its rows, also on later pages', async () => {
  await start(['Baker', 'Cook'])
  const [baker, cook] = ['Baker', 'Cook'].map(idOf)
  await waitFor(() =>
    expect(visit.keep.read('batch')).toMatchObject({
      jobs: [{ call: 'taken' }, { call: 'taken' }],
    }),
  )
  const { keep } = visit
  await visit.leave()
  const row = (id = '', title = '') => jobOf(id, { ...done, rev: 8, mode: 'batch', title })
  server.answer('GET /api/jobs', ({ url }) => {
    if (url.searchParams.has('since')) return list([], 9)
    return url.searchParams.has('cursor')
      ? list([row(baker, 'Baker')], 9)
      : { status: 200, body: { jobs: [row(cook, 'Cook')], nextCursor: '7', rev: 9 } }
  })
  visit = renderApp(server.origin, { keep })
  expect(await screen.findByText('2 of 2 done')).toBeTruthy()
  expect((await screen.findAllByText('Batch processing completed')).length).toBeGreaterThan(0)
  await visit.leave()
  visit = renderApp(server.origin, { keep })
  await screen.findByText('2 of 2 done')
  expect(screen.queryByText('Batch processing completed')).toBeNull()
})

test('a reload in the middle of sending says what was not sent, and sends it on request', async () => {
  const away = (id: string, text: string) => ({ id, text, call: 'waiting' })
  const jobs = [away('a'.repeat(21), 'Baker'), away('b'.repeat(21), 'Cook')]
  const batch = {
    id: '6f9c1f5e-64fb-4b0b-9d0e-0a52c5a4b9d1',
    originalContent: 'Noor',
    fileName: 'noor.md',
    jobs,
  }
  server.answer('GET /api/jobs', () =>
    list([jobOf('a'.repeat(21), { mode: 'batch', title: 'Baker' })], 4),
  )
  visit = renderApp(server.origin, { keep: keepMode('batch', { batch }) })
  expect(await screen.findByText('Queued')).toBeTruthy()
  expect(await screen.findByText('Not sent yet')).toBeTruthy()
  fireEvent.click(await button('Retry failed'))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({
    jobId: 'b'.repeat(21),
    batchId: batch.id,
    originalContent: 'Noor',
  })
})

test('the stepper knows when the batch has a result', async () => {
  await start(['Baker'])
  tell('Baker', 5, done)
  await screen.findByText('1 of 1 done')
  expect(await screen.findByText('Batch Processing', { selector: '.stepper span' })).toBeTruthy()
  const step = screen.getByText('Batch Processing', { selector: '.stepper span' })
  await waitFor(() => expect(step.textContent).toContain('(done)'))
})

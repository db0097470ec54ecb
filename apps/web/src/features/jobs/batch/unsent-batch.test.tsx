import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepInMemory } from '../../../lib/keep.ts'
import { jobOf } from '../../../testing/loopback.ts'
import { readSent } from '../testing/sent-batch.ts'
import {
  answerJobs,
  button,
  connected,
  keepMode,
  list,
  problem,
  visitEach,
} from '../testing/visit.ts'

const place = visitEach()

const sent = () => readSent(place.server)
const [BAKER, COOK] = ['a'.repeat(21), 'b'.repeat(21)]
const away = (id: string, text: string, more: object = {}) => ({
  id,
  text,
  call: 'waiting',
  failure: null,
  ...more,
})
const batchOf = (jobs: object[]) => ({
  id: '6f9c1f5e-64fb-4b0b-9d0e-0a52c5a4b9d1',
  originalContent: 'Noor',
  fileName: 'noor.md',
  jobs,
})

test('a reload in the middle of sending goes on by itself with what the server does not have', async () => {
  const batch = batchOf([away(BAKER, 'Baker'), away(COOK, 'Cook')])
  place.server.answer('GET /api/jobs', () =>
    list([jobOf(BAKER, { mode: 'batch', title: 'Baker' })], 4),
  )
  place.open(keepMode('batch', { batch }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ jobId: COOK, batchId: batch.id, originalContent: 'Noor' })
  expect(await screen.findAllByText('Queued')).toHaveLength(2)
  expect(screen.queryByText(/\d failed/)).toBeNull()
})

test('a reload while the server is away sends nothing, and calls nothing failed', async () => {
  place.server.answer('GET /api/jobs', () => null)
  const batch = batchOf([away(BAKER, 'Baker'), away(COOK, 'Cook')])
  place.open(keepMode('batch', { batch }))
  expect(await screen.findByText('2 wait for the connection')).toBeTruthy()
  expect(screen.queryByText(/\d failed/)).toBeNull()
  expect(sent()).toEqual([])
  answerJobs(place.server)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(sent()).toHaveLength(2))
})

test('what the server refused stays refused after a reload, with its reason', async () => {
  const failure = { status: 402, message: '402: You have used all.', detail: 'You have used all.' }
  const batch = batchOf([away(BAKER, 'Baker', { call: 'refused', failure })])
  place.open(keepMode('batch', { batch }))
  expect(await screen.findByText('Error: 402: You have used all.')).toBeTruthy()
  await connected(place.server)
  expect(sent()).toEqual([])
})

test('the whole batch is safe before its first call goes out', async () => {
  const saving = Promise.withResolvers<void>()
  const kept = keepMode('batch', { 'batch-jobs': ['Baker', 'Cook'] })
  place.open({ ...kept, saved: () => saving.promise })
  await connected(place.server)
  fireEvent.click(await button('Tailor all'))
  await screen.findByText('0 of 2 done')
  expect(kept.read('batch')).toMatchObject({ jobs: [{ text: 'Baker' }, { text: 'Cook' }] })
  expect(sent()).toEqual([])
  saving.resolve()
  await waitFor(() => expect(sent()).toHaveLength(2))
})

test('a refused batch is kept with its reasons', async () => {
  place.server.answer('POST /api/resume/tailor', () =>
    problem(402, 'allowance_exhausted', 'All used.'),
  )
  const keep = keepMode('batch', { 'batch-jobs': ['Baker'] })
  place.open(keep)
  await connected(place.server)
  fireEvent.click(await button('Tailor all'))
  await waitFor(() =>
    expect(keep.read('batch')).toMatchObject({
      jobs: [{ call: 'refused', failure: { detail: 'All used.' } }],
    }),
  )
})

test('memory is safe at once', async () => {
  await expect(keepInMemory().saved()).resolves.toBeUndefined()
})

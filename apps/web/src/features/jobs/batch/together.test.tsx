import type { CreateJobs } from '@tailorbird/contracts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jobOf } from '../../../testing/loopback.ts'
import { visitBatches } from '../testing/sent-batch.ts'
import { button, connected, keepMode, problem } from '../testing/visit.ts'
import { pickTogether } from './pick-together.ts'

const { place, sent } = visitBatches()
const JOBS = Array.from({ length: 12 }, (_, at) => `Baker ${at}`)
const count = (call: string) => place.server.calls.filter((one) => one === call).length

async function press() {
  place.open(keepMode('batch', { 'batch-jobs': JOBS }))
  await connected(place.server)
  fireEvent.click(await button('Tailor all'))
}

/** Takes all jobs of a call. */
function take({ body }: { body: string }) {
  const { jobs, batchId = '' } = JSON.parse(body) as CreateJobs
  const rows = jobs.map(({ id = '', jobDescription }) =>
    jobOf(id, { batchId, mode: 'batch', title: jobDescription }),
  )
  return { status: 202, body: { batchId, jobs: rows } }
}

test('many jobs go out in one call, with their ids and that of their batch', async () => {
  place.server.answer('POST /api/jobs', take)
  await press()
  await waitFor(() => expect(screen.getAllByText('Queued').length).toBeGreaterThan(3))
  expect(await screen.findByText('0 of 12 done')).toBeTruthy()
  const [call] = place.server.bodies as CreateJobs[]
  expect(call?.jobs.map(({ jobDescription }) => jobDescription)).toEqual(JOBS)
  expect(call?.batchId).toMatch(/^[\da-f-]{36}$/)
  expect([count('POST /api/jobs'), count('POST /api/resume/tailor')]).toEqual([1, 0])
})

test('refused together, each is accepted or refused by itself, in the same batch', async () => {
  place.server.answer('POST /api/jobs', () => problem(402, 'allowance_exhausted', 'None left.'))
  await press()
  await waitFor(() => expect(count('POST /api/resume/tailor')).toBe(JOBS.length))
  expect(count('POST /api/jobs')).toBe(1)
  const [first, ...others] = sent()
  expect(new Set(others.map(({ batchId }) => batchId))).toEqual(new Set([first?.batchId]))
  expect(await screen.findByText('0 of 12 done')).toBeTruthy()
})

test('without an answer all of them go out once more under the same ids', async () => {
  place.server.answer('POST /api/jobs', () => null)
  await press()
  await screen.findAllByText(/Not sent yet/)
  place.server.answer('POST /api/jobs', take)
  window.dispatchEvent(new Event('offline'))
  await screen.findByText(/You are offline/)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(count('POST /api/jobs')).toBe(2))
  expect(place.server.bodies[1]).toEqual(place.server.bodies[0])
  await waitFor(() => expect(screen.getAllByText('Queued').length).toBeGreaterThan(3))
})

const ROOM = 40
const batchOf = (texts: string[]) => ({
  id: 'x',
  originalContent: 'Noor',
  fileName: '',
  apart: false,
  cancelling: false,
  lost: [],
  announced: false,
  jobs: texts.map((text, at) => ({
    id: String(at),
    text,
    call: 'waiting' as const,
    failure: null,
  })),
})

test.each([
  ['few', JOBS.slice(0, 8), undefined, 0],
  ['as many as can be made', JOBS, 10, 10],
  ['a posting twice', [...JOBS, 'Baker 0'], undefined, 12],
  [
    'as many as fit',
    Array.from({ length: ROOM }, (_, at) => `${at}${'é'.repeat(500_000)}`),
    undefined,
    24,
  ],
])('%s', (_what, texts, left, length) => {
  expect(pickTogether(batchOf(texts), left)).toHaveLength(length)
})

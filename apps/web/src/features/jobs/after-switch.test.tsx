import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jobOf } from '../../testing/loopback.ts'
import { keepTexts } from '../../testing/render-app.tsx'
import { done } from './testing/sent-batch.ts'
import { button, list, visitEach } from './testing/visit.ts'

const place = visitEach()
const [SINGLE, OLDER] = ['s'.repeat(21), 'o'.repeat(21)]
const BATCH = '6f9c1f5e-64fb-4b0b-9d0e-0a52c5a4b9d7'
const switchTo = async (mode: string) => fireEvent.click(await screen.findByLabelText(mode))
/** What stands there while no result does. */
const empty = () => screen.queryByText(/Here you will see your resume/)
const current = () => place.visit.store.getState().currentJob.id

function answerBoth() {
  const single = { ...done, mode: 'single', company: 'Crumb & Co' } as const
  place.server.answer('GET /api/jobs', () =>
    list(
      [
        jobOf(SINGLE, { ...single, title: 'Baker', createdAt: '2026-11-29T12:00:00.000Z' }),
        jobOf(OLDER, { ...single, title: 'Cook', createdAt: '2026-11-28T12:00:00.000Z' }),
        jobOf('a'.repeat(21), { ...done, mode: 'batch', batchId: BATCH, title: 'Waiter' }),
        jobOf('b'.repeat(21), { mode: 'batch', batchId: BATCH, title: 'Host' }),
      ],
      4,
    ),
  )
}

test('the single result that a switch of the mode cleared is one press away, also after a reload', async () => {
  answerBoth()
  const keep = keepTexts()
  keep.write('job', SINGLE)
  place.open(keep)
  await waitFor(() => expect([current(), empty()]).toEqual([SINGLE, null]))
  expect(screen.queryByText(/Your last result/)).toBeNull()
  await switchTo('Batch Processing')
  await waitFor(() => expect(current()).toBeNull())
  await switchTo('Single Job')
  expect((await screen.findByText(/Your last result/)).textContent).toBe(
    'Your last result: Baker at Crumb & Co Open',
  )
  expect(empty()).toBeTruthy()
  fireEvent.click(await button('Open'))
  await waitFor(() => expect([current(), empty()]).toEqual([SINGLE, null]))
  expect(screen.queryByText(/Your last result/)).toBeNull()
  expect(document.activeElement?.id).toBe('result-title')
  expect(keep.read('job')).toBe(SINGLE)
})

test('a batch that is no longer shown has a link to it, where its jobs are open', async () => {
  answerBoth()
  place.server.answer('GET /api/batches', () => ({
    status: 200,
    body: {
      batches: [
        {
          id: BATCH,
          mode: 'batch',
          fileName: 'noor.md',
          createdAt: '2026-11-29T10:00:00.000Z',
          totals: { done: 1, running: 0, waiting: 1, paused: 0, failed: 0 },
          failures: [],
          secondsLeft: null,
          waitsUntil: null,
        },
      ],
      nextCursor: null,
    },
  }))
  place.open(keepTexts())
  await switchTo('Batch Processing')
  expect((await screen.findByText(/Your last batch/)).textContent).toMatch(
    /^Your last batch, of 2 jobs, sent on 5 January 2026 at \d\d:00 Open$/,
  )
  fireEvent.click(screen.getByRole('link', { name: 'Open' }))
  expect(await screen.findByRole('list', { name: /^Jobs of noor\.md/ })).toBeTruthy()
  expect(screen.getByText('Waiter')).toBeTruthy()
})

test('who has made nothing yet is told of nothing', async () => {
  place.open(keepTexts())
  await screen.findByText(/Here you will see your resume/)
  expect(screen.queryByText(/Your last/)).toBeNull()
  await switchTo('Batch Processing')
  await screen.findByText(/Here each job gets a line/)
  expect(screen.queryByText(/Your last/)).toBeNull()
})

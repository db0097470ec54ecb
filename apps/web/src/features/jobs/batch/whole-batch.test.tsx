import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jobOf } from '../../../testing/loopback.ts'
import { done, failed, visitBatches } from '../testing/sent-batch.ts'
import { button, connected, count, keepMode, list } from '../testing/visit.ts'

const { place, sent, idOf, tell, rows, start } = visitBatches()

test('the whole batch is paused, resumed, cancelled, and what failed is tried again', async () => {
  await start(['Baker', 'Cook'])
  const id = sent()[0]?.batchId
  for (const wish of ['pause', 'resume', 'cancel', 'retry-failed']) {
    place.server.answer(`POST /api/batches/${id}/${wish}`, () => ({
      status: 200,
      body: { batchId: id, changed: 1 },
    }))
  }
  const made = (wish: string) =>
    waitFor(() => expect(count(place.server, `POST /api/batches/${id}/${wish}`)).toBe(1))
  fireEvent.click(await button('Pause'))
  await made('pause')
  tell('Baker', 5, { status: 'queued', paused: true })
  tell('Cook', 6, { status: 'queued', paused: true })
  await waitFor(() => expect(screen.getAllByText('Paused')).toHaveLength(2))
  fireEvent.click(await button('Resume'))
  await made('resume')
  tell('Baker', 7, failed)
  await screen.findByText('1 failed')
  fireEvent.click(await button('Retry failed'))
  await made('retry-failed')
  tell('Baker', 8, { status: 'queued', attempt: 2 })
  await waitFor(() => expect(screen.getByText('Retry failed').ariaDisabled).toBe('true'))
  fireEvent.click(await button('Cancel all'))
  fireEvent.click(await button('Cancel 2 jobs'))
  await made('cancel')
  tell('Baker', 9, { status: 'removed' })
  tell('Cook', 10, { status: 'removed' })
  await waitFor(() => expect(rows()).toBe(0))
  expect(place.visit.keep.read('batch')).toBeNull()
})

test('Cancel all while calls are under way lets go of the rest and cancels what arrives', async () => {
  const jobs = Array.from({ length: 9 }, (_, at) => `Job ${at}`)
  place.open(keepMode('batch', { 'batch-jobs': jobs }))
  await connected(place.server)
  fireEvent.click(await button('Tailor all'))
  fireEvent.click(await button('Cancel all'))
  fireEvent.click(await button(/^Cancel \d jobs$/))
  await waitFor(() =>
    expect(place.server.calls.filter((call) => call.endsWith('/cancel'))).toHaveLength(1),
  )
  expect(sent().length).toBeLessThan(9)
})

test('what Cancel all took away is counted beside what is done', async () => {
  await start(['Baker', 'Cook', 'Waiter'])
  const id = sent()[0]?.batchId
  place.server.answer(`POST /api/batches/${id}/cancel`, () => ({
    status: 200,
    body: { batchId: id, changed: 2 },
  }))
  tell('Baker', 5, done)
  await screen.findByText('1 of 3 done')
  fireEvent.click(await button('Cancel all'))
  fireEvent.click(await button('Keep them'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(count(place.server, `POST /api/batches/${id}/cancel`)).toBe(0)
  fireEvent.click(await button('Cancel all'))
  fireEvent.click(await button('Cancel 2 jobs'))
  await waitFor(() => expect(count(place.server, `POST /api/batches/${id}/cancel`)).toBe(1))
  tell('Cook', 6, { status: 'removed' })
  tell('Waiter', 7, { status: 'removed' })
  expect(await screen.findByText('1 of 1 done')).toBeTruthy()
  expect(screen.getByText('2 cancelled')).toBeTruthy()
})

test('results that a change has cleared are brought back', async () => {
  await start(['Baker'])
  tell('Baker', 5, done)
  await screen.findByText('1 of 1 done')
  fireEvent.click(await button('Change: Job Descriptions'))
  const field = await screen.findByRole('textbox', { name: /^Job 1/ })
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  const words = ids.map((each) => document.getElementById(each)?.textContent).join(' ')
  expect(words).toContain('A change of this list clears the results below.')
  fireEvent.change(field, { target: { value: 'Baker.' } })
  await waitFor(() => expect(screen.queryByText('1 of 1 done')).toBeNull())
  fireEvent.click(await button('Bring the results back'))
  expect(await screen.findByText('1 of 1 done')).toBeTruthy()
  expect(screen.queryByText('Bring the results back')).toBeNull()
  expect(sent()).toHaveLength(1)
})

test('each change of the list clears the results', async () => {
  await start(['Baker'])
  await screen.findByText('0 of 1 done')
  fireEvent.click(await button('Add job'))
  await waitFor(() => expect(screen.queryByText('0 of 1 done')).toBeNull())
  expect(place.visit.keep.read('batch')).toBeNull()
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
    expect(place.visit.keep.read('batch')).toMatchObject({
      jobs: [{ call: 'taken' }, { call: 'taken' }],
    }),
  )
  const { keep } = place.visit
  await place.visit.leave()
  const row = (id = '', title = '') => jobOf(id, { ...done, rev: 8, mode: 'batch', title })
  place.server.answer('GET /api/jobs', ({ url }) => {
    if (url.searchParams.has('since')) return list([], 9)
    return url.searchParams.has('cursor')
      ? list([row(baker, 'Baker')], 9)
      : { status: 200, body: { jobs: [row(cook, 'Cook')], nextCursor: '7', rev: 9 } }
  })
  place.open(keep)
  expect(await screen.findByText('2 of 2 done')).toBeTruthy()
  expect((await screen.findAllByText('Batch processing completed')).length).toBeGreaterThan(0)
  await place.visit.leave()
  place.open(keep)
  await screen.findByText('2 of 2 done')
  expect(screen.queryByText('Batch processing completed')).toBeNull()
})

test('the stepper knows when the batch has a result', async () => {
  await start(['Baker'])
  tell('Baker', 5, done)
  await screen.findByText('1 of 1 done')
  expect(await screen.findByText('Batch Processing', { selector: '.stepper span' })).toBeTruthy()
  const step = screen.getByText('Batch Processing', { selector: '.stepper span' })
  await waitFor(() => expect(step.textContent).toContain('(done)'))
})

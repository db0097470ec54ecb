import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jobOf, RESUME_ID } from '../../../testing/loopback.ts'
import { done, failed, visitBatches } from '../testing/sent-batch.ts'
import { answerJobs, button, keepMode, problem, type Sent } from '../testing/visit.ts'

const { place, sent, idOf, tell, rows, start } = visitBatches()

test('one call per job: asynchronous, with one batch and an id of ours', async () => {
  await start(['Baker', 'Cook', 'Waiter', 'Porter', 'Host', 'Chef'])
  const batches = new Set(sent().map(({ batchId }) => batchId))
  expect(batches.size).toBe(1)
  expect([...batches][0]).toMatch(/^[\da-f-]{36}$/)
  expect(new Set(sent().map(({ jobId }) => jobId)).size).toBe(6)
  for (const { jobId, originalContent, fileName } of sent()) {
    expect(jobId).toMatch(/^[\w-]{21}$/)
    expect([originalContent, fileName]).toEqual(['Noor Haddad\nBakes bread.', 'noor.md'])
  }
  expect(await screen.findByText('0 of 6 done')).toBeTruthy()
})

test('each job is followed to its end, and the end is said with up to 3 titles', async () => {
  const jobs = ['Baker', 'Cook', 'Waiter', 'Porter', 'Host']
  await start(jobs)
  tell('Baker', 5, { progress: 30 })
  expect((await screen.findAllByText('Tailoring resume...')).length).toBeGreaterThan(0)
  expect(screen.getByRole('progressbar', { name: 'Progress: Baker' })).toHaveProperty('value', 30)
  jobs.forEach((job, at) => tell(job, 10 + at, done))
  expect((await screen.findAllByText('Batch processing completed')).length).toBeGreaterThan(0)
  expect(screen.getAllByText('5 resumes tailored: Baker, Cook, Waiter and 2 more')).toBeTruthy()
  expect(screen.getByText('5 of 5 done')).toBeTruthy()
})

test('each job is accepted or refused by itself', async () => {
  place.server.answer('POST /api/resume/tailor', ({ body }) => {
    const { jobId, batchId, jobDescription } = JSON.parse(body) as Sent
    return jobDescription === 'Cook'
      ? problem(402, 'allowance_exhausted', 'You have used all.')
      : { status: 202, body: jobOf(jobId, { batchId, mode: 'batch', title: jobDescription }) }
  })
  await start(['Baker', 'Cook'])
  expect(await screen.findByText('Error: 402: You have used all.')).toBeTruthy()
  tell('Baker', 5, done)
  expect((await screen.findAllByText('1 of 2 resumes tailored: Baker')).length).toBeGreaterThan(0)
  answerJobs(place.server)
  const { jobId } = sent()[1] as Sent
  fireEvent.click(await button('Retry: Cook'))
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent()[2]).toMatchObject({ jobId, jobDescription: 'Cook' })
  tell('Cook', 9, done)
  expect((await screen.findAllByText('2 resumes tailored: Baker, Cook')).length).toBeGreaterThan(0)
})

test('a batch that is refused as a whole says so, with the reference', async () => {
  place.server.answer('POST /api/resume/tailor', () =>
    problem(500, 'internal', 'Something failed.'),
  )
  await start(['Baker', 'Cook'])
  expect((await screen.findAllByText('Failed to process batch')).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/Reference: request-17/).length).toBeGreaterThan(0)
})

test('a batch of which nothing is done at its end says so', async () => {
  await start(['Baker', 'Cook'])
  tell('Baker', 5, failed)
  tell('Cook', 6, failed)
  expect((await screen.findAllByText('Failed to process batch')).length).toBeGreaterThan(0)
  expect(screen.getAllByText('Error: It took too long.')).toHaveLength(2)
})

test('a call without an answer is repeated with its id by Retry', async () => {
  place.server.answer('POST /api/resume/tailor', () => null)
  await start(['Baker'])
  answerJobs(place.server)
  fireEvent.click(await button('Retry: Baker'))
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toEqual(sent()[0])
  expect(await screen.findByText('Queued')).toBeTruthy()
})

test('a call without an answer is repeated with its id when the line is back', async () => {
  place.server.answer('POST /api/resume/tailor', () => null)
  await start(['Baker', 'Cook'])
  await screen.findAllByText(/Not sent yet/)
  answerJobs(place.server)
  window.dispatchEvent(new Event('offline'))
  await screen.findByText(/You are offline/)
  expect(screen.getByText('2 wait for the connection')).toBeTruthy()
  expect(screen.queryByText(/\d failed/)).toBeNull()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(sent()).toHaveLength(4))
  expect(sent().slice(2)).toEqual(expect.arrayContaining(sent().slice(0, 2)))
  expect(await screen.findAllByText('Queued')).toHaveLength(2)
})

test('a button that goes away with its state leaves the focus to its row', async () => {
  await start(['Baker', 'Cook'])
  const cancel = await button('Cancel: Baker')
  cancel.focus()
  tell('Baker', 5, done)
  await button('Download PDF: Baker')
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^1Baker at/))
})

test('a result is opened below the list, and closed', async () => {
  await start(['Baker'])
  tell('Baker', 5, { progress: 70, resumeId: RESUME_ID })
  fireEvent.click(await button('Open: Baker'))
  expect(await screen.findByText('21 points more', { exact: false })).toBeTruthy()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Result: Baker')
  fireEvent.click(await button('Close: Baker'))
  expect(screen.queryByText('21 points more', { exact: false })).toBeNull()
})

test('PDFs are asked for through the ad dialog, one or all, on the paper chosen last', async () => {
  const paper = { size: 'a4', template: 'classic' }
  const jobs = ['Baker', 'Cook']
  await start(jobs, keepMode('batch', { 'batch-jobs': jobs, paper }))
  tell('Baker', 5, done)
  tell('Cook', 6, done)
  fireEvent.click(await button('Download PDF: Cook'))
  const pdf = { resumeId: RESUME_ID, size: 'a4', template: 'classic' }
  expect(place.visit.store.getState().download).toMatchObject({
    isOpen: true,
    downloadType: 'individual',
    files: [{ ...pdf, title: 'Cook' }],
  })
  fireEvent.click(screen.getByText('Download all PDFs'))
  expect(place.visit.store.getState().download).toMatchObject({
    downloadType: 'batch',
    files: [
      { ...pdf, title: 'Baker' },
      { ...pdf, title: 'Cook' },
    ],
  })
})

test('the ZIP has PDFs, so the notice comes before it, too', async () => {
  await start(['Baker', 'Cook'])
  const zip = await button('ZIP archive')
  expect(zip.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(zip)
  expect(place.visit.store.getState().download.isOpen).toBe(false)
  tell('Baker', 5, done)
  await screen.findByText('1 of 2 done')
  fireEvent.click(zip)
  expect(place.visit.store.getState().download).toMatchObject({
    isOpen: true,
    files: [],
    archive: { batchId: sent()[0]?.batchId, count: 1 },
  })
})

test('a job that is done says how well it matches', async () => {
  await start(['Baker', 'Cook'])
  tell('Baker', 5, { ...done, matchScore: 71 })
  tell('Cook', 6, { ...done, matchScore: null })
  expect((await screen.findByText('match 71 of 100')).closest('.job-row')?.textContent).toContain(
    'Baker',
  )
  expect((await screen.findByText('no score')).closest('.job-row')?.textContent).toContain('Cook')
})

test('a job is cancelled, another tried again, a third removed', async () => {
  await start(['Baker', 'Cook', 'Waiter'])
  const [baker, cook, waiter] = [idOf('Baker'), idOf('Cook'), idOf('Waiter')]
  place.server.answer(`POST /api/jobs/${baker}/cancel`, () => ({ status: 204, body: null }))
  place.server.answer(`DELETE /api/jobs/${waiter}`, () => ({ status: 204, body: null }))
  place.server.answer(`POST /api/jobs/${cook}/retry`, () => ({
    status: 200,
    body: jobOf(cook, { rev: 9, attempt: 2, mode: 'batch', title: 'Cook' }),
  }))
  tell('Baker', 5, { progress: 30 })
  tell('Cook', 6, failed)
  tell('Waiter', 7, done)
  fireEvent.click(await button('Cancel: Baker'))
  await waitFor(() => expect(rows()).toBe(2))
  fireEvent.click(await button('Retry: Cook'))
  await waitFor(() => expect(screen.queryByText('Error: It took too long.')).toBeNull())
  fireEvent.click(await button('Remove: Waiter'))
  await waitFor(() => expect(rows()).toBe(1))
  expect(screen.queryByText('Error')).toBeNull()
})

test('a second click on Cancel is no failure', async () => {
  await start(['Baker', 'Cook'])
  const id = idOf('Baker')
  let calls = 0
  place.server.answer(`POST /api/jobs/${id}/cancel`, () =>
    (calls += 1) === 1
      ? { status: 204, body: null }
      : problem(409, 'wrong_state', 'This job has moved on.'),
  )
  const cancel = await button('Cancel: Baker')
  const toasts = place.visit.store.getState().toast.id
  fireEvent.click(cancel)
  fireEvent.click(cancel)
  await waitFor(() => expect(calls).toBe(2))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel: Baker' })).toBeNull())
  expect(place.visit.store.getState().toast.id).toBe(toasts)
})

test('a change that the server refuses is said', async () => {
  await start(['Baker'])
  place.server.answer(`POST /api/jobs/${idOf('Baker')}/cancel`, () =>
    problem(409, 'wrong_state', 'This job has moved on.'),
  )
  fireEvent.click(await button('Cancel: Baker'))
  expect((await screen.findAllByText('This job has moved on.')).length).toBeGreaterThan(0)
})

test('how many results are the resume as it was is said once, and by each of them', async () => {
  await start(['Baker', 'Cook', 'Waiter'])
  tell('Baker', 5, { ...done, unchanged: true })
  tell('Cook', 6, done)
  tell('Waiter', 7, { ...done, unchanged: true })
  expect(
    await screen.findByText(
      '2 of 3 resumes are as they were: no change was found that is true and fits better.',
    ),
  ).toBeTruthy()
  expect(screen.getAllByText('Done, nothing was changed')).toHaveLength(2)
  tell('Waiter', 8, { status: 'processing', progress: 10, attempt: 2 })
  tell('Waiter', 9, { ...done, attempt: 2 })
  expect(await screen.findByText(/^1 of 3 resumes is as it was:/)).toBeTruthy()
})

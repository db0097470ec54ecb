import type { DeviceUsage } from '@tailorbird/contracts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { jobOf, newsOf, RESUME_ID, usageOf } from '../../testing/loopback.ts'
import { keepTexts } from '../../testing/render-app.tsx'
import type { Sent } from './testing/visit.ts'
import { button, connected, count, keepMode, list, problem, visitEach } from './testing/visit.ts'

const place = visitEach()
const USAGE = 'GET /api/device-usage'
const answerUsage = (change: Partial<DeviceUsage> = {}) =>
  place.server.answer(USAGE, () => ({ status: 200, body: usageOf(change) }))
const refuse = () => problem(402, 'allowance_exhausted', 'You have used all your generations.')
const plans = () => screen.findAllByRole('link', { name: 'See the plans' })
const press = async (name: string) => fireEvent.click(await button(name))

beforeEach(() => answerUsage())

test('what is left follows a job that is sent and fails, and nothing is fetched again', async () => {
  place.open(keepTexts())
  await connected(place.server)
  expect(await screen.findByText('2 free generations left.')).toBeTruthy()
  await press('Tailor my resume')
  expect(await screen.findByText('1 free generation left.')).toBeTruthy()
  const { jobId } = place.server.bodies[0] as Sent
  const failed = { code: 'model_timeout', message: 'It took too long.' }
  place.server.send('job', newsOf(jobId, { rev: 9, status: 'error', error: failed }))
  expect(await screen.findByText('2 free generations left.')).toBeTruthy()
  await press('Retry')
  expect(await screen.findByText('1 free generation left.')).toBeTruthy()
  const again = place.server.bodies[1] as Sent
  place.server.send('job', newsOf(again.jobId, { rev: 11, status: 'done', progress: 100 }))
  await button('Tailor my resume')
  expect(await screen.findByText('1 free generation left.')).toBeTruthy()
  expect(count(place.server, USAGE)).toBe(1)
})

test('nothing is said where nothing is limited', async () => {
  answerUsage({ limit: null, left: null, bought: null })
  place.open(keepTexts())
  await connected(place.server)
  await waitFor(() => expect(count(place.server, USAGE)).toBe(1))
  await press('Tailor my resume')
  expect(screen.queryByText(/ left\./)).toBeNull()
})

test('a refused job leads to the plans and back to exactly what was to be sent', async () => {
  place.server.answer('POST /api/resume/tailor', refuse)
  place.open(keepTexts())
  await connected(place.server)
  await press('Tailor my resume')
  const beside = await screen.findByText(/You have used all your resume generations/)
  await waitFor(async () => expect(await plans()).toHaveLength(2))
  fireEvent.click(beside.querySelector('a') as HTMLElement)
  expect(await screen.findByRole('heading', { name: /Plan|Pricing/, level: 1 })).toBeTruthy()
  expect(place.visit.place()).toBe('/pricing?returnTo=%2F%23job')
  answerUsage({ limit: 7, left: 5, bought: 5, plan: 'basic', used: 2 })
  place.server.answer('POST /api/resume/tailor', () => null)
  fireEvent.click(await screen.findByRole('link', { name: /Back/ }))
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Job description' })
  expect(field.value).toBe('Baker at Crumb & Co')
  // Quicker than any person: a press so soon after the first would count as its double click.
  const pressAgain = async () => {
    await press('Tailor my resume')
    expect(place.server.bodies).toHaveLength(2)
  }
  await waitFor(pressAgain, { interval: 1000 })
  expect(place.server.bodies[1]).toMatchObject({
    originalContent: 'Noor Haddad\nBakes bread.',
    jobDescription: 'Baker at Crumb & Co',
  })
})

test('a batch says how many it will use, and how many of it can be made', async () => {
  answerUsage({ limit: 20, left: 3, bought: 3, used: 17, plan: 'basic' })
  place.open(keepMode('batch', { 'batch-jobs': ['Baker', 'Cook'] }))
  expect(await screen.findByText('2 of your 3 will be used.')).toBeTruthy()
  for (const _ of [1, 2]) await press('Add job')
  const empty = screen.getAllByRole('textbox', { name: /^Job [34]/ })
  for (const field of empty) fireEvent.change(field, { target: { value: 'Waiter' } })
  expect(await screen.findByText(/Only 3 of these 4 can be made/)).toBeTruthy()
  expect(await plans()).toHaveLength(1)
})

test('what a batch could not send stays, and goes out when there is more', async () => {
  answerUsage({ left: 1, used: 1 })
  const taken: string[] = []
  place.server.answer('POST /api/resume/tailor', ({ body }) => {
    const { jobId, batchId, jobDescription } = JSON.parse(body) as Sent
    if (taken.length > 0) return refuse()
    taken.push(jobDescription)
    const job = { ...newsOf(jobId, { batchId, status: 'queued' }), mode: 'batch', title: 'Baker' }
    return { status: 202, body: { ...job, company: 'Crumb', createdAt: '2026-01-05T10:00:00Z' } }
  })
  place.open(keepMode('batch', { 'batch-jobs': ['Baker', 'Cook'] }))
  await connected(place.server)
  await press('Tailor all')
  expect(await screen.findByText(/What was not sent stays here/)).toBeTruthy()
  const kept = place.visit.keep
  await place.visit.leave()
  answerUsage({ limit: 7, left: 5, bought: 5, used: 2, plan: 'basic' })
  place.open(kept)
  expect(await screen.findByText('5 generations left.')).toBeTruthy()
  expect(screen.queryByText(/What was not sent stays here/)).toBeNull()
  taken.length = 0
  await press('Retry failed')
  await waitFor(() => expect(taken).toEqual(['Cook']))
})

test('a queue says what is left, and keeps what could not be sent', async () => {
  place.server.answer('POST /api/jobs', refuse)
  place.open(keepMode('queue', { 'queue-posting': 'Baker' }))
  await connected(place.server)
  expect(await screen.findByText('2 free generations left.')).toBeTruthy()
  await press('Add to the queue')
  expect(await screen.findByText(/What was not sent stays here/)).toBeTruthy()
  expect(await plans()).toHaveLength(2)
  expect(place.visit.keep.read('queue-unsent')).toMatchObject([{ text: 'Baker', call: 'refused' }])
})

test('with too few left the first jobs are made, however slow their calls are', async () => {
  let left = 2
  answerUsage({ limit: 2, left })
  const made: string[] = []
  const slow = Promise.withResolvers<void>()
  place.server.answer('POST /api/resume/tailor', async ({ body }) => {
    const { jobId, batchId, jobDescription } = JSON.parse(body) as Sent
    if (jobDescription === 'Baker') await slow.promise
    if (left === 0) return refuse()
    left -= 1
    made.push(jobDescription)
    const job = { ...newsOf(jobId, { batchId, status: 'queued' }), mode: 'batch', title: 'Baker' }
    return { status: 202, body: { ...job, company: 'Crumb', createdAt: '2026-01-05T10:00:00Z' } }
  })
  place.open(keepMode('batch', { 'batch-jobs': ['Baker', 'Cook', 'Waiter'] }))
  await connected(place.server)
  await screen.findByText(/Only 2 of these 3/)
  await press('Tailor all')
  // The page has Cook's answer, and what may go out then is out.
  expect(await screen.findByText('1 free generation left.')).toBeTruthy()
  slow.resolve()
  await waitFor(() => expect(place.server.bodies).toHaveLength(3))
  expect(made.toSorted()).toEqual(['Baker', 'Cook'])
})

test('nothing left is no crash: a heading, the plans, no Retry, and the last result', async () => {
  const done = jobOf('d'.repeat(21), { status: 'done', progress: 100, resumeId: RESUME_ID })
  place.server.answer('GET /api/jobs', () => list([done], 4))
  place.server.answer('POST /api/resume/tailor', refuse)
  place.open(keepTexts())
  await connected(place.server)
  await press('Tailor my resume')
  expect(
    await screen.findByRole('heading', { name: 'You have used all your resumes' }),
  ).toBeTruthy()
  expect(screen.queryByText(/402/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(await screen.findByRole('article', { name: /Baker/ })).toBeTruthy()
})

test('where nothing can be bought it says whom to ask', async () => {
  const body = { adViewSeconds: 0, payments: false, freeGenerations: 2 }
  place.server.answer('GET /api/settings', () => ({ status: 200, body }))
  place.server.answer('POST /api/resume/tailor', refuse)
  place.open(keepTexts())
  await connected(place.server)
  await press('Tailor my resume')
  expect(await screen.findByText(/This installation gives 2 resumes to each visitor/)).toBeTruthy()
  expect((await screen.findAllByText(/Ask whoever runs this installation/)).length).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull()
})

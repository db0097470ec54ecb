import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { done, failed, visitBatches } from '../features/jobs/testing/sent-batch.ts'
import { button, connected, keepMode, list } from '../features/jobs/testing/visit.ts'
import { jobOf, newsOf, usageOf } from '../testing/loopback.ts'

const { place, tell, start } = visitBatches()
const isOpen = (name: string) =>
  screen.getByRole('region', { name }).querySelector('[data-fold]')?.hasAttribute('hidden') !== true
const folded = (name: string) => waitFor(() => expect(isOpen(name)).toBe(false))
const head = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(() => {
  place.server.answer('GET /api/device-usage', () => ({ status: 200, body: usageOf() }))
})

test('the inputs of a batch fold with its first result, to a line with what is left beside it', async () => {
  await start(['Baker', 'Cook', 'Waiter', 'Cleaner'])
  tell('Baker', 5, { status: 'processing', progress: 30 })
  await screen.findByText('0 of 4 done')
  expect(isOpen('Upload Resume') && isOpen('Job Descriptions')).toBe(true)
  tell('Cook', 6, done)
  await folded('Job Descriptions')
  expect(isOpen('Upload Resume')).toBe(false)
  expect(head('Upload Resume').getByText('noor.md, 4 words')).toBeTruthy()
  expect(
    head('Job Descriptions').getByText('4 postings: Baker, Cook, Waiter and 1 more'),
  ).toBeTruthy()
  await waitFor(() => {
    const told = head('Job Descriptions').getAllByText(/generations? left|You have used all/)
    expect(told.some((each) => !each.closest('[hidden]'))).toBe(true)
  })
  fireEvent.click(await button('Change: Job Descriptions'))
  expect(isOpen('Job Descriptions')).toBe(true)
  tell('Waiter', 7, done)
  await screen.findByText('2 of 4 done')
  expect(isOpen('Job Descriptions')).toBe(true)
})

test('a batch that failed whole keeps its inputs open', async () => {
  await start(['Baker'])
  tell('Baker', 5, failed)
  await screen.findByText('1 failed')
  expect(isOpen('Upload Resume') && isOpen('Job Descriptions')).toBe(true)
})

test('what somebody is at stays open', async () => {
  await start(['Baker'])
  const field = await screen.findByRole('textbox', { name: /^Job 1/ })
  field.focus()
  tell('Baker', 5, done)
  await folded('Upload Resume')
  expect(isOpen('Job Descriptions')).toBe(true)
  expect(document.activeElement).toBe(field)
})

test('a queue folds the resume, and the next posting has its field', async () => {
  place.open(keepMode('queue'))
  await connected(place.server)
  expect(isOpen('Upload Resume')).toBe(true)
  const field = await screen.findByRole('textbox', { name: 'Job description' })
  fireEvent.change(field, { target: { value: 'Baker' } })
  field.focus()
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' })
  await folded('Upload Resume')
  expect(isOpen('Job Descriptions')).toBe(true)
  expect(document.activeElement).toBe(field)
  fireEvent.click(await button('Change: Upload Resume'))
  fireEvent.change(field, { target: { value: 'Cook' } })
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' })
  await waitFor(() => expect(place.server.bodies.filter(Boolean)).toHaveLength(2))
  expect(isOpen('Upload Resume')).toBe(true)
})

test('a queue that is loaded again is folded from the first moment; an empty one opens', async () => {
  const row = jobOf('q'.repeat(21), { mode: 'queue', title: 'Baker' })
  place.server.answer('GET /api/jobs', () => list([row], 4))
  place.open(keepMode('queue'))
  expect(isOpen('Upload Resume')).toBe(false)
  await connected(place.server)
  expect(isOpen('Upload Resume')).toBe(false)
  place.server.send('job', newsOf(row.id, { rev: 9, status: 'removed' }))
  await waitFor(() => expect(isOpen('Upload Resume')).toBe(true))
})

import type { JobDto } from '@tailorbird/contracts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jobOf, newsOf, RESUME_ID } from '../../../testing/loopback.ts'
import { connected, keepMode, list, visitEach } from '../testing/visit.ts'

const place = visitEach()

const open = async () => {
  place.open(keepMode('queue'))
  await connected(place.server)
}
const titles = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('bdi')?.textContent)
const rowOf = (id: string, change: Partial<JobDto>) =>
  jobOf(id.repeat(21), { mode: 'queue', ...change })
const done = { status: 'done', progress: 100, resumeId: RESUME_ID } as const

test('each state has the actions of its own', async () => {
  const rows = [
    rowOf('e', { status: 'error', title: 'Failed', rev: 2 }),
    rowOf('d', { ...done, title: 'Ready', rev: 3 }),
    rowOf('q', { title: 'Waits', createdAt: '2026-01-05T10:00:02.000Z' }),
    rowOf('p', { status: 'processing', progress: 70, resumeId: RESUME_ID, title: 'Runs' }),
  ]
  place.server.answer('GET /api/jobs', () => list(rows, 4))
  await open()
  await screen.findByText('Runs')
  expect(
    screen.getAllByText(/^ ?Reference: /).map(({ textContent }) => textContent.trim()),
  ).toEqual([`Reference: ${rows[0]?.id}`])
  const actions = (title: string) =>
    screen
      .getAllByRole('button', { name: new RegExp(`: ${title}$`) })
      .map((action) => action.textContent?.split(':')[0])
  expect(actions('Runs')).toEqual(['Open', 'Cancel'])
  expect(actions('Waits')).toEqual(['Cancel', 'Remove'])
  expect(actions('Ready')).toEqual(['Open', 'Download PDF', 'Remove'])
  expect(actions('Failed')).toEqual(['Retry', 'Remove'])
  expect(titles('In line')).toEqual(['Runs', 'Waits'])
  expect(titles('Finished')).toEqual(['Ready', 'Failed'])
})

test('long titles and companies are cut to 40 and 25 characters', async () => {
  const row = rowOf('l', { title: 't'.repeat(60), company: 'c'.repeat(60) })
  place.server.answer('GET /api/jobs', () => list([row], 4))
  await open()
  expect(await screen.findByText(`${'t'.repeat(39)}…`)).toBeTruthy()
  expect(screen.getByText(`${'c'.repeat(24)}…`)).toBeTruthy()
})

test('a job that another tab queued appears', async () => {
  await open()
  const other = rowOf('o', { title: 'From elsewhere', rev: 5 })
  place.server.answer('GET /api/jobs', () => list([other], 5))
  place.server.send('job', newsOf(other.id, { rev: 5, progress: 10 }))
  expect(await screen.findByText('From elsewhere')).toBeTruthy()
})

test('all that is done comes as one ZIP, behind one notice', async () => {
  const rows = [
    rowOf('e', { status: 'error', title: 'Failed', rev: 2 }),
    rowOf('d', { ...done, title: 'Ready', rev: 3 }),
    rowOf('c', { ...done, title: 'Newest', rev: 4 }),
  ]
  place.server.answer('GET /api/jobs', () => list(rows, 4))
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'ZIP archive' }))
  expect(await screen.findByRole('dialog', { name: 'Your ZIP of 2 PDFs is ready' })).toBeTruthy()
  const { archive } = place.visit.store.getState().download
  expect(archive).toMatchObject({ jobIds: [rows[2]?.id, rows[1]?.id] })
})

import type { JobDto } from '@tailorbird/contracts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jobOf, RESUME_ID } from '../../../testing/loopback.ts'
import { button, connected, keepMode, list, visitEach } from '../testing/visit.ts'

const place = visitEach()

const done = { status: 'done', progress: 100, resumeId: RESUME_ID } as const
const rowOf = (id: string, change: Partial<JobDto> = {}) =>
  jobOf(id.repeat(21), { mode: 'queue', title: `Job ${id}`, ...change })

async function comeBack(more: Record<string, unknown> = {}) {
  const keep = keepMode('queue', more)
  place.server.answer('GET /api/jobs', () => list([rowOf('b'), rowOf('a'), rowOf('o', done)], 4))
  place.open(keep)
  await connected(place.server)
  await waitFor(() => expect(keep.read('queue-line')).toHaveLength(2))
  await place.visit.leave()
  place.server.answer('GET /api/jobs', () =>
    list([rowOf('b', done), rowOf('a', done), rowOf('o', done)], 9),
  )
  place.open(keep)
}

test('PDFs that became ready while no page was open are offered, and no dialog opens', async () => {
  await comeBack()
  expect(await screen.findByText(/2 PDFs became ready while you were away\./)).toBeTruthy()
  expect(place.visit.store.getState().download.isOpen).toBe(false)
  fireEvent.click(await button('Download them'))
  const { isOpen, files } = place.visit.store.getState().download
  expect([isOpen, files.map(({ title }) => title).toSorted()]).toEqual([true, ['Job a', 'Job b']])
  expect(screen.queryByText(/became ready/)).toBeNull()
  expect(place.visit.keep.read('queue-line')).toEqual([])
})

test('they are not offered with auto-download off', async () => {
  await comeBack({ 'auto-download': false })
  await screen.findByText('Job a')
  expect(screen.queryByText(/became ready/)).toBeNull()
})

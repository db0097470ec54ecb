import type { JobDto } from '@tailorbird/contracts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { layOut } from '../../../testing/lay-out.ts'
import { jobOf, RESUME_ID, startLoopback, type Loopback } from '../../../testing/loopback.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { answerJobs, button, connected, keepMode, list } from '../testing/visit.ts'

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

const done = { status: 'done', progress: 100, resumeId: RESUME_ID } as const
const rowOf = (id: string, change: Partial<JobDto> = {}) =>
  jobOf(id.repeat(21), { mode: 'queue', title: `Job ${id}`, ...change })

async function comeBack(more: Record<string, unknown> = {}) {
  const keep = keepMode('queue', more)
  server.answer('GET /api/jobs', () => list([rowOf('b'), rowOf('a'), rowOf('o', done)], 4))
  visit = renderApp(server.origin, { keep })
  await connected(server)
  await waitFor(() => expect(keep.read('queue-line')).toHaveLength(2))
  await visit.leave()
  server.answer('GET /api/jobs', () =>
    list([rowOf('b', done), rowOf('a', done), rowOf('o', done)], 9),
  )
  visit = renderApp(server.origin, { keep })
}

test('PDFs that became ready while no page was open are offered, and no dialog opens', async () => {
  await comeBack()
  expect(await screen.findByText(/2 PDFs became ready while you were away\./)).toBeTruthy()
  expect(visit.store.getState().download.isOpen).toBe(false)
  fireEvent.click(await button('Download them'))
  const { isOpen, files } = visit.store.getState().download
  expect([isOpen, files.map(({ title }) => title).toSorted()]).toEqual([true, ['Job a', 'Job b']])
  expect(screen.queryByText(/became ready/)).toBeNull()
  expect(visit.keep.read('queue-line')).toEqual([])
})

test('they are not offered with auto-download off', async () => {
  await comeBack({ 'auto-download': false })
  await screen.findByText('Job a')
  expect(screen.queryByText(/became ready/)).toBeNull()
})

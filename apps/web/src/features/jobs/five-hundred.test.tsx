import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jobOf, newsOf, RESUME_ID } from '../../testing/loopback.ts'
import { connected, keepMode, list, visitEach } from './testing/visit.ts'

const JOBS = 500
const MOST_NODES = 2000

const place = visitEach()

const idOf = (at: number) => `job-${String(at).padStart(17, '0')}`
const nodes = () => document.querySelectorAll('*').length

/** Three pieces of news for each job, in an order of their own, some twice. */
function sendNews() {
  for (const [step, change] of [
    { status: 'processing', progress: 30 },
    { status: 'processing', progress: 70, resumeId: RESUME_ID },
    { status: 'done', progress: 100, resumeId: RESUME_ID },
  ].entries()) {
    for (let at = 0; at < JOBS; at++) {
      const job = (at * 7) % JOBS
      const rev = 1000 * (step + 1) + job
      place.server.send(
        'job',
        newsOf(idOf(job), { rev, ...change } as Parameters<typeof newsOf>[1]),
      )
    }
  }
}

test('500 jobs of a batch with 1,500 news end as the server says, in less than 2,000 nodes', async () => {
  const rows = Array.from({ length: JOBS }, (_, at) =>
    jobOf(idOf(at), { mode: 'batch', title: `Baker ${at}`, rev: 1 }),
  )
  const batch = {
    id: rows[0]?.batchId,
    originalContent: 'Noor',
    fileName: 'noor.md',
    jobs: rows.map(({ id }) => ({ id, text: '', call: 'taken' })),
  }
  place.server.answer('GET /api/jobs', ({ url }) => {
    if (url.searchParams.has('since')) return list([], 4)
    const from = Number(url.searchParams.get('cursor') ?? 0)
    const jobs = rows.slice(from, from + 100)
    const nextCursor = from + 100 < JOBS ? String(from + 100) : null
    return { status: 200, body: { jobs, nextCursor, rev: 4 } }
  })
  const texts = rows.map(({ title }) => title)
  place.open(keepMode('batch', { batch, 'batch-jobs': texts }))
  await connected(place.server)
  expect(await screen.findByText('0 of 500 done')).toBeTruthy()

  let updates = 0
  const stop = place.visit.store.subscribe(() => (updates += 1))
  sendNews()
  expect(await screen.findByText('500 of 500 done')).toBeTruthy()
  stop()
  expect(updates).toBeLessThan(150)
  expect(nodes()).toBeLessThan(MOST_NODES)
  expect(
    (await screen.findAllByText('500 resumes tailored: Baker 0, Baker 1, Baker 2 and 497 more'))
      .length,
  ).toBeGreaterThan(0)

  const items = screen
    .getByRole('list', { name: 'Jobs of this batch' })
    .querySelectorAll('li[aria-setsize="500"]')
  expect(items[0]?.getAttribute('aria-posinset')).toBe('1')
  expect(items.length).toBeLessThan(30)
})

test('the end of 500 rows is reached, and the row with the focus stays', async () => {
  const rows = Array.from({ length: JOBS }, (_, at) =>
    jobOf(idOf(at), { mode: 'queue', title: `Baker ${at}`, createdAt: new Date(at).toISOString() }),
  )
  place.server.answer('GET /api/jobs', ({ url }) =>
    list(url.searchParams.has('since') ? [] : rows, 4),
  )
  place.open(keepMode('queue'))
  const first = await screen.findByRole('button', { name: 'Cancel: Baker 0' })
  first.focus()
  const scroller = screen.getByRole('region', { name: 'In line, scrolls' })
  scroller.scrollTop = 80 * JOBS - 400
  fireEvent.scroll(scroller)
  const last = await screen.findByRole('button', { name: 'Cancel: Baker 499' })
  expect(last.closest('li')?.getAttribute('aria-posinset')).toBe('500')
  expect(document.activeElement).toBe(first)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel: Baker 20' })).toBeNull())
  expect(nodes()).toBeLessThan(MOST_NODES)
})

import type { PostingPage } from '@tailorbird/contracts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { giveSign } from '../../lib/first-sign.ts'
import { keepInMemory } from '../../lib/keep.ts'
import { shareSocket } from '../../lib/socket.ts'
import { jobOf, newsOf, startLoopback, type Loopback } from '../../testing/loopback.ts'
import { postingOf, postingPageOf } from '../../testing/postings.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { followPostings } from './posting-feed.ts'
import { postingsApi, selectPostings } from './postings-api.ts'

const JOB = 'j'.repeat(21)
const job = { id: JOB, batchId: jobOf(JOB).batchId, rev: 4, progress: 0 }
const [A, B, C] = [postingOf('a'), postingOf('b'), postingOf('c')]

let server: Loopback
const ends: (() => unknown)[] = []
beforeEach(async () => {
  server = await startLoopback()
})
afterEach(async () => {
  cleanup()
  for (const end of ends.splice(0)) await end()
  await server.close()
})

/** What the list says from now on. */
const say = (page: Partial<PostingPage>) =>
  server.answer('GET /api/postings', () => ({ status: 200, body: postingPageOf(page) }))
const asked = () => server.calls.filter((call) => call.startsWith('GET /api/postings'))

/** Follows the list without a page. */
async function follow(silenceMs?: number) {
  giveSign()
  const socket = shareSocket(server.origin)
  const store = makeStore({ origin: server.origin, keep: keepInMemory(), socket })
  await store.dispatch(postingsApi.endpoints.postings.initiate())
  const feed = store.dispatch(followPostings(silenceMs))
  ends.push(async () => {
    feed.stop()
    const opened = await socket()
    opened.disconnect()
  })
  await waitFor(() => expect(server.connected()).toBe(1))
  // What came before it was connected.
  await waitFor(() => expect(asked().length).toBeGreaterThan(1))
  const read = () => selectPostings(store.getState()).data
  return { feed, read, socket }
}

test('the page says how many are scored as soon as it is told, and asks for all once the last is', async () => {
  say({ postings: [A, B, C], unread: 3 })
  const visit = renderApp(server.origin, { path: '/postings' })
  ends.push(() => visit.leave())
  await screen.findByText('Scored: 0 of 3.')
  await waitFor(() => expect(server.connected()).toBe(1))
  server.send('postings', { after: 6, rev: 7, total: 3, unread: 1 })
  await screen.findByText('Scored: 2 of 3.')
  say({ postings: [{ ...C, title: 'Pastry cook' }], rev: 8, total: 3 })
  server.send('postings', { after: 7, rev: 8, total: 3, unread: 0 })
  const read = () => selectPostings(visit.store.getState()).data
  await waitFor(() => expect(read()?.byId[C.id]?.title).toBe('Pastry cook'))
  await waitFor(() => expect(screen.queryByText(/^Scored: /)).toBeNull())
})

test('it asks from what the news say, also where the list has a later rev of a job', async () => {
  say({ postings: [A], rev: 20 })
  const { read } = await follow()
  say({ postings: [{ ...A, title: 'Read' }], rev: 21 })
  server.send('postings', { after: 11, rev: 12, total: 1, unread: 0 })
  await waitFor(() => expect(read()?.byId[A.id]?.title).toBe('Read'))
  expect(asked().at(-1)).toBe('GET /api/postings?since=11')
})

test('news of jobs show without a call', async () => {
  say({ postings: [{ ...A, job: { ...job, status: 'queued' } }] })
  const { read } = await follow()
  const before = asked().length
  server.send('job', newsOf(JOB, { rev: 9, status: 'processing', progress: 30 }))
  await waitFor(() => expect(read()?.byId[A.id]?.job?.progress).toBe(30))
  expect(asked()).toHaveLength(before)
})

test('what news of a job have told stays when a list from before them comes late', async () => {
  say({ postings: [{ ...A, job: { ...job, status: 'queued' } }] })
  const { read, feed } = await follow()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.answer('GET /api/postings', async () => {
    await promise
    const posting = { ...A, note: 'late', job: { ...job, rev: 5, status: 'queued' as const } }
    return { status: 200, body: postingPageOf({ postings: [posting], rev: 6 }) }
  })
  feed.ask()
  server.send('job', newsOf(JOB, { rev: 9, status: 'done', progress: 100 }))
  await waitFor(() => expect(read()?.byId[A.id]?.job?.status).toBe('done'))
  resolve()
  await waitFor(() => expect(read()?.byId[A.id]?.note).toBe('late'))
  expect(read()?.byId[A.id]?.job?.status).toBe('done')
})

test.each([
  ['the socket is there again', () => server.dropSockets()],
  ['news may have been missed', () => server.send('resync')],
])('it asks once more when %s', async (_when, happen) => {
  say({ postings: [A], rev: 20 })
  const { read } = await follow()
  say({ postings: [{ ...A, title: 'Missed' }], rev: 21 })
  happen()
  await waitFor(() => expect(read()?.byId[A.id]?.title).toBe('Missed'))
})

test('when nothing is heard of what is at work, it asks', async () => {
  say({ postings: [A], unread: 1, rev: 20 })
  const { read } = await follow(20)
  say({ postings: [{ ...A, title: 'Read' }], rev: 21, total: 1 })
  await waitFor(() => expect(read()?.byId[A.id]?.title).toBe('Read'))
})

test('the socket is left when the last has stopped', async () => {
  say({ postings: [A] })
  const { feed, socket } = await follow()
  const opened = await socket()
  expect(opened.connected).toBe(true)
  feed.stop()
  await waitFor(() => expect(opened.connected).toBe(false))
})

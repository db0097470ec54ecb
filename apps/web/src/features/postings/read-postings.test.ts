import type { PostingPage } from '@tailorbird/contracts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { keepInMemory } from '../../lib/keep.ts'
import { shareSocket } from '../../lib/socket.ts'
import { startLoopback, type Loopback } from '../../testing/loopback.ts'
import { postingsApi, selectPostings } from './postings-api.ts'
import { readOn } from './read-postings.ts'
import { postingOf } from './testing/posting-of.ts'

let server: Loopback
beforeEach(async () => void (server = await startLoopback()))
afterEach(() => server.close())

test('what is read on while the first page is on its way comes after it', async () => {
  const posting = postingOf()
  const page: PostingPage = {
    postings: [posting],
    nextCursor: null,
    rev: 7,
    total: 1,
    unread: 0,
    resume: null,
  }
  const gate = Promise.withResolvers<void>()
  server.answer('GET /api/postings', async ({ url }) => {
    if (url.searchParams.has('since'))
      return { status: 200, body: { ...page, unread: 1, resume: { fileName: '', hash: 'h' } } }
    await gate.promise
    return { status: 200, body: page }
  })
  const socket = shareSocket(server.origin)
  const store = makeStore({ origin: server.origin, keep: keepInMemory(), socket })
  const first = store.dispatch(postingsApi.endpoints.postings.initiate())
  const reading = store.dispatch(readOn())
  gate.resolve()
  expect(await reading).toBe(true)
  expect(selectPostings(store.getState()).data).toMatchObject({
    unread: 1,
    resume: { hash: 'h' },
    byId: { [posting.id]: posting },
  })
  expect(server.calls).toEqual(['GET /api/postings', 'GET /api/postings?since=7'])
  first.unsubscribe()
})

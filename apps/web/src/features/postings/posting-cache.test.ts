import type { PostingDto, PostingPage } from '@tailorbird/contracts'
import { expect, test } from 'vitest'
import { newsOf, RESUME_ID } from '../../testing/loopback.ts'
import { postingOf, postingPageOf } from '../../testing/postings.ts'
import { addJobNews, addNews, addTold, beginCache } from './posting-cache.ts'

const JOB = 'j'.repeat(21)
const job = (rev: number): NonNullable<PostingDto['job']> => ({
  id: JOB,
  batchId: RESUME_ID,
  rev,
  status: 'processing',
  progress: 30,
})
const page = (change: Partial<PostingPage>) => postingPageOf({ rev: 5, ...change })
const cacheOf = (...postings: PostingDto[]) => beginCache(page({ postings }))

test('counts of a list from before the news are older, and dropped', () => {
  const told = addTold(cacheOf(), { after: 5, rev: 9, total: 4, unread: 1 })
  expect(told).toMatchObject({ total: 4, unread: 1 })
  expect(addNews(told, page({ rev: 8, total: 3, unread: 3 }))).toMatchObject({ unread: 1 })
  expect(addNews(told, page({ rev: 9, total: 4, unread: 0 }))).toMatchObject({ unread: 0 })
  // Nothing was read: what waits is as before.
  expect(addTold(told, { after: 9, rev: 10, total: 5 })).toMatchObject({ total: 5, unread: 1 })
})

test('a job’s news show in its posting, and no older list undoes them', () => {
  const before = cacheOf(postingOf('a', { job: job(7) }), postingOf('b', { job: null }))
  const done = newsOf(JOB, {
    rev: 9,
    status: 'done',
    progress: 100,
    resumeId: RESUME_ID,
    matchScore: 71,
  })
  const after = addJobNews(before, [done])
  const shown = { state: 'tailored', job: { status: 'done', resumeId: RESUME_ID, matchScore: 71 } }
  expect(Object.values(after.byId)).toMatchObject([shown, { job: null }])
  const old = page({ rev: 8, postings: [postingOf('a', { job: job(8), note: 'mine' })] })
  expect(addNews(after, old).byId[postingOf('a').id]).toMatchObject({ ...shown, note: 'mine' })
})

test.each([
  ['older', { rev: 7 }],
  ['of a job that is taken off', { rev: 9, status: 'removed' as const }],
])('news that are %s change nothing', (_what, change) => {
  const before = cacheOf(postingOf('a', { job: job(7) }))
  expect(addJobNews(before, [newsOf(JOB, change)])).toBe(before)
  expect(addJobNews(before, [newsOf('x'.repeat(21), { rev: 99 })])).toBe(before)
})

import { expect, test } from 'vitest'
import { jobOf, newsOf, RESUME_ID } from '../../testing/loopback.ts'
import { emptyJobs, mergeJob, mergeNews, mergePages } from './jobs-cache.ts'

const ID = 'a'.repeat(21)

function cacheOf(rev = 5) {
  const cache = emptyJobs()
  mergeJob(cache, jobOf(ID, { rev, status: 'processing', progress: 30 }))
  return cache
}

test('newer news changes the job and keeps what news does not say', () => {
  const cache = cacheOf()
  mergeNews(cache, newsOf(ID, { rev: 6, progress: 70, resumeId: RESUME_ID }))
  expect(cache.jobs[ID]).toMatchObject({
    rev: 6,
    progress: 70,
    resumeId: RESUME_ID,
    title: 'Baker',
  })
})

test('a wait is over when news no longer tells of it', () => {
  const cache = cacheOf()
  mergeNews(cache, newsOf(ID, { rev: 6, waitsUntil: '2026-03-01T09:00:00.000Z' }))
  expect(cache.jobs[ID]).toHaveProperty('waitsUntil')
  mergeNews(cache, newsOf(ID, { rev: 7 }))
  expect(cache.jobs[ID]).not.toHaveProperty('waitsUntil')
})

test.each([4, 5])('news with rev %i is dropped when 5 is known', (rev) => {
  const cache = cacheOf()
  mergeNews(cache, newsOf(ID, { rev, progress: 10 }))
  expect(cache.jobs[ID]).toMatchObject({ rev: 5, progress: 30 })
})

test('news in any order ends in the newest state', () => {
  const cache = cacheOf()
  for (const [rev, progress] of [
    [8, 100],
    [6, 30],
    [7, 70],
    [8, 100],
  ] as const) {
    mergeNews(
      cache,
      newsOf(ID, { rev, progress, status: progress === 100 ? 'done' : 'processing' }),
    )
  }
  expect(cache.jobs[ID]).toMatchObject({ rev: 8, progress: 100, status: 'done' })
})

test('early news is held and applied to the answer that it overtook', () => {
  const cache = emptyJobs()
  mergeNews(cache, newsOf(ID, { rev: 3, progress: 30 }))
  mergeNews(cache, newsOf(ID, { rev: 2, progress: 10 }))
  expect(cache.jobs).toEqual({})
  mergeJob(cache, jobOf(ID, { rev: 1 }))
  expect(cache.jobs[ID]).toMatchObject({ rev: 3, progress: 30 })
  expect(cache.early).toEqual({})
})

test('an answer that comes after newer news changes nothing', () => {
  const cache = cacheOf()
  mergeJob(cache, jobOf(ID, { rev: 1 }))
  expect(cache.jobs[ID]).toMatchObject({ rev: 5, progress: 30 })
})

test('the error and the result of an attempt go with it', () => {
  const cache = cacheOf()
  const error = { code: 'render_failed', message: 'No PDF.' }
  mergeNews(cache, newsOf(ID, { rev: 6, status: 'error', error, resumeId: RESUME_ID }))
  mergeNews(cache, newsOf(ID, { rev: 7, status: 'queued', progress: 0, attempt: 2 }))
  expect(cache.jobs[ID]?.error).toBeUndefined()
  expect(cache.jobs[ID]?.resumeId).toBeUndefined()
})

test('only a list moves the point to catch up from', () => {
  const cache = cacheOf()
  mergeNews(cache, newsOf(ID, { rev: 9 }))
  expect(cache.rev).toBe(0)
  mergePages(cache, [{ jobs: [], nextCursor: null, rev: 7 }])
  mergePages(cache, [{ jobs: [], nextCursor: null, rev: 6 }])
  expect(cache).toMatchObject({ rev: 7, loaded: true })
})

test('of several pages the first tells where the next catching up starts', () => {
  const cache = emptyJobs()
  mergePages(cache, [
    { jobs: [jobOf('c'.repeat(21)), jobOf('b'.repeat(21))], nextCursor: '2', rev: 7 },
    { jobs: [jobOf(ID)], nextCursor: null, rev: 9 },
  ])
  expect(cache.rev).toBe(7)
  expect(Object.keys(cache.jobs).map((id) => id[0])).toEqual(['a', 'b', 'c'])
})

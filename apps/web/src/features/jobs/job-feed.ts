import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { JobNews } from '@tailorbird/contracts'
import { checkSession } from '../../lib/auth-api.ts'
import { connectionChanged } from '../../lib/connection-slice.ts'
import { countUsage } from './count-usage.ts'
import { awaitFirstSign } from '../../lib/first-sign.ts'
import { hearNews } from '../../lib/hear-news.ts'
import { joinPerFrame } from '../../lib/join-per-frame.ts'
import { runOneAtATime } from '../../lib/one-at-a-time.ts'
import type { Parts } from '../../lib/parts.ts'
import { adoptRunningJob } from './current-job-slice.ts'
import { mergeNews, mergePages, type JobsCache } from './jobs-cache.ts'
import type { JobsRoot } from './jobs-root.ts'
import { readJobs } from './read-jobs.ts'
import { reportJobs } from './report-jobs.ts'

/** News overtakes the answer that brings its job by less than this, in milliseconds; else another tab has it. */
const ANSWER_MS = 2000

/** The part of RTK Query's cache lifecycle that the feed needs. */
interface Lifecycle {
  dispatch: ThunkDispatch<JobsRoot, Parts, UnknownAction>
  getState: () => unknown
  extra: unknown
  cacheDataLoaded: PromiseLike<unknown>
  cacheEntryRemoved: Promise<void>
  updateCachedData: (change: (cache: JobsCache) => void) => unknown
  getCacheEntry: () => { data?: JobsCache | undefined }
}

/**
 * Keeps the cached jobs up to date until the cache entry is removed. Events are news, lists are the
 * truth: on every connection it asks once for what changed since the last list. While no socket gets
 * through it asks at each attempt instead, so that progress arrives on any network. The news of one
 * animation frame is one update.
 */
export async function followJobs(lifecycle: Lifecycle): Promise<void> {
  const { dispatch, getCacheEntry } = lifecycle
  const { origin, socket: openSocket } = lifecycle.extra as Parts
  await lifecycle.cacheDataLoaded

  const change = (work: (cache: JobsCache) => void) => {
    const before = getCacheEntry().data
    lifecycle.updateCachedData(work)
    const after = getCacheEntry().data
    if (!after) return
    dispatch(countUsage(before, after))
    dispatch(reportJobs(before, after))
  }
  let drops = 0
  const catchUp = runOneAtATime(async () => {
    const dropsBefore = drops
    const read = await readJobs(origin, getCacheEntry().data?.rev ?? 0)
    if ('error' in read) {
      dispatch(connectionChanged(navigator.onLine ? 'unreachable' : 'offline'))
      return
    }
    change((cache) => mergePages(cache, read.pages))
    // An answer from before the line went down says nothing about it.
    if (drops === dropsBefore) dispatch(connectionChanged('fine'))
    const adopted = adoptRunningJob(lifecycle.getState() as JobsRoot, getCacheEntry().data)
    if (adopted) dispatch(adopted)
  })

  const offline = () => {
    drops += 1
    dispatch(connectionChanged('offline'))
  }
  const online = () => void catchUp()
  window.addEventListener('offline', offline)
  window.addEventListener('online', online)
  // The first answer sets the cookie that the socket's handshake needs.
  await catchUp()
  // Nobody hands a job in without a sign of life; until then the socket's code need not come.
  if (isAtRest(getCacheEntry().data)) {
    await Promise.race([awaitFirstSign(), lifecycle.cacheEntryRemoved])
  }
  const socket = await openSocket()
  let unknown: ReturnType<typeof setTimeout> | undefined
  const isUnknown = ({ id }: JobNews) => id in (getCacheEntry().data?.early ?? {})
  const news = joinPerFrame<JobNews>((items) => {
    change((cache) => {
      for (const item of items) mergeNews(cache, item)
    })
    if (!items.some(isUnknown)) return
    unknown ??= setTimeout(() => {
      unknown = undefined
      void catchUp()
    }, ANSWER_MS)
  })
  let connections = 0
  const connected = () => {
    void catchUp()
    // Who ended the session elsewhere has dropped its sockets.
    if ((connections += 1) > 1) void dispatch(checkSession())
  }
  const ask = () => void catchUp()
  const stop = hearNews(socket, { on: { job: news.add }, ask, connected })
  await lifecycle.cacheEntryRemoved
  window.removeEventListener('offline', offline)
  window.removeEventListener('online', online)
  stop()
  news.stop()
  clearTimeout(unknown)
}

/** Whether there is no news to come: the list is known and every job in it has ended. */
function isAtRest(cache: JobsCache | undefined): boolean {
  const jobs = Object.values(cache?.jobs ?? {})
  return (
    Boolean(cache?.loaded) &&
    !jobs.some(({ status }) => status === 'queued' || status === 'processing')
  )
}

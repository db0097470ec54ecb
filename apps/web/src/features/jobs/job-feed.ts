import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { connectionChanged } from '../../lib/connection-slice.ts'
import type { NewsSocket, Parts } from '../../lib/parts.ts'
import { adoptRunningJob, type JobsRoot } from './current-job-slice.ts'
import { mergeNews, mergePage, type JobsCache } from './jobs-cache.ts'
import { readJobs } from './read-jobs.ts'

/** How long to wait before asking again when the socket does not do so by itself, in milliseconds. */
const RETRY_MS = 5000

/** The part of RTK Query's cache lifecycle that the feed needs. */
interface Lifecycle {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
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
 * through it asks at each attempt instead, so that progress arrives on any network.
 */
export async function followJobs(lifecycle: Lifecycle): Promise<void> {
  const { dispatch, updateCachedData, getCacheEntry } = lifecycle
  const { origin, socket: openSocket } = lifecycle.extra as Parts
  await lifecycle.cacheDataLoaded

  const catchUp = runOneAtATime(async () => {
    const read = await readJobs(origin, getCacheEntry().data?.rev ?? 0)
    if ('error' in read) {
      dispatch(connectionChanged(navigator.onLine ? 'unreachable' : 'offline'))
      return
    }
    updateCachedData((cache) => {
      for (const page of read.pages) mergePage(cache, page)
    })
    dispatch(connectionChanged('fine'))
    const adopted = adoptRunningJob(lifecycle.getState() as JobsRoot, getCacheEntry().data)
    if (adopted) dispatch(adopted)
  })

  // The first answer sets the cookie that the socket's handshake needs.
  await catchUp()
  const socket = await openSocket()
  const stop = listen(socket, catchUp, {
    news: (news) => updateCachedData((cache) => mergeNews(cache, news)),
    offline: () => dispatch(connectionChanged('offline')),
  })
  await lifecycle.cacheEntryRemoved
  stop()
}

function listen(
  socket: NewsSocket,
  catchUp: () => Promise<void>,
  on: { news: (news: Parameters<typeof mergeNews>[1]) => void; offline: () => void },
): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined
  const ask = () => void catchUp()
  const failed = () => {
    ask()
    // A handshake that the server refused is not tried again by the library.
    if (!socket.active) retry = setTimeout(() => socket.connect(), RETRY_MS)
  }
  const dropped = () => {
    ask()
    // A server that stops says goodbye, and the library takes that as final.
    if (!socket.active) socket.connect()
  }
  const online = () => {
    ask()
    socket.connect()
  }
  socket.on('job', on.news)
  socket.on('resync', ask)
  socket.on('connect', ask)
  socket.on('connect_error', failed)
  socket.on('disconnect', dropped)
  window.addEventListener('online', online)
  window.addEventListener('offline', on.offline)
  socket.connect()
  return () => {
    clearTimeout(retry)
    window.removeEventListener('online', online)
    window.removeEventListener('offline', on.offline)
    socket.off('job', on.news)
    socket.off('resync', ask)
    socket.off('connect', ask)
    socket.off('connect_error', failed)
    socket.off('disconnect', dropped)
    socket.disconnect()
  }
}

/** While `work` runs, calls for it are joined into one more run after it. */
function runOneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let again = false
  const run = async () => {
    do {
      again = false
      await work()
    } while (again)
    running = undefined
  }
  return () => {
    if (running) again = true
    return (running ??= run())
  }
}

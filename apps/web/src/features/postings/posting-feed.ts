import type { JobNews, PostingsNews } from '@tailorbird/contracts'
import { checkSession } from '../../lib/auth-api.ts'
import { awaitFirstSign } from '../../lib/first-sign.ts'
import { hearNews } from '../../lib/hear-news.ts'
import { joinPerFrame } from '../../lib/join-per-frame.ts'
import { runOneAtATime } from '../../lib/one-at-a-time.ts'
import { addJobNews, addTold, isAtWork, type PostingCache } from './posting-cache.ts'
import { changeCache, selectPostings } from './postings-api.ts'
import { readOn, type PostingsThunk } from './read-postings.ts'

/** While postings are read, their rows are asked for this often at most; how many are left is told at once. In milliseconds. */
const ROWS_MS = 1500
/** How long to wait after no answer. */
const RETRY_MS = 5000
/** For how long nothing is heard of what is at work, at least, before it is asked for. */
const SILENCE_MS = 10_000

export interface PostingFeed {
  /** Asks what changed. */
  ask: () => void
  stop: () => void
}

/**
 * Keeps the list up to date until it is stopped. News say what changed; the list is asked for it, and also when
 * the socket connects, while none gets through, and when nothing is heard of what is at work.
 */
export function followPostings(silenceMs = SILENCE_MS): PostingsThunk<PostingFeed> {
  return (dispatch, getState, { socket: openSocket }) => {
    const read = () => selectPostings(getState()).data
    const show = (change: (cache: PostingCache) => PostingCache) => {
      const before = read()
      const after = before && change(before)
      if (after && after !== before) dispatch(changeCache(() => after))
    }
    /** What a list has to be asked for from, and what may have overtaken its answer. */
    let after: number | undefined
    const jobs = new Map<string, JobNews>()
    let isQuiet = false
    const stopped = Promise.withResolvers<void>()
    let isStopped = false

    let timer: ReturnType<typeof setTimeout> | undefined
    let due = Infinity
    const askIn = (ms: number) => {
      const at = Date.now() + ms
      if (isStopped || at >= due) return
      clearTimeout(timer)
      due = at
      timer = setTimeout(() => void ask(), ms)
    }
    const ask = runOneAtATime(async () => {
      clearTimeout(timer)
      due = Infinity
      if (isStopped || !read()) return
      const from = after
      after = undefined
      const isDone = await dispatch(readOn(from))
      isQuiet = false
      show((cache) => addJobNews(cache, jobs.values()))
      if (isDone) return
      after = lower(after, from)
      if (isWaiting(read())) askIn(RETRY_MS)
    })

    const postingsNews = joinPerFrame<PostingsNews>((items) => {
      isQuiet = false
      for (const item of items) after = lower(after, item.after)
      show((cache) => items.reduce(addTold, cache))
      const isReading = items.every(({ unread = 0 }) => unread > 0)
      askIn(isReading ? ROWS_MS : 0)
    })
    const jobNews = joinPerFrame<JobNews>((items) => {
      isQuiet = false
      for (const item of items) jobs.set(item.id, item)
      show((cache) => addJobNews(cache, items))
    })
    const silence = setInterval(() => {
      if (isQuiet && isWaiting(read())) void ask()
      isQuiet = true
    }, silenceMs)

    const listen = async () => {
      await Promise.race([awaitFirstSign(), stopped.promise])
      if (isStopped) return
      const socket = await openSocket()
      if (isStopped) return
      let connections = 0
      const leave = hearNews(socket, {
        on: { job: jobNews.add, postings: postingsNews.add },
        ask: () => void ask(),
        connected: () => {
          void ask()
          // Who ended the session elsewhere has dropped its sockets.
          if ((connections += 1) > 1) void dispatch(checkSession())
        },
      })
      void stopped.promise.then(leave)
    }
    void listen()

    return {
      ask: () => void ask(),
      stop: () => {
        isStopped = true
        stopped.resolve()
        clearTimeout(timer)
        clearInterval(silence)
        postingsNews.stop()
        jobNews.stop()
      },
    }
  }
}

/** Whether something is to come: the rest of the list, or what is at work. */
const isWaiting = (cache: PostingCache | undefined): boolean =>
  cache !== undefined && (cache.cursor !== null || isAtWork(cache))

const lower = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other)

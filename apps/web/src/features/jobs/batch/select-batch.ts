import { createSelector } from '@reduxjs/toolkit'
import type { JobDto } from '@tailorbird/contracts'
import { selectJobs } from '../jobs-api.ts'
import type { JobsRoot } from '../jobs-root.ts'
import { isUnanswered, isUnderWay } from '../outgoing-job.ts'

export interface BatchView {
  id: string
  /** All that the page shows, in the order of the list. */
  ids: string[]
  done: JobDto[]
  /** Ended without a result, or refused. */
  failed: number
  /** Waits to be dispatched, and is not held back. */
  waiting: number
  paused: number
  /** Got no answer yet, and goes out again by itself. */
  unsent: number
  /** Asked to be cancelled in this visit, and gone. */
  cancelled: number
  /** Has not ended, here or on the server. */
  open: number
  /** Calls to the server are under way. */
  sending: boolean
  /** Of all jobs, 0 to 100. */
  progress: number
}

/** What the page shows of the batch as a whole; undefined when there is none. */
export const selectBatch = createSelector(
  [(state: JobsRoot) => state.batch, (state: JobsRoot) => selectJobs(state).data?.jobs],
  (batch, jobs = {}): BatchView | undefined => {
    if (!batch || batch.jobs.length === 0) return undefined
    const shown = batch.jobs.filter(({ id }) => jobs[id]?.status !== 'removed')
    const rows = shown.flatMap(({ id }) => jobs[id] ?? [])
    const away = shown.filter(({ id }) => !jobs[id])
    const queued = rows.filter(({ status }) => status === 'queued')
    const done = rows.filter(({ status }) => status === 'done')
    const running = rows.filter(({ status }) => status === 'processing')
    const errors = rows.filter(({ status }) => status === 'error')
    const refused = away.filter(({ call }) => call === 'refused')
    const unsent = away.filter(isUnanswered)
    const ids = shown.map(({ id }) => id)
    const paused = queued.filter((job) => job.paused).length
    const sum = running.reduce((all, job) => all + job.progress, 0)
    return {
      id: batch.id,
      ids,
      done,
      failed: errors.length + refused.length,
      unsent: unsent.length,
      cancelled: countGone(batch.lost, ids),
      waiting: queued.length - paused,
      paused,
      open: queued.length + running.length + unsent.length + away.filter(isUnderWay).length,
      sending: batch.jobs.some(isUnderWay),
      progress: Math.round((sum + 100 * (done.length + errors.length)) / Math.max(1, shown.length)),
    }
  },
)

function countGone(lost: string[], shown: string[]): number {
  const left = new Set(shown)
  return lost.filter((id) => !left.has(id)).length
}

import { createSelector } from '@reduxjs/toolkit'
import type { JobDto } from '@tailorbird/contracts'
import { selectJobs } from '../jobs-api.ts'
import type { JobsRoot } from '../jobs-root.ts'

/** Ids in the order of the lists. */
interface QueueParts {
  /** In the order in which they are done, the running one first. */
  line: string[]
  /** The newest first. */
  ended: string[]
  /** Those of them that have a PDF. */
  done: string[]
}

/** The queue in two parts: what runs and waits, and what has ended. */
export const selectQueue = createSelector(
  [(state: JobsRoot) => selectJobs(state).data?.jobs, (state: JobsRoot) => state.queue.unsent],
  (jobs = {}, unsent): QueueParts => {
    const queued = Object.values(jobs).filter(({ mode }) => mode === 'queue')
    const away = unsent.filter(({ id }) => !jobs[id])
    const ended = queued.filter(hasEnded).toSorted(byEnd)
    const refused = away.filter(({ call }) => call === 'refused')
    return {
      line: [
        ...queued.filter(isRunning),
        ...queued.filter(({ status }) => status === 'queued').toSorted(byPlace),
        ...away.filter(({ call }) => call !== 'refused'),
      ].map(({ id }) => id),
      ended: [...refused, ...ended].map(({ id }) => id),
      done: ended.filter(({ status }) => status === 'done').map(({ id }) => id),
    }
  },
)

const isRunning = ({ status }: JobDto) => status === 'processing'
const hasEnded = ({ status }: JobDto) => status === 'done' || status === 'error'

// Jobs of one instant keep their order: sorting is stable, and the record has the oldest first.
const byPlace = (a: JobDto, b: JobDto) => compare(a.createdAt, b.createdAt)
const byEnd = (a: JobDto, b: JobDto) => b.rev - a.rev
const compare = (a: string, b: string) => Number(a > b) - Number(a < b)

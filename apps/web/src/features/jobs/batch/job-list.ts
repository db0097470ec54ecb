import { MAX_BATCH_JOBS } from '@tailorbird/contracts'
import { nanoid } from 'nanoid'
import type { JobsThunk } from '../jobs-root.ts'
import { batchForgotten, KEPT_BATCH, type Batch } from './batch-slice.ts'

/** A field of the list. */
export interface JobEntry {
  key: string
  text: string
}

const KEPT_JOBS = 'batch-jobs'

export const entryOf = (text: string): JobEntry => ({ key: nanoid(), text })
/** Whether it counts: an empty field is none. */
export const isFilled = ({ text }: JobEntry) => text.trim() !== ''

/** Puts jobs where an entry was. @returns the list, and how many had no room in it */
export function replaceEntry(
  jobs: JobEntry[],
  key: string,
  texts: string[],
): { jobs: JobEntry[]; dropped: number } {
  return cut(
    jobs.flatMap((job) => {
      if (job.key !== key) return [job]
      const [first = '', ...more] = texts
      return [{ key, text: first }, ...more.map(entryOf)]
    }),
  )
}

/** Adds jobs at the end, in the place of entries that are still empty. */
export function appendJobs(jobs: JobEntry[], texts: string[]) {
  return cut([...jobs.filter(isFilled), ...texts.map(entryOf)])
}

function cut(jobs: JobEntry[]) {
  return { jobs: jobs.slice(0, MAX_BATCH_JOBS), dropped: Math.max(0, jobs.length - MAX_BATCH_JOBS) }
}

/** Reads the list that an earlier visit left; there is always one field. */
export function readKeptJobs(): JobsThunk<JobEntry[]> {
  return (_dispatch, _getState, { keep }) => {
    const kept = keep.read(KEPT_JOBS)
    const texts = Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : []
    return (texts.length > 0 ? texts : ['']).map(entryOf)
  }
}

/** Keeps the list for a reload. */
export function keepJobs(jobs: JobEntry[]): JobsThunk<void> {
  return (_dispatch, _getState, { keep }) =>
    keep.write(
      KEPT_JOBS,
      jobs.map(({ text }) => text),
    )
}

/**
 * The list has changed: its results no longer belong to it (specification, section 4).
 * @returns the batch that was cleared, to bring it back; null when there was none
 */
export function clearBatch(): JobsThunk<Batch | null> {
  return (dispatch, getState, { keep }) => {
    const { batch } = getState()
    if (!batch) return null
    dispatch(batchForgotten())
    keep.write(KEPT_BATCH, null)
    return batch
  }
}

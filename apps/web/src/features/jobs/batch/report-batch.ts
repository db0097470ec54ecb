import type { JobDto } from '@tailorbird/contracts'
import { failedToast, notified } from '../../../lib/toast-slice.ts'
import type { JobsCache } from '../jobs-cache.ts'
import type { JobsThunk } from '../jobs-root.ts'
import { nameTitles } from '../name-titles.ts'
import { isUnderWay } from '../outgoing-job.ts'
import { batchForgotten, endAnnounced, rowsSeen, type Batch } from './batch-slice.ts'
import { keepBatch } from './keep-batch.ts'

/** Compares the batch with the rows: what was taken in, what is gone, and whether all have ended. */
export function reportBatch(cache: JobsCache): JobsThunk<void> {
  return (dispatch, getState) => {
    const known = getState().batch
    if (!known) return
    const { taken, gone } = compare(known, cache)
    if (taken.length + gone.length > 0) dispatch(rowsSeen({ taken, gone }))
    const batch = getState().batch ?? known
    const ended = hasEnded(batch, cache)
    if (batch.jobs.length === 0) dispatch(batchForgotten())
    else if (ended !== batch.announced) {
      dispatch(endAnnounced(ended))
      if (ended) dispatch(announceEnd(batch, cache))
    } else if (gone.length === 0) return
    dispatch(keepBatch())
  }
}

function compare({ jobs }: Batch, cache: JobsCache) {
  const taken: string[] = []
  const gone: string[] = []
  for (const { id, call } of jobs) {
    const row = cache.jobs[id]
    if (row?.status === 'removed' || (!row && call === 'taken' && cache.loaded)) gone.push(id)
    else if (row && (call === 'unanswered' || call === 'waiting')) taken.push(id)
  }
  return { taken, gone }
}

/** Whether nothing more happens by itself. A call without an answer is made again. */
function hasEnded({ jobs }: Batch, cache: JobsCache): boolean {
  return (
    !jobs.some(isUnderWay) &&
    jobs.every(({ id, call }) => call === 'refused' || isSettled(cache.jobs[id]))
  )
}

const isSettled = (job: JobDto | undefined) => job?.status === 'done' || job?.status === 'error'

function announceEnd({ jobs }: Batch, cache: JobsCache): JobsThunk<void> {
  return (dispatch) => {
    const done = jobs
      .flatMap(({ id }) => cache.jobs[id] ?? [])
      .filter((job) => job.status === 'done')
    if (done.length > 0) {
      const description = describeEnd(done, jobs.length)
      dispatch(notified({ title: 'Batch processing completed', description, tone: 'good' }))
      return
    }
    const failure = jobs.find((job) => job.failure)?.failure
    const words = ['Error', 'Failed to process batch'] as const
    dispatch(
      failure
        ? failedToast(...words, failure)
        : notified({ title: words[0], description: words[1], tone: 'bad' }),
    )
  }
}

/** 'n resumes tailored', up to 3 titles, and how many more. */
function describeEnd(done: JobDto[], total: number): string {
  const count = done.length === total ? `${total}` : `${done.length} of ${total}`
  return `${count} ${total === 1 ? 'resume' : 'resumes'} tailored: ${nameTitles(done)}`
}

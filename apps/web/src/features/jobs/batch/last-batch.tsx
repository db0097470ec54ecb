import { createSelector } from '@reduxjs/toolkit'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { sayMoment } from '../batches/say-batch.ts'
import { selectJobs } from '../jobs-api.ts'
import type { JobsRoot } from '../jobs-root.ts'

/** The way back to the newest batch, whose results a switch of the mode or a change of the list cleared from the page. */
export function LastBatch() {
  const batch = useSelector(selectLastBatch)
  if (!batch) return null
  const { id, createdAt, done, all } = batch
  return (
    <p className="mb-6 text-small text-soft">
      Your last batch, sent on <time dateTime={createdAt}>{sayMoment(createdAt)}</time>: {done} of{' '}
      {all} done{' '}
      <Link to={`/batches#${id}`} className="button-plain">
        Open
      </Link>
    </p>
  )
}

const selectLastBatch = createSelector(
  [(state: JobsRoot) => selectJobs(state).data?.jobs],
  (jobs = {}) => {
    const sent = Object.values(jobs).filter(
      ({ mode, status }) => mode === 'batch' && status !== 'removed',
    )
    const [newest] = sent.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    if (!newest) return undefined
    const { batchId, createdAt } = newest
    const ofIt = sent.filter((job) => job.batchId === batchId)
    const done = ofIt.filter(({ status }) => status === 'done').length
    return { id: batchId, createdAt, done, all: ofIt.length }
  },
)

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
  const { id, createdAt, count } = batch
  return (
    <p className="mb-6 text-small text-soft">
      Your last batch, of {count} {count === 1 ? 'job' : 'jobs'}, sent on{' '}
      <time dateTime={createdAt}>{sayMoment(createdAt)}</time>{' '}
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
    const count = sent.filter((job) => job.batchId === batchId).length
    return { id: batchId, createdAt, count }
  },
)

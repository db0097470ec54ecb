import { selectJobs } from '../jobs-api.ts'
import type { JobsThunk } from '../jobs-root.ts'
import { changeBatch } from './change-batch.ts'
import { repeatCalls } from './send-batch.ts'

/** Tries again what failed: calls that were not taken in, and jobs that failed on the server. */
export function retryFailed(): JobsThunk<void> {
  return (dispatch, getState) => {
    const { batch } = getState()
    if (!batch) return
    const rows = selectJobs(getState()).data?.jobs ?? {}
    const hasErrors = batch.jobs.some(({ id }) => rows[id]?.status === 'error')
    if (hasErrors) void dispatch(changeBatch(batch.id, 'retry-failed'))
    dispatch(repeatCalls(['refused', 'unanswered']))
  }
}

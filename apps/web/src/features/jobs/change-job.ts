import { failedToast } from '../../lib/toast-slice.ts'
import { describeUnreachable, isFailure } from '../../lib/failure.ts'
import { isSamePress } from '../../lib/one-press.ts'
import { changeCache, takeJobs } from './change-cache.ts'
import { noteRefusal } from './count-usage.ts'
import { jobsApi, selectJobs, type JobChange } from './jobs-api.ts'
import { markRemoved } from './jobs-cache.ts'
import type { JobsThunk } from './jobs-root.ts'

const NOT_DONE = { cancel: 'Not cancelled', retry: 'Not tried again', remove: 'Not removed' }

/**
 * Cancels, retries or removes a job that the server has.
 * @returns whether that is so now; a job that is gone already counts as removed
 */
export function changeJob(id: string, change: JobChange): JobsThunk<Promise<boolean>> {
  return async (dispatch, getState, parts) => {
    // A retry that fails at once could be retried by the same double click.
    if (change === 'retry' && isSamePress(parts, `retry ${id}`)) return false
    const readStatus = () => selectJobs(getState()).data?.jobs[id]?.status
    const before = readStatus()
    const { data, error } = await dispatch(
      jobsApi.endpoints.changeJob.initiate({ id, change }, { track: false }),
    )
    const failure =
      error === undefined ? undefined : isFailure(error) ? error : describeUnreachable()
    if (data) {
      dispatch(takeJobs([data]))
      return true
    }
    if (!failure || (failure.status === 404 && change !== 'retry')) {
      dispatch(changeCache((cache) => markRemoved(cache, id)))
      return true
    }
    // The job moved on while we asked, and the page shows it: nothing to say.
    if (failure.status === 409 && readStatus() !== before) return false
    dispatch(noteRefusal(failure))
    dispatch(failedToast(NOT_DONE[change], failure.detail, failure))
    return false
  }
}

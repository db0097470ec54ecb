import { describeUnreachable, isFailure } from '../../../lib/failure.ts'
import { isSamePress } from '../../../lib/one-press.ts'
import { failedToast } from '../../../lib/toast-slice.ts'
import { jobsApi, selectJobs, type BatchWish } from '../jobs-api.ts'
import type { JobsThunk } from '../jobs-root.ts'
import { batchForgotten, cancelAsked, cancelSent, type Batch } from './batch-slice.ts'

const NOT_DONE = {
  pause: 'Not paused',
  resume: 'Not resumed',
  cancel: 'Not cancelled',
  'retry-failed': 'Not tried again',
}

/** Asks something of all jobs of the batch that the server has; news of each job follows. */
export function changeBatch(id: string, wish: BatchWish): JobsThunk<Promise<void>> {
  return async (dispatch, _getState, parts) => {
    // Jobs that fail at once could be retried by the same double click.
    if (wish === 'retry-failed' && isSamePress(parts, `retry-failed ${id}`)) return
    const { error } = await dispatch(
      jobsApi.endpoints.changeBatch.initiate({ id, wish }, { track: false }),
    )
    if (error === undefined) return
    const failure = isFailure(error) ? error : describeUnreachable()
    dispatch(failedToast(NOT_DONE[wish], failure.detail, failure))
  }
}

/** Cancels all that has not ended. Calls that are under way are awaited: their jobs are cancelled too. */
export function cancelBatch(): JobsThunk<void> {
  return (dispatch, getState) => {
    const rows = selectJobs(getState()).data?.jobs ?? {}
    const hasEnded = (id: string) => rows[id]?.status === 'done' || rows[id]?.status === 'error'
    const known = getState().batch?.jobs ?? []
    dispatch(cancelAsked({ lost: known.map(({ id }) => id).filter((id) => !hasEnded(id)) }))
    const { batch } = getState()
    if (batch && !batch.jobs.some(({ call }) => call === 'calling')) dispatch(finishCancel(batch))
  }
}

/** Tells the server that the batch is cancelled, once no call is under way. */
export function finishCancel({ id, jobs }: Batch): JobsThunk<void> {
  return (dispatch) => {
    dispatch(cancelSent())
    if (jobs.length === 0) dispatch(batchForgotten())
    if (jobs.some(({ call }) => call === 'taken')) void dispatch(changeBatch(id, 'cancel'))
  }
}

import { selectJobs } from '../jobs-api.ts'
import type { JobsThunk } from '../jobs-root.ts'
import { batchRestored, type Batch } from './batch-slice.ts'
import { keepBatch } from './keep-batch.ts'
import { reportBatch } from './report-batch.ts'
import { repeatCalls } from './send-batch.ts'

/** Brings results back that a change of the list has cleared; they are still with the server. */
export function restoreBatch(batch: Batch): JobsThunk<void> {
  return (dispatch, getState) => {
    dispatch(batchRestored(batch))
    dispatch(keepBatch())
    const cache = selectJobs(getState()).data
    if (cache) dispatch(reportBatch(cache))
    dispatch(repeatCalls(['unanswered']))
  }
}

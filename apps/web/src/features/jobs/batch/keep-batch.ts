import type { JobsThunk } from '../jobs-root.ts'
import { KEPT_BATCH } from './batch-slice.ts'

/** Keeps the batch for a reload. The texts are only needed of what the server does not have yet. */
export function keepBatch(): JobsThunk<void> {
  return (_dispatch, getState, { keep }) => {
    const { batch } = getState()
    const jobs = batch?.jobs.map(({ id, text, call, failure }) => ({
      id,
      text: call === 'taken' ? '' : text,
      call,
      failure,
    }))
    keep.write(KEPT_BATCH, batch && { ...batch, jobs })
  }
}

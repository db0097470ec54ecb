import type { JobsThunk } from '../jobs-root.ts'
import { KEPT_BATCH } from './batch-slice.ts'

/** Keeps the batch for a reload. */
export function keepBatch(): JobsThunk<void> {
  return (_dispatch, getState, { keep }) => {
    const { batch } = getState()
    keep.write(KEPT_BATCH, batch)
  }
}

import type { BatchSummary } from '@tailorbird/contracts'
import { callForJson } from '../../../lib/http.ts'
import { jobsApi } from '../jobs-api.ts'
import type { JobsThunk } from '../jobs-root.ts'
import { dropBatch, mergeBatch } from './merge-batch.ts'

/** Asks how these batches stand, and shows it. One that gets no answer stays as it was: more news follows. */
export function refreshBatches(ids: readonly string[]): JobsThunk<Promise<void>> {
  return async (dispatch, _getState, { origin }) => {
    const outcomes = await Promise.all(
      ids.map(async (id) => ({
        id,
        ...(await callForJson(origin, { url: `/api/batches/${id}` })),
      })),
    )
    dispatch(
      jobsApi.util.updateQueryData('batches', undefined, ({ pages }) => {
        for (const outcome of outcomes) {
          if ('data' in outcome) mergeBatch(pages, outcome.data as BatchSummary)
          else if (outcome.error.status === 404) dropBatch(pages, outcome.id)
        }
      }),
    )
  }
}

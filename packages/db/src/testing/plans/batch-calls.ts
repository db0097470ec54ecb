import * as db from '../../index.ts'
import { storedOf, type Call } from './given.ts'

/** What is asked about batches and their results. */
export const batchCalls = {
  cancelBatch: (to, w) => {
    const job = w.takeJob('queued')
    return db.cancelBatch(to, job.owner_id, job.batch_id)
  },
  listBatchResults: (to, w) => {
    const { ownerId, batchId } = storedOf(w)
    return db.listBatchResults(to, ownerId, batchId)
  },
  pauseBatch: (to, w) => {
    const job = w.takeJob('queued')
    return db.pauseBatch(to, job.owner_id, job.batch_id, true)
  },
  readBatch: (to, w) => {
    const { owner_id, batch_id } = w.takeJob('queued')
    return db.readBatch(to, owner_id, batch_id)
  },
} satisfies Record<string, Call>

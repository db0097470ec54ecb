import { sql } from 'kysely'

/** Whether a batch has jobs. One that has none is kept for the text of its results alone: for all else it is gone. */
export const hasJobs = sql<boolean>`exists (select from jobs where jobs.batch_id = batches.id)`

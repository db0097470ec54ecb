import { holdJob } from '@tailorbird/db'
import type { Parts } from '../parts.ts'

/** Nobody needs to be told of less. */
const SHORT_MS = 60_000

/** Tells a job's owner how long it waits for the AI service, where that is longer than one looks at a page. */
export async function sayPause(
  { db, log }: Pick<Parts, 'db' | 'log'>,
  { jobId, attempt }: { jobId: string; attempt: number },
  until: Date,
): Promise<void> {
  if (until.getTime() - Date.now() < SHORT_MS) return
  try {
    await holdJob(db, { id: jobId, attempt }, until)
  } catch (error) {
    // The pause itself stands; only its words are missing.
    log.warn({ err: error, jobId, attempt }, 'pause not told')
  }
}

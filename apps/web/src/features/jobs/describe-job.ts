import { progressText, type JobDto } from '@tailorbird/contracts'
import { sayWait } from './say-wait.ts'

/** A job's state in words: each of its states has its own, and progress within a state has none. */
export function describeJob(job: JobDto): string {
  const { status, progress, paused, error, resumeId, reused, unchanged, waitsUntil } = job
  if (status === 'processing') return waitsUntil ? sayWait(waitsUntil) : progressText(progress)
  if (status === 'done') {
    if (reused) return 'Done, unchanged: answered from what was there'
    return unchanged ? 'Done, nothing was changed' : 'Done'
  }
  if (status === 'error' && resumeId) return `Done, but without its PDF: ${sayError(error)}`
  if (status === 'error') return `Error: ${sayError(error)}`
  return paused ? 'Paused' : 'Queued'
}

/** Why a job failed, in words. */
export function sayError(error: JobDto['error']): string {
  return error?.message ?? 'This job failed. Try it again.'
}

import { progressText, type JobDto } from '@tailorbird/contracts'

/** A job's state in words: each of its states has its own, and progress within a state has none. */
export function describeJob({ status, progress, paused, error }: JobDto): string {
  if (status === 'processing') return progressText(progress)
  if (status === 'done') return 'Done'
  if (status === 'error') return `Error: ${sayError(error)}`
  return paused ? 'Paused' : 'Queued'
}

/** Why a job failed, in words. */
export function sayError(error: JobDto['error']): string {
  return error?.message ?? 'This job failed. Try it again.'
}

/** A job's progress at each step that people see (specification, section 4). */
export const PROGRESS = { queued: 0, started: 10, tailoring: 30, rendering: 70, done: 100 } as const

export type Progress = (typeof PROGRESS)[keyof typeof PROGRESS]

/**
 * The words beside the progress bar.
 * @param progress 0 to 100
 */
export function progressText(progress: number): string {
  if (progress < PROGRESS.tailoring) return 'Starting...'
  if (progress < PROGRESS.rendering) return 'Tailoring resume...'
  return 'Generating PDF...'
}

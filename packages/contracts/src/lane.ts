import type { JobMode } from './job-mode.ts'

/** How many of an owner's jobs in one mode may be dispatched at once: one in a queue, which keeps their order. */
export function laneWidth(mode: JobMode, batchLaneWidth: number): number {
  return mode === 'queue' ? 1 : batchLaneWidth
}

import type { JobMode } from './job-mode.ts'

/** The jobs of one owner in one mode. */
export interface Lane {
  ownerId: string
  mode: JobMode
}

/** How many of a lane's jobs may be dispatched at once. */
export interface LaneWidth {
  /** While other owners have jobs in the queue too. */
  shared: number
  /** While nobody else has: never more than one owner may have dispatched in all lanes. */
  alone: number
}

/** How many jobs of one owner may be dispatched at once, in all lanes together: the usual setting. */
export const OWNER_JOBS_AT_ONCE = 32

/** How wide a lane is: a queue has one place, which keeps its order. */
export function laneWidth(
  mode: JobMode,
  config: { BATCH_LANE_WIDTH: number; OWNER_JOBS_AT_ONCE: number },
): LaneWidth {
  if (mode === 'queue') return { shared: 1, alone: 1 }
  const alone = config.OWNER_JOBS_AT_ONCE
  return { shared: Math.min(config.BATCH_LANE_WIDTH, alone), alone }
}

/** What goes before everything else in a queue: what has waited too long. The lower, the sooner. */
export const FIRST_PRIORITY = 1
/** Ranks of one mode; more of them share the last. */
const RANKS = 1000
const order: readonly JobMode[] = ['single', 'queue', 'batch']

/**
 * A job's priority in the queue: single jobs go before queue jobs before batch jobs, and within a mode an
 * owner's first before anybody's second.
 * @param rank how many jobs of its lane were dispatched before it and have not ended
 */
export function jobPriority(mode: JobMode, rank: number): number {
  return FIRST_PRIORITY + 1 + order.indexOf(mode) * RANKS + Math.min(rank, RANKS - 1)
}

/** So many of an owner's jobs in a mode are their first: they need not wait until others' many have run. */
const FIRST_JOBS = 3

/** The priorities of everybody's first jobs, in all modes. */
export const firstPriorities: readonly number[] = order.flatMap((mode) =>
  Array.from({ length: FIRST_JOBS }, (_, rank) => jobPriority(mode, rank)),
)

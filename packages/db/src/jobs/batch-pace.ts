/** So many ends say how fast it goes; of more, the last ones. */
const FEWEST = 5
export const PACED_JOBS = 20
/** What ended earlier says nothing: the batch may have been paused since. */
export const PACE_MINUTES = 10

/**
 * How long the rest takes at the pace of the jobs that ended last. The time since the last end counts, so that
 * what stands still takes ever longer.
 * @param open jobs that run or wait
 * @param ends how many ended lately
 * @param seconds since the first of these ends
 * @returns whole seconds; null where too few ended to say it
 */
export function estimateRest(open: number, ends: number, seconds: number): number | null {
  if (open === 0 || ends < FEWEST) return null
  return Math.ceil((open * seconds) / (ends - 1))
}

/** Hundredths. */
export const PERCENT = 'prozent|prozentpunkte|prozentpunkten'

/** Behind 'times' where it counts. */
export const BEHIND_TIMES = 'pro|im'

/** How often, or how much more. */
export const TIMES = 'mal'

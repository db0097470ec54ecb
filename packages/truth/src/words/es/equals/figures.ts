/** Words that stand for a number, and mostly not exactly. */
export const looseNumbers = 'par'

/** Before a figure that is not exact. */
export const beforeLoose = 'cerca de|alrededor de|más o menos'

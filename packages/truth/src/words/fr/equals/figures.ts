/** Words that stand for a number, and mostly not exactly. */
export const looseNumbers = 'paire|couple'

/** Before a figure that is not exact, where it is joined to its article. */
export const beforeLoose = "près d['’]|près de"

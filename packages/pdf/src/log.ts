/** Hears what happened; details have ids, sizes and durations, never text. */
export type Log = (event: string, details: object) => void

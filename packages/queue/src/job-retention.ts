const HOUR_S = 3600
const DAY_S = 24 * HOUR_S

/** How long a queue remembers what has ended. Rows are the truth: this is for looking things up. */
export const jobRetention = {
  removeOnComplete: { age: HOUR_S, count: 1000 },
  removeOnFail: { age: 7 * DAY_S, count: 5000 },
  stackTraceLimit: 0,
}

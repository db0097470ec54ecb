import { number, object, type InferType } from 'yup'

const count = number().integer().min(0)

/** Answer of GET /api/analytics. */
export const analyticsTotals = object({
  /** Devices, each counted once a day. */
  totalVisitors: count.required(),
  /** Finished tailored resumes. */
  totalResumes: count.required(),
})
export type AnalyticsTotals = InferType<typeof analyticsTotals>

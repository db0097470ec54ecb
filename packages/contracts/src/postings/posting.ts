import { array, number, object, string, type InferType } from 'yup'
import { jobDescription } from '../jobs/job.ts'
import { MAX_CHECKED_POSTINGS } from '../limits.ts'

/** What stands for the company where a posting names none: rows want a name. */
export const UNKNOWN_COMPANY = 'Unknown company'

/** Body of POST /api/postings/check. */
export const checkPostings = object({
  postings: array(jobDescription)
    .min(1, 'Add at least one job description')
    .max(MAX_CHECKED_POSTINGS, `Up to ${MAX_CHECKED_POSTINGS} postings are checked at once`)
    .required(),
}).noUnknown('Unknown field: ${unknown}')

const checkedPosting = object({
  /** How many requirements were read. */
  requirements: number().integer().min(0).required(),
  /** Why a resume can't be scored against it; null when it can. */
  noScoreReason: string().nullable().defined(),
})

/** Its answer, in the same order. */
export const checkedPostings = object({
  postings: array(checkedPosting.required()).required(),
})
export type CheckedPostings = InferType<typeof checkedPostings>

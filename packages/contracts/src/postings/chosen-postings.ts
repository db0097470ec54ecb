import { array, number, object, type InferType } from 'yup'
import { options, uuid } from '../jobs/job.ts'
import { MAX_BATCH_JOBS, MAX_IMPORT_POSTINGS } from '../limits.ts'
import { postingDates, postingDto, postingState } from './posting-list.ts'

const ONCE = 'Each posting is chosen once'
const areDifferent = (ids: readonly unknown[]) => new Set(ids).size === ids.length

const postingIds = array(uuid.required())
  .min(1, 'Choose at least one posting')
  .test('once', ONCE, (ids) => areDifferent(ids ?? []))
  .required()

/** Body of POST /api/postings/delete. */
export const deletePostings = object({
  postings: postingIds.max(MAX_IMPORT_POSTINGS),
}).noUnknown('Unknown field: ${unknown}')

/** Its answer. */
export const deletedPostings = object({ deleted: number().integer().min(0).required() })

/** How far a person is with a posting. Without days the day of a new state is today, and the others stay. */
const statedPosting = object({
  id: uuid.required(),
  state: postingState.required(),
  dates: postingDates.optional().default(undefined),
}).noUnknown('Unknown field: ${unknown}')

/** Body of POST /api/postings/states: all of them in one go. */
export const statePostings = object({
  postings: array(statedPosting)
    .min(1, 'Choose at least one posting')
    .max(MAX_IMPORT_POSTINGS)
    .test('once', ONCE, (postings) => areDifferent((postings ?? []).map(({ id }) => id)))
    .required(),
}).noUnknown('Unknown field: ${unknown}')
export type StatePostings = InferType<typeof statePostings>

/** Its answer: those that were changed as they were before. Sent back, they undo it. */
export const statedPostings = object({ before: array(statedPosting.required()).required() })
export type StatedPostings = InferType<typeof statedPostings>

/** Body of POST /api/postings/unchanged: what would be tailored, and how. */
export const unchangedQuestion = object({
  postings: postingIds.max(MAX_BATCH_JOBS),
  options,
}).noUnknown('Unknown field: ${unknown}')
export type UnchangedQuestion = InferType<typeof unchangedQuestion>

/** Its answer: those that would be answered by what is there, at no generation. */
export const unchangedPostings = object({ unchanged: array(uuid.required()).required() })
export type UnchangedPostings = InferType<typeof unchangedPostings>

/** Body of POST /api/postings/tailor. A call that is repeated under the same id takes nothing twice. */
export const tailorPostings = object({
  batchId: uuid.required(),
  postings: postingIds.max(MAX_BATCH_JOBS, `Up to ${MAX_BATCH_JOBS} resumes go into one batch`),
  options,
}).noUnknown('Unknown field: ${unknown}')
export type TailorPostings = InferType<typeof tailorPostings>

/** Its answer: the postings, each with its job. */
export const tailoredPostings = object({
  batchId: uuid.required(),
  postings: array(postingDto.required()).required(),
})
export type TailoredPostings = InferType<typeof tailoredPostings>

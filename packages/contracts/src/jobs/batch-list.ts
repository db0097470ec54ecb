import { array, number, object, string, type InferType } from 'yup'
import { uuid } from './job.ts'

const count = number().integer().min(0).required()

/** One batch or queue call in a list of them, with what became of its jobs; those that were removed are not counted. */
export const batchSummary = object({
  id: uuid.required(),
  mode: string()
    .oneOf(['batch', 'queue'] as const)
    .required(),
  /** Of the resume that it was made from; null where it was typed. */
  fileName: string().nullable().defined(),
  createdAt: string().required(),
  totals: object({
    done: count,
    running: count,
    /** To be begun, and not held back. */
    waiting: count,
    paused: count,
    failed: count,
  }).required(),
  /** Why the failed ones failed, the most frequent first. */
  failures: array(
    object({ code: string().required(), message: string().required(), count }).required(),
  ).required(),
  /** By the pace of those that ended last; null where that says too little, and where nothing is to come. */
  secondsLeft: number().integer().min(0).nullable().defined(),
  /** Until when the AI service asked to wait; null: it did not. */
  waitsUntil: string().nullable().defined(),
})
export type BatchSummary = InferType<typeof batchSummary>

/** Answer of GET /api/batches: the asking owner's, newest first. */
export const batchPage = object({
  batches: array(batchSummary.required()).required(),
  /** Pass it as `cursor` for the next page; null at the end. */
  nextCursor: string().nullable().defined(),
})
export type BatchPage = InferType<typeof batchPage>

/** Query of GET /api/batches. */
export const listBatches = object({
  cursor: string().matches(
    /^\d{1,16}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
    'This is no cursor of ours',
  ),
})

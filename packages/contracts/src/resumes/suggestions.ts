import { array, boolean, number, object, string, type InferType } from 'yup'
import { changeKind } from './change.ts'
import { uuid } from '../jobs/job.ts'
import { changeId, suggestionAnswer } from './suggestion-answer.ts'

const count = number().integer().min(0).required()

/** A suggestion that waits for its person, once for all results that have it beside the same line. */
export const openSuggestion = object({
  /** One of those results, and the change there: by them it is answered for all. */
  resumeId: uuid.required(),
  change: changeId.required(),
  kind: changeKind.required(),
  /** The place in the resume. */
  where: string().defined(),
  before: string().defined(),
  after: string().required(),
  /** The words of `after` in question. */
  words: array(string().required()).required(),
  /** Why they are. */
  doubt: string().required(),
  /** Why it was suggested. */
  reason: string().defined(),
  /** In how many results it waits, and some of their jobs. */
  results: count,
  jobs: array(string().required()).required(),
})
export type OpenSuggestion = InferType<typeof openSuggestion>

/** Answer of GET /api/suggestions: those that concern the most results first. */
export const openSuggestions = object({
  suggestions: array(openSuggestion.required()).required(),
  /** How many there are, those that are not in this answer among them. */
  total: count,
})
export type OpenSuggestions = InferType<typeof openSuggestions>

/** Query of GET /api/suggestions: of one batch, or of all results. */
export const listSuggestions = object({ batchId: uuid })

/** Body of POST /api/suggestions: the answer, for all results. */
export const answerSuggestion = suggestionAnswer
  .shape({ resumeId: uuid.required() })
  .noUnknown('Unknown field: ${unknown}')
export type AnswerSuggestion = InferType<typeof answerSuggestion>

/** Answer of GET and body of PATCH /api/preferences: how the person wants it. */
export const preferences = object({
  /** Whether texts that are neither proven nor refused are suggested. */
  suggestions: boolean().required('Say whether you want suggestions'),
}).noUnknown('Unknown field: ${unknown}')
export type Preferences = InferType<typeof preferences>

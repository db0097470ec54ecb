import { array, mixed, number, object, string, type InferType } from 'yup'
import { analysisResults } from './analysis.ts'
import { change } from './change.ts'
import { uuid } from './job.ts'
import type { StructuredResume } from './resume.ts'

/** Answer of POST /api/resume/tailor and GET and PATCH /api/resume/{id}. */
export const tailoredResume = object({
  id: uuid.required(),
  /** Goes up by one with each edit. */
  revision: number().integer().min(0).required(),
  jobTitle: string().required(),
  companyName: string().required(),
  /** The same as `document`, as markdown under its headings. */
  tailoredContent: string().required(),
  /** The resume as data: what is printed, previewed and compared. */
  document: mixed<StructuredResume>().required(),
  analysisResults: analysisResults.required(),
  /** What was changed, in reading order; each can be undone and taken again. */
  changes: array(change.required()).required(),
})
export type TailoredResume = InferType<typeof tailoredResume>

/** Answer of GET /api/resume/{id}/original for who accepts JSON: the resume as it was read. */
export interface OriginalResume {
  document: StructuredResume
}

import { array, boolean, mixed, number, object, string, type InferType } from 'yup'
import { analysisResults } from '../postings/analysis.ts'
import { change } from './change.ts'
import { uuid } from '../jobs/job.ts'
import { storedResume } from '../account/personal-data.ts'
import type { StructuredResume } from './resume.ts'

/** Answer of POST /api/resume/tailor and GET and PATCH /api/resume/{id}. */
export const tailoredResume = object({
  id: uuid.required(),
  /** The job that made it, for support; none when it was taken off long ago. */
  jobId: string(),
  /** Goes up by one with each edit. */
  revision: number().integer().min(0).required(),
  /** The person has changed it by hand in a way that no other result takes over: a line added, left out or set back. */
  hasOneOffEdits: boolean().required(),
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

/** Answer of GET /api/resume/{id}/original for who accepts JSON. */
export interface OriginalResume {
  /** The text as the person gave it. */
  content: string
  /** The same as it was read. */
  document: StructuredResume
}

/** Answer of GET /api/resume/{id}/earlier: what was made of the same posting before, newest first. */
export const earlierResumes = object({
  resumes: array(storedResume.required()).required(),
})
export type EarlierResumes = InferType<typeof earlierResumes>

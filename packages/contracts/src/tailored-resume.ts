import { object, string, type InferType } from 'yup'
import { analysisResults } from './analysis.ts'
import { uuid } from './job.ts'

/** Answer of POST /api/resume/tailor and GET /api/resume/{id}. */
export const tailoredResume = object({
  id: uuid.required(),
  jobTitle: string().required(),
  companyName: string().required(),
  /** Markdown in the layout of the specification's section 9. */
  tailoredContent: string().required(),
  analysisResults: analysisResults.required(),
})
export type TailoredResume = InferType<typeof tailoredResume>

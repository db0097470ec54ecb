import { array, boolean, number, object, string, type InferType } from 'yup'
import { JOB_MODES } from './job-mode.ts'
import {
  MAX_ARCHIVE_JOBS,
  MAX_BATCH_JOBS,
  MAX_HEADING_CHARS,
  MAX_POSTING_CHARS,
  MAX_SECTIONS,
} from '../limits.ts'
import { pageSize } from '../resumes/page.ts'
import { resumeSection } from '../resumes/resume.ts'
import { tailorOptions } from './tailor-options.ts'

export const jobMode = string().oneOf(JOB_MODES)

/** `removed` is news only: the job was cancelled or removed, and lists no longer show it. */
export const jobStatus = string().oneOf([
  'queued',
  'processing',
  'done',
  'error',
  'removed',
] as const)
export type JobStatus = NonNullable<InferType<typeof jobStatus>>

/** The client's 21 random characters. */
export const jobId = string().matches(/^[\w-]{21}$/, 'A job id has 21 letters, digits, - or _')
/** Written in one way, so that the same id is the same. */
export const uuid = string().lowercase().uuid('This is not a valid id')

// Its size is limited in bytes, which only the receiver knows: see too_large.
export const originalContent = string().required('Add your resume first')
/** Whether PostgreSQL can keep it. */
export const storable = (text: string | undefined) => !text?.includes('\0')
/** A posting as it is handed in. */
export const jobDescription = string()
  .required('Add a job description first')
  .test('storable', 'This is not plain text. Paste the posting as text.', storable)
  .max(
    MAX_POSTING_CHARS,
    `A job description may have up to ${MAX_POSTING_CHARS.toLocaleString('en')} characters`,
  )

const heading = string()
  .trim()
  .required()
  .max(MAX_HEADING_CHARS)
  .test('storable', 'This is not plain text', storable)

/** What the headings of a corrected resume open, so that it is read as the person put it right. */
export const sections = array(
  resumeSection.shape({ heading }).noUnknown('Unknown field: ${unknown}'),
).max(MAX_SECTIONS, `A resume may have up to ${MAX_SECTIONS} sections`)

/** Left out: as by default. */
export const options = tailorOptions.optional().default(undefined)

/** Whether it is made even where there is a result of the same texts; that one is given otherwise, and takes no generation. */
const anew = boolean()

export const fileName = string()
  .max(255)
  .test('storable', 'This file name has characters that no name has', storable)

/** Body of POST /api/resume/tailor. */
export const tailorRequest = object({
  originalContent,
  sections,
  options,
  jobDescription,
  fileName,
  anew,
  batchId: uuid,
  jobId,
}).noUnknown('Unknown field: ${unknown}')
export type TailorRequest = InferType<typeof tailorRequest>

/** Answer of GET /api/resume/{id}/request: what a result was made from, to make another one. */
export const resumeRequest = object({
  originalContent: string().defined(),
  sections: sections.optional().default(undefined),
  options,
  jobDescription: string().defined(),
  fileName: string(),
})
export type ResumeRequest = InferType<typeof resumeRequest>

/** Body of POST /api/jobs. */
export const createJobs = object({
  originalContent,
  sections,
  options,
  fileName,
  anew,
  batchId: uuid,
  mode: string()
    .oneOf(['batch', 'queue'] as const)
    .required(),
  jobs: array(object({ id: jobId, jobDescription }).noUnknown('Unknown field: ${unknown}'))
    .min(1, 'Add at least one job description')
    .max(MAX_BATCH_JOBS, `Up to ${MAX_BATCH_JOBS} jobs go into one batch`)
    .test('ids', 'Each job needs an id of its own', (jobs) => {
      const ids = (jobs ?? []).flatMap(({ id }) => id ?? [])
      return new Set(ids).size === ids.length
    })
    .required(),
}).noUnknown('Unknown field: ${unknown}')
export type CreateJobs = InferType<typeof createJobs>

/** Query of GET /api/batches/{id}/archive: the size of what nobody has looked at yet; left out: as the job printed it. */
export const archiveQuery = object({ size: pageSize })

/** Body of POST /api/archive: the jobs whose results are wanted in one ZIP. */
export const archiveRequest = object({
  size: pageSize,
  jobIds: array(jobId.required())
    .min(1, 'Choose at least one job')
    .max(MAX_ARCHIVE_JOBS, `Up to ${MAX_ARCHIVE_JOBS} jobs go into one ZIP`)
    .required(),
}).noUnknown('Unknown field: ${unknown}')

const jobError = object({ code: string().required(), message: string().required() })

/** What changed about a job: the socket event `job`. Ids and states, no personal text. */
export const jobNews = object({
  id: jobId.required(),
  batchId: uuid.required(),
  rev: number().integer().required(),
  status: jobStatus.required(),
  progress: number().integer().min(0).max(100).required(),
  attempt: number().integer().min(1).required(),
  resumeId: uuid,
  /** 0 to 100; null when the posting asks for nothing to score. Only where the result is stored. */
  matchScore: number().integer().min(0).max(100).nullable(),
  error: jobError.optional().default(undefined),
  /** The AI service asked to wait, and nothing moves until then. */
  waitsUntil: string(),
  /** Nothing was changed in its result, and nothing is suggested. Left out: something is. */
  unchanged: boolean(),
  /** Its result was there already: it took no generation. Left out: no. */
  reused: boolean(),
  /** It waits until its batch is resumed. */
  paused: boolean().required(),
})
export type JobNews = InferType<typeof jobNews>

/** A job in a list. */
export const jobDto = jobNews.shape({
  mode: jobMode.required(),
  /** Read from the posting; shown cut to 40 characters. */
  title: string().required(),
  company: string().required(),
  createdAt: string().required(),
})
export type JobDto = InferType<typeof jobDto>

export const batchDto = object({
  batchId: uuid.required(),
  jobs: array(jobDto.required()).required(),
})
export type BatchDto = InferType<typeof batchDto>

/** Query of GET /api/jobs. */
export const listJobs = object({
  batchId: uuid,
  status: jobStatus,
  cursor: string().matches(/^\d{1,15}$/, 'This is no cursor of ours'),
  since: number().integer().min(0).max(Number.MAX_SAFE_INTEGER),
})
export type ListJobs = InferType<typeof listJobs>

export const jobPage = object({
  jobs: array(jobDto.required()).required(),
  /** Pass it as `cursor` for the next page; null at the end. */
  nextCursor: string().nullable().defined(),
  /** The newest rev in this answer: the next `since`. */
  rev: number().integer().required(),
})
export type JobPage = InferType<typeof jobPage>

/** Answer of the calls that change a whole batch. */
export const batchChange = object({
  batchId: uuid.required(),
  /** How many jobs it changed. */
  changed: number().integer().min(0).required(),
})
export type BatchChange = InferType<typeof batchChange>

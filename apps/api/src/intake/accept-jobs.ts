import type { JobDto, JobMode, ResumeSection, TailorOptions } from '@tailorbird/contracts'
import { createBatch } from '@tailorbird/db'
import type { FastifyRequest } from 'fastify'
import { nanoid } from 'nanoid'
import type { Parts } from '../parts.ts'
import { checkRoom } from './check-room.ts'
import { limitFree } from './limit-free.ts'
import { readTexts } from './read-texts.ts'

interface Submission {
  mode: JobMode
  originalContent: string
  sections?: ResumeSection[] | undefined
  options?: TailorOptions | undefined
  fileName?: string | undefined
  anew?: boolean | undefined
  batchId?: string | undefined
  jobs: NewJob[]
}

interface NewJob {
  id?: string | undefined
  jobDescription: string
  postingId?: string | undefined
  /** Who hires for what, where that is known; what is empty is read from the text. */
  title?: string
  company?: string
}

/**
 * Takes jobs in: rows first, then the queue. Every way to submit ends here.
 * @throws CodedError too_large, resume_empty, resume_unreadable, posting_empty, id_conflict,
 * allowance_exhausted, queue_unavailable, text_too_complex,
 * too_much_waiting, storage_full, rate_limited
 */
export async function acceptJobs(
  parts: Parts,
  request: FastifyRequest,
  submission: Submission,
): Promise<{ batchId: string; jobs: JobDto[] }> {
  const headings = await readTexts(parts, request, {
    originalContent: submission.originalContent,
    jobDescriptions: submission.jobs.map(({ jobDescription }) => jobDescription),
  })
  const jobs = submission.jobs.map(({ id, jobDescription, postingId, title, company }, index) => {
    const read = headings[index] as (typeof headings)[number]
    return {
      id: id ?? nanoid(21),
      jobDescription: jobDescription.toWellFormed(),
      postingId,
      title: title || read.title,
      company: company || read.company,
    }
  })
  const bytes = submission.jobs.reduce(
    (sum, { jobDescription }) => sum + Buffer.byteLength(jobDescription),
    Buffer.byteLength(submission.originalContent),
  )
  await checkRoom(parts, request, { jobIds: jobs.map(({ id }) => id), bytes })
  // Without a queue nothing is begun, so that nothing is left half done.
  await parts.producer.ping()
  const { ownerId, ...batch } = await createBatch(parts.db, request.owner, {
    ...submission,
    // PostgreSQL stores no half of a character pair, and a repeated call is compared with what is stored.
    originalContent: submission.originalContent.toWellFormed(),
    sections: submission.sections?.map(({ kind, heading }) => ({
      kind,
      heading: heading.toWellFormed(),
    })),
    fileName: submission.fileName?.toWellFormed(),
    jobs,
    requestId: request.id,
    freeLimits: limitFree(request, parts.config),
  })
  request.log.info(
    {
      ownerId,
      batchId: batch.batchId,
      mode: submission.mode,
      jobs: jobs.length,
      // All of them: whoever follows one job begins here.
      jobIds: jobs.map(({ id }) => id),
    },
    'jobs accepted',
  )
  await parts.lanes.dispatch({ ownerId, mode: submission.mode }, request.log)
  return batch
}

import { CodedError, MAX_RESUME_BYTES, type JobDto, type JobMode } from '@tailorbird/contracts'
import { createBatch } from '@tailorbird/db'
import { checkReadable, readPostingHeading } from '@tailorbird/resume'
import type { FastifyRequest } from 'fastify'
import { nanoid } from 'nanoid'
import type { Parts } from '../parts.ts'
import { dispatchLane } from './dispatch-lane.ts'
import { limitFree } from './limit-free.ts'

interface Submission {
  mode: JobMode
  originalContent: string
  fileName?: string | undefined
  batchId?: string | undefined
  jobs: { id?: string | undefined; jobDescription: string }[]
}

/**
 * Takes jobs in: rows first, then the queue. Every way to submit ends here.
 * @throws CodedError too_large, resume_empty, resume_unreadable, posting_empty, id_conflict,
 * allowance_exhausted, queue_unavailable
 */
export async function acceptJobs(
  parts: Parts,
  request: FastifyRequest,
  submission: Submission,
): Promise<{ batchId: string; jobs: JobDto[] }> {
  if (Buffer.byteLength(submission.originalContent) > MAX_RESUME_BYTES)
    throw new CodedError('too_large')
  checkReadable(submission.originalContent)
  const jobs = submission.jobs.map(({ id, jobDescription }) => ({
    id: id ?? nanoid(21),
    jobDescription: jobDescription.toWellFormed(),
    ...readPostingHeading(jobDescription),
  }))
  // Without a queue nothing is begun, so that nothing is left half done.
  await parts.producer.ping()
  const { ownerId, ...batch } = await createBatch(parts.db, request.owner, {
    ...submission,
    // PostgreSQL stores no half of a character pair, and a repeated call is compared with what is stored.
    originalContent: submission.originalContent.toWellFormed(),
    fileName: submission.fileName?.toWellFormed(),
    jobs,
    requestId: request.id,
    freeLimits: limitFree(request, parts.config),
  })
  request.log.info(
    { ownerId, batchId: batch.batchId, mode: submission.mode, jobs: jobs.length },
    'jobs accepted',
  )
  await dispatchLane(parts, request.log, { ownerId, mode: submission.mode })
  return batch
}

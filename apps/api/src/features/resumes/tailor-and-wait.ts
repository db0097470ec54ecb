import {
  CodedError,
  TAILOR_WAIT_MS,
  type JobDto,
  type JobNews,
  type TailoredResume,
  type TailorRequest,
} from '@tailorbird/contracts'
import { readJob, readResume } from '@tailorbird/db'
import type { FastifyRequest } from 'fastify'
import { nanoid } from 'nanoid'
import { acceptJobs } from '../../intake/accept-jobs.ts'
import type { Parts } from '../../parts.ts'
import { waitForJob } from '../../realtime/news-bus.ts'
import { withDocument } from './read-own-resume.ts'

/**
 * Takes one job in and, unless asked not to, waits for its result.
 * @returns the result, or the job when it takes longer
 * @throws CodedError what accepting throws, or the code that the job failed with
 */
export async function tailorAndWait(
  parts: Parts,
  request: FastifyRequest,
  body: TailorRequest,
  respondAsync: boolean,
): Promise<TailoredResume | JobDto> {
  const id = body.jobId ?? nanoid(21)
  const waiting = waitForJob(parts.news, id, respondAsync ? 0 : TAILOR_WAIT_MS, isSettled)
  try {
    const { jobs } = await acceptJobs(parts, request, {
      ...body,
      mode: body.batchId ? 'batch' : 'single',
      jobs: [{ id, jobDescription: body.jobDescription }],
    })
    const accepted = jobs[0] as JobDto
    if (respondAsync) return accepted
    if (!isSettled(accepted)) await waiting.result
    // The rows are the truth, also when news went missing.
    const job = (await readJob(parts.db, request.owner.id, id)) ?? accepted
    if (job.error && !job.resumeId) {
      throw new CodedError(job.error.code as CodedError['code'])
    }
    const resume = job.resumeId
      ? await readResume(parts.db, request.owner.id, job.resumeId)
      : undefined
    return resume ? await withDocument(parts, request.owner.id, resume) : job
  } finally {
    waiting.stop()
  }
}

function isSettled(job: JobNews): boolean {
  return job.resumeId !== undefined || job.status === 'error' || job.status === 'removed'
}

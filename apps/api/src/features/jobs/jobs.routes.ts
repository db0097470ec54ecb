import {
  batchDto,
  createJobs,
  jobDto,
  jobId,
  jobPage,
  listJobs as listJobsQuery,
  MAX_BODY_BYTES,
  type JobDto,
} from '@tailorbird/contracts'
import { cancelJob, listJobs, removeJob, retryJob } from '@tailorbird/db'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { object } from 'yup'
import type { Parts } from '../../parts.ts'
import type { YupTypeProvider } from '../../plugins/validation.ts'
import { acceptJobs } from '../../intake/accept-jobs.ts'
import { limitFree } from '../../intake/limit-free.ts'

const params = object({ jobId: jobId.required() })

/** Jobs of the asking owner: take many in, list them, cancel, retry and remove one. */
export function jobsRoutes(instance: FastifyInstance, parts: Parts): void {
  const app = instance.withTypeProvider<YupTypeProvider>()
  const { db } = parts

  app.post(
    '/api/jobs',
    { bodyLimit: MAX_BODY_BYTES, schema: { body: createJobs, response: { 202: batchDto } } },
    async (request, reply) => {
      const batch = await acceptJobs(parts, request, request.body)
      return reply.code(202).send(batch)
    },
  )

  app.get(
    '/api/jobs',
    { schema: { querystring: listJobsQuery, response: { 200: jobPage } } },
    (request) => listJobs(db, request.owner.id, request.query),
  )

  app.post('/api/jobs/:jobId/cancel', { schema: { params } }, async (request, reply) => {
    const lane = await cancelJob(db, request.owner.id, request.params.jobId)
    await parts.lanes.dispatchNext(lane, request.log)
    return reply.code(204).send()
  })

  app.delete('/api/jobs/:jobId', { schema: { params } }, async (request, reply) => {
    const lane = await removeJob(db, request.owner.id, request.params.jobId)
    await parts.lanes.dispatchNext(lane, request.log)
    return reply.code(204).send()
  })

  app.post('/api/jobs/:jobId/retry', { schema: { params, response: { 200: jobDto } } }, (request) =>
    retry(parts, request, request.params.jobId),
  )
}

async function retry(parts: Parts, request: FastifyRequest, id: string): Promise<JobDto> {
  // Without a queue nothing is begun.
  await parts.producer.ping()
  const { job, lane } = await retryJob(parts.db, request.owner.id, id, {
    requestId: request.id,
    freeLimits: limitFree(request, parts.config),
  })
  request.log.info({ jobId: job.id, attempt: job.attempt }, 'job retried')
  await parts.lanes.dispatch(lane, request.log)
  return job
}

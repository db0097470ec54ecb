import { batchDto, createJobs, jobPage, listJobs as listJobsQuery } from '@tailorbird/contracts'
import { listJobs } from '@tailorbird/db'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../parts.ts'
import type { YupTypeProvider } from '../../plugins/validation.ts'
import { acceptJobs } from '../../intake/accept-jobs.ts'

/** Jobs of the asking owner: take many in, list them. */
export function jobsRoutes(instance: FastifyInstance, parts: Parts): void {
  const app = instance.withTypeProvider<YupTypeProvider>()

  app.post(
    '/api/jobs',
    { schema: { body: createJobs, response: { 202: batchDto } } },
    async (request, reply) => {
      const batch = await acceptJobs(parts, request, request.body)
      return reply.code(202).send(batch)
    },
  )

  app.get(
    '/api/jobs',
    { schema: { querystring: listJobsQuery, response: { 200: jobPage } } },
    (request) => listJobs(parts.db, request.owner.id, request.query),
  )
}

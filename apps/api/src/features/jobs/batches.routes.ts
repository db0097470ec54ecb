import {
  archiveQuery,
  archiveRequest,
  batchChange,
  batchPage,
  batchSummary,
  CodedError,
  listBatches as listBatchesQuery,
  uuid,
  type BatchChange,
  type BatchSummary,
} from '@tailorbird/contracts'
import {
  cancelBatch,
  listBatches,
  pauseBatch,
  readBatch,
  retryFailed,
  type ChangedBatch,
} from '@tailorbird/db'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { object } from 'yup'
import { limitFree } from '../../intake/limit-free.ts'
import type { Parts } from '../../parts.ts'
import type { YupTypeProvider } from '../../plugins/validation.ts'
import { sendArchive, sendChosen } from './archive/send-archive.ts'

const params = object({ batchId: uuid.required() })

/** The asking owner's batches: list them; hold back, let go, cancel, try again and download all jobs of one; any of theirs as one ZIP. */
export function batchesRoutes(instance: FastifyInstance, parts: Parts): void {
  const app = instance.withTypeProvider<YupTypeProvider>()
  const { db, config } = parts
  const schema = { schema: { params, response: { 200: batchChange } } }

  app.get(
    '/api/batches',
    { schema: { querystring: listBatchesQuery, response: { 200: batchPage } } },
    (request) => listBatches(db, request.owner.id, request.query.cursor),
  )

  app.get(
    '/api/batches/:batchId',
    { schema: { params, response: { 200: batchSummary } } },
    (request) => read(parts, request, request.params.batchId),
  )

  app.post('/api/batches/:batchId/pause', schema, (request) =>
    change(parts, request, 'batch paused', request.params.batchId, (ownerId, batchId) =>
      pauseBatch(db, ownerId, batchId, true),
    ),
  )

  app.post('/api/batches/:batchId/resume', schema, (request) =>
    change(parts, request, 'batch resumed', request.params.batchId, (ownerId, batchId) =>
      pauseBatch(db, ownerId, batchId, false),
    ),
  )

  app.post('/api/batches/:batchId/cancel', schema, (request) =>
    change(parts, request, 'batch cancelled', request.params.batchId, (ownerId, batchId) =>
      cancelBatch(db, ownerId, batchId),
    ),
  )

  app.post('/api/batches/:batchId/retry-failed', schema, (request) =>
    change(parts, request, 'failed jobs retried', request.params.batchId, async (owner, batch) => {
      // Without a queue nothing is begun.
      await parts.producer.ping()
      return retryFailed(db, owner, batch, {
        requestId: request.id,
        freeLimits: limitFree(request, config),
      })
    }),
  )

  app.get(
    '/api/batches/:batchId/archive',
    { schema: { params, querystring: archiveQuery } },
    (request, reply) =>
      sendArchive(parts, request, reply, { ...request.params, size: request.query.size }),
  )

  app.post('/api/archive', { schema: { body: archiveRequest } }, (request, reply) =>
    sendChosen(parts, request, reply, request.body),
  )
}

async function read(
  { db }: Parts,
  request: FastifyRequest,
  batchId: string,
): Promise<BatchSummary> {
  const batch = await readBatch(db, request.owner.id, batchId)
  if (!batch) throw new CodedError('not_found')
  return batch
}

async function change(
  parts: Parts,
  request: FastifyRequest,
  what: string,
  batchId: string,
  work: (ownerId: string, batchId: string) => Promise<ChangedBatch>,
): Promise<BatchChange> {
  const { changed, lane } = await work(request.owner.id, batchId)
  request.log.info({ batchId, jobs: changed }, what)
  await parts.lanes.dispatchNext(lane, request.log)
  return { batchId, changed }
}

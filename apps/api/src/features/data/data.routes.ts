import { randomUUID } from 'node:crypto'
import {
  listStored as listStoredQuery,
  storedData,
  uuid,
  type StoredData,
} from '@tailorbird/contracts'
import {
  deleteOwner,
  deleteOwnerData,
  deleteResume,
  listStored,
  noteVisits,
  readDeletionTime,
} from '@tailorbird/db'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { object } from 'yup'
import { forgetWork } from '../../intake/forget-work.ts'
import type { Parts } from '../../parts.ts'
import type { YupTypeProvider } from '../../plugins/validation.ts'
import { sendZip } from '../../zip/send-zip.ts'
import { writeExport } from './export/write-export.ts'

const params = object({ resumeId: uuid.required() })

/** What is stored of the asking owner: see it, take it along, delete one of it or all. */
export function dataRoutes(instance: FastifyInstance, parts: Parts): void {
  const app = instance.withTypeProvider<YupTypeProvider>()

  app.get(
    '/api/data',
    { schema: { querystring: listStoredQuery, response: { 200: storedData } } },
    (request) => readStored(parts, request, request.query.cursor),
  )

  app.delete('/api/resume/:resumeId', { schema: { params } }, async (request, reply) => {
    const { resumeId } = request.params
    const { work, lanes } = await deleteResume(parts.db, request.owner.id, resumeId)
    request.log.info({ resumeId }, 'resume deleted')
    await forgetWork(parts, request.log, work)
    for (const lane of lanes) await parts.lanes.dispatchNext(lane, request.log)
    return reply.code(204).send()
  })

  app.delete('/api/data', async (request, reply) => {
    await deleteEverything(parts, request, reply)
    return reply.code(204).send()
  })

  app.get('/api/data/export', (request, reply) => {
    const { owner } = request
    const day = new Date().toISOString().slice(0, 10)
    return sendZip(request, reply, `your-data-${day}.zip`, { ownerId: owner.id }, (answer) =>
      writeExport(parts.db, owner, answer),
    )
  })
}

async function readStored(
  { db, config }: Parts,
  { owner }: FastifyRequest,
  cursor: string | undefined,
): Promise<StoredData> {
  // This is a visit: the day that is shown counts from it.
  await noteVisits(db, [owner.id])
  const stored = await listStored(db, owner.id, cursor)
  const { resumes, jobs, ownTexts, postings } = stored.totals
  const time =
    resumes + jobs + ownTexts + postings > 0
      ? await readDeletionTime(db, owner.id, config.RETENTION_DAYS)
      : undefined
  return { ...stored, deletedOn: time?.toISOString() ?? null }
}

/** An account stays, without its data. A device gets another owner: nothing leads to the old one. */
async function deleteEverything(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { owner, deviceId } = request
  const work =
    owner.kind === 'user'
      ? await deleteOwnerData(parts.db, owner.id)
      : await deleteOwner(parts.db, owner.id)
  request.log.info({ ownerId: owner.id, jobs: work?.jobs.length ?? 0 }, 'data deleted')
  // The device itself stays known, by a number that says how many free resumes it had.
  if (owner.kind === 'device') reply.setDevice({ id: deviceId, ownerId: randomUUID() })
  if (work) await forgetWork(parts, request.log, work)
}

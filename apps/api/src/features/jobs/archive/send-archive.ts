import { CodedError, type PaperChoice } from '@tailorbird/contracts'
import { listBatchResults, listChosenResults, type BatchResult } from '@tailorbird/db'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../../../parts.ts'
import { hasAllTemplates } from '../../../rendering/check-template.ts'
import { sendZip } from '../../../zip/send-zip.ts'
import { fillArchive } from './fill-archive.ts'

/** Of what nobody has looked at yet; undefined: as its job printed it. */
interface Size {
  size?: PaperChoice['size'] | undefined
}

/**
 * Streams a ZIP of everything that a batch has made: PDFs, markdown and a manifest.
 * @throws CodedError not_found; not_finished when no job is done
 */
export async function sendArchive(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { batchId, size }: { batchId: string } & Size,
): Promise<FastifyReply> {
  const results = await listBatchResults(parts.db, request.owner.id, batchId)
  if (!results) throw new CodedError('not_found')
  const name = `tailored-resumes-${batchId.slice(0, 8)}.zip`
  return send(parts, request, reply, { name, batchId, size, results })
}

/**
 * The same of any jobs of the asking owner, whatever batch or queue they are of. Jobs that are gone are left out.
 * @throws CodedError not_found when none of them is there; not_finished when none is done
 */
export async function sendChosen(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { jobIds, size }: { jobIds: string[] } & Size,
): Promise<FastifyReply> {
  const results = await listChosenResults(parts.db, request.owner.id, jobIds)
  if (results.length === 0) throw new CodedError('not_found')
  const name = `tailored-resumes-${new Date().toISOString().slice(0, 10)}.zip`
  return send(parts, request, reply, { name, batchId: null, size, results })
}

interface Wanted extends Size {
  /** Of the file. */
  name: string
  /** Null where the jobs are of any. */
  batchId: string | null
  results: BatchResult[]
}

async function send(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, batchId, size, results }: Wanted,
): Promise<FastifyReply> {
  if (!results.some(({ resumeId }) => resumeId)) {
    throw new CodedError('not_finished', {
      detail: 'No job of these is done yet. Try again when the first one is.',
    })
  }
  const anyTemplate = await hasAllTemplates(parts, request)
  return sendZip(request, reply, name, { batchId }, async (answer) => {
    const archive = { ...answer, parts, request, batchId, anyTemplate, size }
    const missing = await fillArchive(archive, results)
    return { jobs: results.length, missing }
  })
}

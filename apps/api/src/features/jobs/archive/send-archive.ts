import { CodedError } from '@tailorbird/contracts'
import { listBatchResults } from '@tailorbird/db'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../../../parts.ts'
import { sendZip } from '../../../zip/send-zip.ts'
import { fillArchive } from './fill-archive.ts'

/**
 * Streams a ZIP of everything that a batch has made: PDFs, markdown and a manifest.
 * @throws CodedError not_found; not_finished when no job is done
 */
export async function sendArchive(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  batchId: string,
): Promise<FastifyReply> {
  const results = await listBatchResults(parts.db, request.owner.id, batchId)
  if (!results) throw new CodedError('not_found')
  if (!results.some(({ resumeId }) => resumeId)) {
    throw new CodedError('not_finished', {
      detail: 'No job of this batch is done yet. Try again when the first one is.',
    })
  }
  const name = `tailored-resumes-${batchId.slice(0, 8)}.zip`
  return sendZip(request, reply, name, { batchId }, async (answer) => {
    const missing = await fillArchive({ ...answer, parts, request, batchId }, results)
    return { jobs: results.length, missing }
  })
}

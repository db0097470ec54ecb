import type { PassThrough } from 'node:stream'
import { CodedError } from '@tailorbird/contracts'
import { listBatchResults, type BatchResult } from '@tailorbird/db'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ZipFile } from 'yazl'
import type { Parts } from '../../../parts.ts'
import { fillArchive, type Archive } from './fill-archive.ts'

/**
 * Streams a ZIP of everything that a batch has made: PDFs, markdown and a manifest. Nothing is kept
 * in memory but the file under way; a client that goes away ends the work.
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
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  const gone = new AbortController()
  output.once('close', () => gone.abort(new Error('the archive is closed')))
  void writeArchive({ parts, request, batchId, zip, signal: gone.signal }, results)
  return reply
    .type('application/zip')
    .header(
      'content-disposition',
      contentDisposition(`tailored-resumes-${batchId.slice(0, 8)}.zip`),
    )
    .header('cache-control', 'private, no-store')
    .send(output)
}

/** Runs beside the answer, which it is the body of: whatever happens ends there. */
async function writeArchive(archive: Archive, results: BatchResult[]): Promise<void> {
  const { request, batchId, zip, signal } = archive
  const started = performance.now()
  try {
    const missing = await fillArchive(archive, results)
    const ms = Math.round(performance.now() - started)
    request.log.info({ batchId, jobs: results.length, missing, ms }, 'archive written')
  } catch (error) {
    if (signal.aborted) return request.log.info({ batchId }, 'archive given up by the client')
    request.log.error({ err: error, batchId }, 'archive failed')
    // The connection breaks, so that nobody takes a part for the whole.
    const output = zip.outputStream as PassThrough
    output.destroy(new Error('archive failed'))
  }
}

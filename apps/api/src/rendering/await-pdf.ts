import { CodedError } from '@tailorbird/contracts'
import { readPdf, type PdfKey } from '@tailorbird/db'
import type { FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import { waitForPdf } from '../realtime/news-bus.ts'

/** A PDF that an edit made stale is asked for again. */
const TRIES = 5

/**
 * A PDF's bytes; rendered on the render queue first when they are not there yet.
 * @param signal ends the wait
 * @throws CodedError render_timeout, or the code that rendering failed with; the signal's reason when aborted
 */
export async function awaitPdf(
  parts: Parts,
  request: FastifyRequest,
  key: PdfKey,
  signal?: AbortSignal,
): Promise<Buffer> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    signal?.throwIfAborted()
    const bytes = await renderAndWait(parts, request, key, signal)
    if (bytes) return bytes
  }
  throw new CodedError('render_timeout')
}

/** @returns undefined when there is none yet: it took too long, or the person edited the text meanwhile */
async function renderAndWait(
  parts: Parts,
  request: FastifyRequest,
  key: PdfKey,
  signal: AbortSignal | undefined,
): Promise<Buffer | undefined> {
  const stored = await readPdf(parts.db, request.owner.id, key)
  if (stored) return stored
  const waiting = waitForPdf(parts.news, key, parts.config.RENDER_WAIT_SECONDS * 1000)
  signal?.addEventListener('abort', waiting.stop)
  try {
    await parts.producer.enqueue('render-pdf', { ...key, requestId: request.id }, { again: true })
    // It may have been stored between the first look and the start of the wait.
    const raced = await readPdf(parts.db, request.owner.id, key)
    if (raced) return raced
    const news = await waiting.result
    signal?.throwIfAborted()
    if (news?.errorCode) throw new CodedError(news.errorCode)
    if (!news) throw new CodedError('render_timeout')
    return await readPdf(parts.db, request.owner.id, key)
  } finally {
    signal?.removeEventListener('abort', waiting.stop)
    waiting.stop()
  }
}

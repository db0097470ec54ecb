import { PassThrough } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ZipFile } from 'yazl'

/** A ZIP that is sent while it is written. */
export interface ZipAnswer {
  zip: ZipFile
  /** Aborts when nobody reads it any more. */
  signal: AbortSignal
}

/**
 * Streams a ZIP. Nothing is kept in memory but the file under way; a client that goes away ends the work.
 * @param name of the file
 * @param ids what the log says it is of
 * @param write adds the files, and gives what the log says about them
 */
export function sendZip(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  ids: object,
  write: (answer: ZipAnswer) => Promise<object>,
): FastifyReply {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  const gone = new AbortController()
  output.once('close', () => gone.abort(new Error('the archive is closed')))
  void writeZip(request, ids, { zip, signal: gone.signal }, write)
  return reply
    .type('application/zip')
    .header('content-disposition', contentDisposition(name))
    .header('cache-control', 'private, no-store')
    .send(output)
}

/** Runs beside the answer, which it is the body of: whatever happens ends there. */
async function writeZip(
  request: FastifyRequest,
  ids: object,
  answer: ZipAnswer,
  write: (answer: ZipAnswer) => Promise<object>,
): Promise<void> {
  const started = performance.now()
  try {
    const details = await write(answer)
    answer.zip.end()
    const ms = Math.round(performance.now() - started)
    request.log.info({ ...ids, ...details, ms }, 'archive written')
  } catch (error) {
    if (answer.signal.aborted) return request.log.info(ids, 'archive given up by the client')
    request.log.error({ err: error, ...ids }, 'archive failed')
    // The connection breaks, so that nobody takes a part for the whole.
    const output = answer.zip.outputStream as PassThrough
    output.destroy(new Error('archive failed'))
  }
}

/** Below this many bytes a file is stored as it is: what it takes to deflate it is 200 times what that saves. */
const SMALL_BYTES = 4096

/**
 * Adds a file and waits until it is on its way. The archive keeps all that it was given until its end: so it is
 * given a stream, and that only when it asks for it.
 * @param content all of it, or its parts as they come
 * @throws the signal's reason when aborted
 */
export async function addFile(
  { zip, signal }: ZipAnswer,
  name: string,
  content: Buffer | AsyncIterable<string>,
): Promise<void> {
  signal.throwIfAborted()
  const isBuffer = Buffer.isBuffer(content)
  const stream = new PassThrough()
  let given: PassThrough | undefined = stream
  const give = (take: (error: unknown, stream: NodeJS.ReadableStream) => void): void => {
    if (given) take(null, given)
    given = undefined
  }
  const { poolSize } = Buffer
  // The archive keeps all names: each, cut from the common pool, would keep 64 kB of it alive.
  Buffer.poolSize = 0
  zip.addReadStreamLazy(name, { compress: !isBuffer || content.length >= SMALL_BYTES }, give)
  Buffer.poolSize = poolSize
  if (isBuffer) stream.end(content)
  else await pipeline(content, stream, { signal })
  await finished(stream, { signal })
}

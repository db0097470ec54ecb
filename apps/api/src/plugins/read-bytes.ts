import type { Readable } from 'node:stream'
import { CodedError, PRODUCT_NAME } from '@tailorbird/contracts'

const RETRY_AFTER_MS = 5000

/**
 * Reads a body to its end.
 * @param announced its length, as its header has it
 * @param limit bytes at most
 * @param hold counts what is held; false when there is no room for more
 * @throws CodedError too_large, or busy when there is no room: the rest is not read then
 */
export function readBytes(
  payload: Readable,
  announced: string | undefined,
  limit: number,
  hold: (bytes: number) => boolean,
): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const detail = `This is more than ${PRODUCT_NAME} takes at once.`
  if (Number(announced) > limit) {
    reject(new CodedError('too_large', { detail }))
    return promise
  }
  const chunks: Buffer[] = []
  let length = 0
  // Iterating would destroy the connection with the payload, and the answer with it.
  const stop = (error: Error): void => {
    payload.off('data', read).off('end', end).off('error', stop)
    payload.pause()
    chunks.length = 0
    reject(error)
  }
  const read = (chunk: Buffer): void => {
    length += chunk.length
    if (length > limit) return stop(new CodedError('too_large', { detail }))
    if (!hold(chunk.length)) return stop(new CodedError('busy', { retryAfterMs: RETRY_AFTER_MS }))
    chunks.push(chunk)
  }
  const end = (): void => {
    payload.off('error', stop)
    resolve(Buffer.concat(chunks))
  }
  payload.on('data', read).on('end', end).on('error', stop)
  return promise
}

import type { Readable } from 'node:stream'
import { CodedError, PRODUCT_NAME } from '@tailorbird/contracts'

/** A slow mobile line brings fifty times as much; one that is lost for a moment is waited for. */
const LEAST = { bytes: 5000, everyMs: 5000, times: 2 }

/**
 * Reads a body to its end.
 * @param announced its length, as its header has it
 * @param limit bytes at most
 * @param hold counts bytes as they arrive; throws when there is no room for them
 * @throws CodedError too_large; too_slow when next to nothing has come for ten seconds; what `hold` throws.
 * The rest is forgotten as it comes then
 */
export function readBytes(
  payload: Readable,
  announced: string | undefined,
  limit: number,
  hold: (bytes: number) => void,
): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const detail = `This is more than ${PRODUCT_NAME} takes at once.`
  if (Number(announced) > limit) {
    reject(new CodedError('too_large', { detail }))
    return promise
  }
  const chunks: Buffer[] = []
  let length = 0
  let lengthThen = 0
  let quiet = 0
  const timer = setInterval(() => {
    quiet = length - lengthThen < LEAST.bytes ? quiet + 1 : 0
    lengthThen = length
    if (quiet === LEAST.times) stop(new CodedError('too_slow'))
  }, LEAST.everyMs)
  const leave = (): void => {
    clearInterval(timer)
    payload.off('data', read).off('end', end).off('error', stop)
  }
  // Iterating would destroy the connection with the payload, and the answer with it.
  const stop = (error: unknown): void => {
    leave()
    // Whoever is still sending hears the answer afterwards.
    payload.resume()
    chunks.length = 0
    reject(error)
  }
  const read = (chunk: Buffer): void => {
    length += chunk.length
    if (length > limit) return stop(new CodedError('too_large', { detail }))
    try {
      hold(chunk.length)
      chunks.push(chunk)
    } catch (error) {
      stop(error)
    }
  }
  const end = (): void => {
    leave()
    resolve(Buffer.concat(chunks))
  }
  payload.on('data', read).on('end', end).on('error', stop)
  return promise
}

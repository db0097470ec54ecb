import type { Readable } from 'node:stream'
import { CodedError, PRODUCT_NAME } from '@tailorbird/contracts'

/** A slow mobile line brings fifty times as much in half of the time that one is waited for. */
const LEAST_BYTES = 5000
const LOOKS = 2

/**
 * Reads a body to its end.
 * @param announced its length, as its header has it
 * @param limit bytes at most
 * @param hold counts bytes as they arrive; throws when there is no room for them
 * @param quietMs it is given up when next to nothing has come for so long
 * @throws CodedError too_large; too_slow; what `hold` throws.
 * The rest is forgotten as it comes then
 */
export function readBytes(
  payload: Readable,
  announced: string | undefined,
  limit: number,
  hold: (bytes: number) => void,
  quietMs = 10_000,
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
    quiet = length - lengthThen < LEAST_BYTES ? quiet + 1 : 0
    lengthThen = length
    if (quiet === LOOKS) stop(new CodedError('too_slow'))
  }, quietMs / LOOKS)
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

import { CodedError } from '@tailorbird/contracts'

const ANSWER_WITHIN_MS = 3000
/** A log names an error by its code. */
const NO_ANSWER = Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })

/**
 * Asks the queue's store something, and fails fast: at the first start without Redis its client would wait for it without end.
 * @throws CodedError queue_unavailable, whatever it was that failed
 */
export async function available<T>(work: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(NO_ANSWER), ANSWER_WITHIN_MS)
  try {
    return await Promise.race([work(), late.promise])
  } catch (error) {
    throw new CodedError('queue_unavailable', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

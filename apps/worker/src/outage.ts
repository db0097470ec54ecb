import { CodedError } from '@tailorbird/contracts'
import { isDatabaseUnavailable } from '@tailorbird/db'

/** Whether work failed because the database or the queue is away. */
export function isOutage(error: unknown): boolean {
  return (
    isDatabaseUnavailable(error) ||
    (error instanceof CodedError && error.code === 'queue_unavailable')
  )
}

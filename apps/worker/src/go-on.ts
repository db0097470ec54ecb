import type { Lane } from '@tailorbird/contracts'
import type { Parts } from './parts.ts'

/**
 * Dispatches what comes after jobs that have ended. For a queue's pause nobody waits: what a process that
 * ends meanwhile leaves undone, the sweep does.
 */
export async function goOn({ lanes, log }: Parts, ended: Lane[]): Promise<void> {
  for (const lane of ended) {
    const dispatched = lanes.dispatchNext(lane, log)
    if (lane.mode !== 'queue') await dispatched
  }
}

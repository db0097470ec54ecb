import { laneWidth, type Lane } from '@tailorbird/contracts'
import { claimLane } from '@tailorbird/db'
import { dispatchLane, dispatchNext, type Dispatcher } from '@tailorbird/queue'
import type { Parts } from './parts.ts'

function laneDispatcher({ config, db, producer, log }: Parts): Dispatcher {
  return { producer, log, claim: (lane) => claimLane(db, lane, laneWidth(lane.mode, config)) }
}

/** Puts the jobs that these lanes may run next into the queue, whatever ran before. */
export async function dispatchLanes(parts: Parts, lanes: Lane[]): Promise<void> {
  for (const lane of lanes) await dispatchLane(laneDispatcher(parts), lane)
}

/**
 * Dispatches what comes after jobs that have ended. For a queue's pause nobody waits: what a process that
 * ends meanwhile leaves undone, the sweep does.
 */
export async function goOn(parts: Parts, lanes: Lane[]): Promise<void> {
  for (const lane of lanes) {
    const dispatched = dispatchNext(laneDispatcher(parts), lane)
    if (lane.mode !== 'queue') await dispatched
  }
}

import { laneWidth, QUEUE_LANE_PAUSE_MS } from '@tailorbird/contracts'
import { claimLane, type Lane } from '@tailorbird/db'
import type { Parts } from './parts.ts'

/**
 * Puts the jobs that these lanes may run next into the queue, after one of each has ended. A failure loses
 * nothing: the sweep dispatches what the queue did not get.
 */
export async function dispatchLanes(parts: Parts, lanes: Lane[]): Promise<void> {
  for (const lane of lanes) await dispatchLane(parts, lane)
}

async function dispatchLane(parts: Parts, lane: Lane): Promise<void> {
  const { config, db, producer, log } = parts
  try {
    const claimed = await claimLane(db, lane, laneWidth(lane.mode, config.BATCH_LANE_WIDTH))
    for (const { id, attempt, requestId } of claimed) {
      const delayMs = lane.mode === 'queue' ? QUEUE_LANE_PAUSE_MS : 0
      await producer.enqueue('tailor-resume', { jobId: id, attempt, requestId }, { delayMs })
    }
  } catch (error) {
    log.warn({ err: error, ...lane }, 'dispatch failed, left to the sweep')
  }
}

import { laneWidth, QUEUE_LANE_PAUSE_MS } from '@tailorbird/contracts'
import { claimLane, type Lane } from '@tailorbird/db'
import type { FastifyBaseLogger } from 'fastify'
import type { Parts } from '../parts.ts'

/**
 * Puts the jobs that a lane may run next into the queue. The rows are there already, so a failure
 * here loses nothing: the workers' sweep dispatches what the queue did not get.
 * @param delayMs not before this many milliseconds from now
 */
export async function dispatchLane(
  parts: Parts,
  log: FastifyBaseLogger,
  lane: Lane,
  delayMs = 0,
): Promise<void> {
  try {
    const claimed = await claimLane(
      parts.db,
      lane,
      laneWidth(lane.mode, parts.config.BATCH_LANE_WIDTH),
    )
    for (const job of claimed) {
      const payload = { jobId: job.id, attempt: job.attempt, requestId: job.requestId }
      await parts.producer.enqueue('tailor-resume', payload, { delayMs })
    }
  } catch (error) {
    log.warn({ err: error, ...lane }, 'dispatch failed, left to the sweep')
  }
}

/** Dispatches what comes after a job that has just ended; in a queue after a short pause. */
export function dispatchNext(parts: Parts, log: FastifyBaseLogger, lane: Lane): Promise<void> {
  return dispatchLane(parts, log, lane, lane.mode === 'queue' ? QUEUE_LANE_PAUSE_MS : 0)
}

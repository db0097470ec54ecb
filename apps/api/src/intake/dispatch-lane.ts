import { laneWidth } from '@tailorbird/contracts'
import { claimLane, type Lane } from '@tailorbird/db'
import type { FastifyBaseLogger } from 'fastify'
import type { Parts } from '../parts.ts'

/**
 * Puts the jobs that a lane may run next into the queue. The rows are there already, so a failure
 * here loses nothing: the workers' sweep dispatches what the queue did not get.
 */
export async function dispatchLane(
  parts: Parts,
  log: FastifyBaseLogger,
  lane: Lane,
): Promise<void> {
  try {
    const claimed = await claimLane(
      parts.db,
      lane,
      laneWidth(lane.mode, parts.config.BATCH_LANE_WIDTH),
    )
    for (const job of claimed) {
      await parts.producer.enqueue('tailor-resume', {
        jobId: job.id,
        attempt: job.attempt,
        requestId: job.requestId,
      })
    }
  } catch (error) {
    log.warn({ err: error, ...lane }, 'dispatch failed, left to the sweep')
  }
}

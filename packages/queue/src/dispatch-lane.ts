import { setTimeout as delay } from 'node:timers/promises'
import { jobPriority, QUEUE_LANE_PAUSE_MS, type Lane } from '@tailorbird/contracts'
import type { Producer } from './producer.ts'
import type { Log } from './worker.ts'

/** What a lane's jobs are dispatched with. */
export interface Dispatcher {
  producer: Producer
  log: Pick<Log, 'warn'>
  /** Gives a lane's free places to its next waiting jobs, in rows. */
  claim: (lane: Lane) => Promise<{ id: string; attempt: number; requestId: string; rank: number }[]>
}

/**
 * Puts the jobs that a lane may run next into the queue. Their rows are there already, so a failure here
 * loses nothing: the sweep dispatches what the queue did not get.
 */
export async function dispatchLane(dispatcher: Dispatcher, lane: Lane): Promise<void> {
  const { producer, log, claim } = dispatcher
  try {
    for (const { id, attempt, requestId, rank } of await claim(lane)) {
      const priority = jobPriority(lane.mode, rank)
      await producer.enqueue('tailor-resume', { jobId: id, attempt, requestId }, { priority })
    }
  } catch (error) {
    log.warn({ err: error, ...lane }, 'dispatch failed, left to the sweep')
  }
}

/**
 * Dispatches what comes after a job that has ended; in a queue after a short pause. It is waited for here:
 * BullMQ's delays go by the clock of whoever asks for one, and clocks differ.
 */
export async function dispatchNext(dispatcher: Dispatcher, lane: Lane): Promise<void> {
  if (lane.mode === 'queue') await delay(QUEUE_LANE_PAUSE_MS)
  await dispatchLane(dispatcher, lane)
}

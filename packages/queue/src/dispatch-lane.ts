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
 * loses nothing: the sweep dispatches what the queue did not get. Who comes while the lane is being
 * dispatched shares one more round with all others who do.
 */
export function dispatchLane(dispatcher: Dispatcher, lane: Lane): Promise<void> {
  const lanes = rounds.get(dispatcher.producer) ?? new Map<string, Rounds>()
  rounds.set(dispatcher.producer, lanes)
  const name = `${lane.mode} ${lane.ownerId}`
  const known = lanes.get(name)
  const begin = (): Promise<void> => {
    const round: Rounds = { running: fillPlaces(dispatcher, lane) }
    lanes.set(name, round)
    return round.running.finally(() => {
      if (!round.next) lanes.delete(name)
    })
  }
  if (!known) return begin()
  // What a round has claimed may be from before the caller's change: the next one sees it.
  known.next ??= known.running.then(begin)
  return known.next
}

/** What a process is dispatching, lane by lane. */
interface Rounds {
  running: Promise<void>
  next?: Promise<void>
}
const rounds = new WeakMap<Producer, Map<string, Rounds>>()

/** It never fails. */
async function fillPlaces({ producer, log, claim }: Dispatcher, lane: Lane): Promise<void> {
  try {
    const claimed = await claim(lane)
    await Promise.all(
      claimed.map(({ id, attempt, requestId, rank }) =>
        producer.enqueue(
          'tailor-resume',
          { jobId: id, attempt, requestId },
          { priority: jobPriority(lane.mode, rank) },
        ),
      ),
    )
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

import { setTimeout as delay } from 'node:timers/promises'
import {
  jobPriority,
  laneWidth,
  QUEUE_LANE_PAUSE_MS,
  type Lane,
  type LaneWidth,
} from '@tailorbird/contracts'
import type { Producer } from './producer.ts'
import type { Log } from './worker.ts'

type LaneLog = Pick<Log, 'warn'>

/** How a process has the jobs of lanes done. */
export interface Lanes {
  /**
   * Puts the jobs that a lane may run next into the queue. Their rows are there already, so a failure here
   * loses nothing: the sweep dispatches what the queue did not get. Who comes while the lane is being
   * dispatched shares one more round with all others who do.
   */
  dispatch: (lane: Lane, log: LaneLog) => Promise<void>
  /**
   * Dispatches what comes after a job that has ended; in a queue after a short pause. It is waited for here:
   * BullMQ's delays go by the clock of whoever asks for one, and clocks differ.
   */
  dispatchNext: (lane: Lane, log: LaneLog) => Promise<void>
}

interface LaneParts {
  producer: Producer
  /** How wide lanes are. */
  config: Parameters<typeof laneWidth>[1]
  /** Gives a lane's free places to its next waiting jobs, in rows: the database's claimLane. */
  claim: (lane: Lane, width: LaneWidth) => Promise<ClaimedJob[]>
}

interface ClaimedJob {
  id: string
  attempt: number
  requestId: string
  rank: number
}

/** What a process is dispatching of one lane. */
interface Rounds {
  running: Promise<void>
  next?: Promise<void>
}

/** Opens the lanes of a process: one for all who dispatch in it, so that they share rounds. */
export function openLanes(parts: LaneParts): Lanes {
  const rounds = new Map<string, Rounds>()

  const dispatch: Lanes['dispatch'] = (lane, log) => {
    const name = `${lane.mode} ${lane.ownerId}`
    const known = rounds.get(name)
    const begin = (): Promise<void> => {
      const round: Rounds = { running: fillPlaces(parts, lane, log) }
      rounds.set(name, round)
      return round.running.finally(() => {
        if (!round.next) rounds.delete(name)
      })
    }
    if (!known) return begin()
    // What a round has claimed may be from before the caller's change: the next one sees it.
    known.next ??= known.running.then(begin)
    return known.next
  }

  return {
    dispatch,
    dispatchNext: async (lane, log) => {
      if (lane.mode === 'queue') await delay(QUEUE_LANE_PAUSE_MS)
      await dispatch(lane, log)
    },
  }
}

/** It never fails. */
async function fillPlaces(
  { producer, config, claim }: LaneParts,
  lane: Lane,
  log: LaneLog,
): Promise<void> {
  try {
    const claimed = await claim(lane, laneWidth(lane.mode, config))
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

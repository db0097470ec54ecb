import { laneWidth } from '@tailorbird/contracts'
import { claimLane } from '@tailorbird/db'
import type { Dispatcher } from '@tailorbird/queue'
import type { FastifyBaseLogger } from 'fastify'
import type { Parts } from '../parts.ts'

/** What a request dispatches jobs with. */
export function laneDispatcher(
  { config, db, producer }: Pick<Parts, 'config' | 'db' | 'producer'>,
  log: FastifyBaseLogger,
): Dispatcher {
  return { producer, log, claim: (lane) => claimLane(db, lane, laneWidth(lane.mode, config)) }
}

import { CodedError } from '@tailorbird/contracts'
import { readHoldings } from '@tailorbird/db'
import type { FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import { tooOften } from '../plugins/too-often.ts'

const HOUR_MS = 3_600_000
const KB = 1024
const MB = KB * KB

/** What somebody wants to add. */
interface Addition {
  jobIds: string[]
  bytes: number
}

/**
 * Looks whether there is room for more jobs: of this owner, and of its network, for whoever drops the
 * cookie. Calls at once may go a little over it. A call that is repeated adds nothing, so it always has room.
 * @throws CodedError too_much_waiting, storage_full, rate_limited
 */
export async function checkRoom(
  { db, config, countHits }: Parts,
  { owner, network }: FastifyRequest,
  { jobIds, bytes }: Addition,
): Promise<void> {
  const held = await readHoldings(db, owner.id, jobIds)
  const jobs = jobIds.length
  if (jobs > 0 && held.known === jobs) return
  if (held.waiting + jobs > config.JOBS_WAITING_PER_OWNER) throw new CodedError('too_much_waiting')
  if (held.bytes + bytes > config.STORED_MB_PER_OWNER * MB) throw new CodedError('storage_full')
  const counted = await Promise.all([
    countHits(`jobs-network:${network}`, HOUR_MS, jobs),
    countHits(`kb-network:${network}`, HOUR_MS, Math.ceil(bytes / KB)),
  ])
  const most = [config.JOBS_PER_NETWORK, config.STORED_MB_PER_NETWORK * KB]
  const over = counted.find(({ count }, index) => count > (most[index] ?? 0))
  if (over) throw tooOften(over.endsInMs)
}

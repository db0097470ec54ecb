import type { FreeLimits } from '@tailorbird/db'
import type { FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'

/**
 * What a request's free generations are counted for, and how many there are: its device, its network,
 * and the account that it is signed in to. Dropping the cookie leaves the network.
 * @returns null where nothing is limited
 */
export function limitFree(
  { owner, deviceId, network }: Pick<FastifyRequest, 'owner' | 'deviceId' | 'network'>,
  { quota, networkQuota }: Pick<Parts['config'], 'quota' | 'networkQuota'>,
): FreeLimits {
  if (quota === null) return null
  return [
    { key: `device:${deviceId}`, quota },
    { key: `network:${network}`, quota: networkQuota },
    ...(owner.kind === 'user' ? [{ key: `user:${owner.id}`, quota }] : []),
  ]
}

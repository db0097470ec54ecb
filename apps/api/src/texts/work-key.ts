import type { FastifyRequest } from 'fastify'

/** Whose work on texts a request is: whoever drops the cookie is somebody else of the same network. */
export function workKey({ isNewDevice, network, owner }: FastifyRequest): string {
  return isNewDevice ? `network:${network}` : owner.id
}

import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'

/** Notes every route of the apps that are built while `work` runs. */
export async function listRoutes(work: () => Promise<void>): Promise<RouteOptions[]> {
  const routes: RouteOptions[] = []
  const hear = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => void routes.push(route))
  }
  // Fastify tells of each new app; so the app itself needs nothing for this.
  subscribe('fastify.initialization', hear)
  try {
    await work()
  } finally {
    unsubscribe('fastify.initialization', hear)
  }
  return routes
}

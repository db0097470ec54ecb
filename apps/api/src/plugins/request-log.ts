import { jobId, uuid } from '@tailorbird/contracts'
import plugin from 'fastify-plugin'

/** One line for each request: what was asked, how it failed and how long it took, no address, no text. */
export const requestLogPlugin = plugin(
  async (app) => {
    app.addHook('onResponse', async (request, reply) => {
      const { method, routeOptions } = request
      if (routeOptions.url?.startsWith('/health/') || !routeOptions.url?.startsWith('/api/')) return
      // Anybody sends what is not signed, as often as they like. Its route says once that it comes.
      if (routeOptions.config.signed && reply.statusCode >= 400 && reply.statusCode < 500) return
      request.log.info(
        {
          method,
          route: routeOptions.url,
          ...pickIds(request.params),
          status: reply.statusCode,
          ...(request.problemCode !== '' && { code: request.problemCode }),
          // A service has no cookie, so it is nobody's.
          ...(!routeOptions.config.signed && { ownerId: request.owner.id }),
          ms: Math.round(reply.elapsedTime),
        },
        'request answered',
      )
    })
    await Promise.resolve()
  },
  { name: 'request-log', dependencies: ['owner', 'errors'] },
)

/** What stands in an address is anybody's text until it has the form of an id. */
function pickIds(params: unknown): object {
  const ids = Object.entries(params ?? {}).filter(([, value]) => isId(value))
  return Object.fromEntries(ids)
}

function isId(value: unknown): boolean {
  return uuid.isValidSync(value) || jobId.isValidSync(value)
}

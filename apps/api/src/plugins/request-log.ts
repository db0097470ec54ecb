import plugin from 'fastify-plugin'

/** One line for each request: what was asked and how long it took, no address, no text. */
export const requestLogPlugin = plugin(
  async (app) => {
    app.addHook('onResponse', async (request, reply) => {
      const { method, routeOptions } = request
      if (routeOptions.url?.startsWith('/health/') || !routeOptions.url?.startsWith('/api/')) return
      request.log.info(
        {
          method,
          route: routeOptions.url,
          // Ids: no address of ours has anything else in it.
          ...(request.params as object),
          status: reply.statusCode,
          ownerId: request.owner.id,
          ms: Math.round(reply.elapsedTime),
        },
        'request answered',
      )
    })
    await Promise.resolve()
  },
  { name: 'request-log', dependencies: ['owner'] },
)

import rateLimit from '@fastify/rate-limit'
import { MAX_NO_BODY_BYTES } from '@tailorbird/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { Parts } from '../parts.ts'
import { countHere, storeOn, type CountHits } from './hit-store.ts'
import { tooOften } from './too-often.ts'

const MINUTE_MS = 60_000
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Counted in this process alone: pages go on when the database and Redis are away. */
const HERE = 'page'

/**
 * How often one visitor and one network may ask: much for lists, less for what changes something, and
 * least where a cookie that a page would have given is missing. When counting fails nobody is refused.
 */
export const limitsPlugin = plugin<Pick<Parts, 'config' | 'countHits'>>(
  async (app, { config, countHits }) => {
    const here = countHere()
    const count: CountHits = (key, ...rest) =>
      (key.startsWith(HERE) ? here : countHits)(key, ...rest)
    await app.register(rateLimit, { global: false, skipOnError: true, store: storeOn(count) })

    const limit = (name: string, max: number, key: (request: FastifyRequest) => string) =>
      app.createRateLimit({
        max,
        timeWindow: name === 'submit-new' ? 10 * MINUTE_MS : MINUTE_MS,
        keyGenerator: (request) => `${name}:${key(request)}`,
      })
    const owner = ({ owner: { id } }: FastifyRequest) => id
    const network = ({ network: hidden }: FastifyRequest) => hidden
    const everything = [
      limit(`${HERE}-network`, config.REQUESTS_PER_NETWORK, network),
      limit(`${HERE}-owner`, config.REQUESTS_PER_OWNER, owner),
    ]
    const submissions = [
      limit('submit-network', config.SUBMISSIONS_PER_NETWORK, network),
      limit('submit-owner', config.SUBMISSIONS_PER_OWNER, owner),
    ]
    // Counted apart: whoever drops the cookie uses up nothing of those who keep it.
    const everythingNew = [limit(`${HERE}-new`, config.REQUESTS_PER_NETWORK, network)]
    const newcomers = [limit('submit-new', config.NEW_VISITORS_PER_NETWORK, network)]

    app.addHook('onRequest', async (request) => {
      // Pages and files cost next to nothing. What is signed comes from a service, as often as it has something to tell.
      if (!request.url.startsWith('/api/') || request.routeOptions.config.signed) return
      const { isNewDevice, method } = request
      const limits = isNewDevice ? everythingNew : everything
      for (const check of limits) refuseAbove(await check(request))
      if (SAFE_METHODS.has(method)) return
      for (const check of isNewDevice ? newcomers : submissions) refuseAbove(await check(request))
    })
    app.addHook('onRoute', (route) => {
      // Calls that take no body may name its type and send some spaces.
      if (!route.schema?.body) route.bodyLimit ??= MAX_NO_BODY_BYTES
    })
  },
  { name: 'limits', dependencies: ['owner'] },
)

type Checked = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>

function refuseAbove(found: Checked): void {
  if (!found.isAllowed && found.isExceeded) throw tooOften(found.ttl)
}

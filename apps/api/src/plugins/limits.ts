import rateLimit from '@fastify/rate-limit'
import { CodedError, MAX_NO_BODY_BYTES } from '@tailorbird/contracts'
import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { Parts } from '../parts.ts'
import { countHere, storeOn, type CountHits } from './hit-store.ts'

const MINUTE_MS = 60_000
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Counted in this process alone: pages go on when the database and Redis are away. */
const HERE = 'page'

/**
 * How often one visitor, one network and all newcomers of a network may ask: much for pages and lists,
 * less for what changes something. When counting fails nobody is refused.
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
        timeWindow: name === 'new' ? 10 * MINUTE_MS : MINUTE_MS,
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
    const newcomers = limit('new', config.NEW_VISITORS_PER_NETWORK, network)

    app.addHook('onRequest', async (request) => {
      // What is signed comes from a service, as often as it has something to tell.
      if (request.routeOptions.config.signed || /^\/(assets|health)\//.test(request.url)) return
      const isSubmission = !SAFE_METHODS.has(request.method)
      const limits = [
        ...everything,
        ...(isSubmission ? submissions : []),
        ...(request.isNewDevice ? [newcomers] : []),
      ]
      for (const check of limits) {
        const found = await check(request)
        if (!found.isAllowed && found.isExceeded)
          throw new CodedError('rate_limited', { retryAfterMs: found.ttl })
      }
    })
    app.addHook('onRoute', (route) => {
      // Calls that take no body may name its type and send some spaces.
      if (!route.schema?.body) route.bodyLimit ??= MAX_NO_BODY_BYTES
    })
  },
  { name: 'limits', dependencies: ['owner'] },
)

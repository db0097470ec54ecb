import { CodedError } from '@tailorbird/contracts'
import plugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A signature proves who sends this: no browser does, so that it needs no origin and gets no cookie. */
    signed?: boolean
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses requests that change something when another site's page sent them. Browsers say so in
 * Sec-Fetch-Site, older ones in Origin. A client that sends neither is no browser, or hides: it
 * passes only without cookies, when there is nothing to abuse.
 */
export const sameOriginPlugin = plugin<{ publicUrl: URL }>(
  async (app, { publicUrl }) => {
    app.addHook('onRequest', async (request) => {
      if (SAFE_METHODS.has(request.method) || request.routeOptions.config.signed) return
      const site = request.headers['sec-fetch-site']
      const { origin, host, cookie } = request.headers
      const own =
        site === undefined
          ? origin === undefined
            ? cookie === undefined
            : isOwnOrigin(origin, host, publicUrl)
          : site === 'same-origin' || site === 'none'
      if (!own) throw new CodedError('cross_site_request')
    })
    await Promise.resolve()
  },
  { name: 'same-origin' },
)

/**
 * Whether an Origin header names this product: the public address, or the loopback address that the
 * page was opened at.
 */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: URL,
): boolean {
  if (!origin || !URL.canParse(origin)) return false
  const asked = new URL(origin)
  if (asked.origin === publicUrl.origin) return true
  return isLoopback(asked.hostname) && isLoopback(publicUrl.hostname) && asked.host === host
}

/** Whether a host is this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
}

import helmet from '@fastify/helmet'
import plugin from 'fastify-plugin'
import { writePolicy } from './content-policy.ts'

const YEAR_S = 365 * 24 * 3600

/** On what no browser is to show. */
export const NO_PAGE = [
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['cache-control', 'no-store'],
] as const

/** Headers that keep browsers from doing what nobody asked for; and private answers out of every cache. */
export const securityHeadersPlugin = plugin<{ publicUrl: URL }>(
  async (app, { publicUrl }) => {
    await app.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: writePolicy(publicUrl) },
      // Banks confirm a card in a window of their own.
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      referrerPolicy: { policy: 'same-origin' },
      // What else is below the operator's domain is not ours to decide about.
      strictTransportSecurity: publicUrl.protocol === 'https:' && {
        maxAge: YEAR_S,
        includeSubDomains: false,
      },
      xFrameOptions: { action: 'deny' },
    })
    // Socket.IO answers what is no WebSocket by itself. It takes the server's listeners over when it starts.
    app.addHook('onReady', async () => {
      app.server.prependListener('request', ({ url = '' }, answer) => {
        if (!url.startsWith('/socket.io/')) return
        for (const [name, value] of NO_PAGE) answer.setHeader(name, value)
      })
      await Promise.resolve()
    })
    app.addHook('onSend', async (request, reply) => {
      if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
        reply.header('cache-control', 'no-store')
      }
    })
  },
  { name: 'security-headers' },
)

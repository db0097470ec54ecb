import helmet from '@fastify/helmet'
import fastify from 'fastify'
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
    const headers = await askHelmet(publicUrl)
    // Not as the reply's own: those would be lost where a file or an error goes out by itself.
    app.addHook('onRequest', (_request, { raw }, done) => {
      for (const [name, value] of headers) raw.setHeader(name, value)
      done()
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

/**
 * What helmet says. It works its headers out anew for each request, which took as long as all the rest
 * of a small answer: they never change, so it is asked once.
 */
async function askHelmet(publicUrl: URL) {
  const scratch = fastify()
  await scratch.register(helmet, {
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
  let headers: [string, string][] = []
  scratch.setNotFoundHandler((_request, { raw }) => {
    headers = Object.entries(raw.getHeaders()).map(([name, value]) => [name, String(value)])
    return ''
  })
  await scratch.inject('/')
  await scratch.close()
  return headers
}

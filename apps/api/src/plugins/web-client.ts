import { existsSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import { CodedError } from '@tailorbird/contracts'
import plugin from 'fastify-plugin'
import { answerProblem } from './errors.ts'

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Serves the built client; any path that is no file is the client's to route. */
export const webClientPlugin = plugin<{ dir: string }>(
  async (app, { dir }) => {
    const built = existsSync(join(dir, 'index.html'))
    if (built) {
      await app.register(files, {
        root: dir,
        cacheControl: false,
        setHeaders: (reply, path) => {
          // Names under assets/ change with their content.
          const lasting = path.includes('/assets/')
          void reply.header(
            'cache-control',
            lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
          )
        },
      })
    }
    app.addHook('onSend', async (_request, reply) => {
      reply.header('x-content-type-options', 'nosniff')
      reply.header('referrer-policy', 'same-origin')
      if (reply.hasHeader('content-security-policy')) return
      reply.header('content-security-policy', CONTENT_SECURITY_POLICY)
    })
    app.setNotFoundHandler((request, reply) => {
      const wantsPage = request.method === 'GET' && !/^\/(api|health|assets)\//.test(request.url)
      if (built && wantsPage) return reply.sendFile('index.html')
      return answerProblem(new CodedError('not_found'), request, reply)
    })
  },
  { name: 'web-client', dependencies: ['errors'] },
)

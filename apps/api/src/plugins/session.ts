import sessions from '@fastify/session'
import type { Db } from '@tailorbird/db'
import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { readSigned, type Cookies } from './cookies.ts'
import { createSessionStore } from './session-store.ts'

const DAY_MS = 24 * 3600 * 1000
/** The table ends sessions earlier when nobody comes. */
const LONGEST_MS = 30 * DAY_MS

interface Options {
  db: Db
  secrets: string[]
  cookies: Cookies
}

/**
 * Knows who is signed in by a session of the table user_sessions. What changes a session saves it itself:
 * behind a proxy the library would not set a Secure cookie otherwise.
 */
export const sessionPlugin = plugin<Options>(
  async (app, { db, secrets, cookies: { session: name, mark, secure } }) => {
    const lasting = { path: '/', sameSite: 'lax', secure } as const

    app.addHook('onRequest', async (request) => {
      // A service has no cookies: those that come with what it signs would only be looked up.
      if (request.routeOptions.config.signed) request.cookies = {}
      // Files and pages ask no database.
      if (!isCall(request)) delete request.cookies[name]
    })
    await app.register(sessions, {
      secret: secrets,
      store: createSessionStore(db),
      cookieName: name,
      cookie: { ...lasting, httpOnly: true, maxAge: LONGEST_MS },
      saveUninitialized: false,
      rolling: false,
    })
    app.addHook('onRequest', async (request) => {
      if (readSigned(app, request.cookies[name])?.renew && request.session.rowId) {
        await request.session.save()
      }
    })
    app.addHook('onSend', async (request, reply) => {
      if (isCall(request)) tidyCookies(request, reply)
    })

    function tidyCookies({ session, cookies }: FastifyRequest, reply: FastifyReply): void {
      // Signing out leaves null.
      const known = session as typeof session | null
      // It was not looked up: the database may be away, and who was signed in still is.
      if (known && !known.sessionId) return
      if (cookies[name] && !known?.rowId) reply.clearCookie(name, lasting)
      if (known?.userId) {
        if (cookies[mark]) return
        reply.setCookie(mark, '1', { ...lasting, maxAge: LONGEST_MS / 1000 })
      } else if (cookies[mark]) reply.clearCookie(mark, lasting)
    }
  },
  { name: 'session', dependencies: ['@fastify/cookie'] },
)

function isCall({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/')
}

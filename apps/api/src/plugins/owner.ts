import { createHmac, randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import type { Owner } from '@tailorbird/db'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { cutAddress } from './cut-address.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose rows this request may see. */
    owner: Owner
    /** The browser, whoever is signed in. */
    deviceId: string
    /** The network that it is in this month, in a form that names nobody. */
    network: string
  }
}

const DEVICE_COOKIE = 'tailorbird_device'
const YEAR_S = 365 * 24 * 3600
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Knows a browser by a signed cookie, and gives it one with its first request. */
export const ownerPlugin = plugin<{ secrets: string[]; secure: boolean }>(
  async (app, { secrets, secure }) => {
    await app.register(cookie, { secret: secrets })
    app.decorateRequest('owner', null as never)
    app.decorateRequest('deviceId', '')
    app.decorateRequest('network', '')
    app.addHook('onRequest', async (request, reply) => {
      const known = readOwner(app, request.headers.cookie)
      request.owner = known ?? { id: randomUUID(), kind: 'device' }
      request.deviceId = request.owner.id
      request.network = hideNetwork(request.ip, secrets[0] ?? '')
      if (known || !asksForPageOrData(request)) return
      reply.setCookie(DEVICE_COOKIE, request.owner.id, {
        signed: true,
        httpOnly: true,
        sameSite: 'lax',
        secure,
        path: '/',
        maxAge: YEAR_S,
      })
    })
  },
  { name: 'owner' },
)

/** A keyed hash of the network and the month: the same for all who share it, and nobody's address. */
function hideNetwork(ip: string, secret: string): string {
  const month = new Date().toISOString().slice(0, 7)
  const keyed = createHmac('sha256', secret).update(`${cutAddress(ip) ?? 'unknown'} ${month}`)
  return keyed.digest('base64url').slice(0, 22)
}

/** The owner that a cookie header names; undefined when it has none that we signed. */
export function readOwner(app: FastifyInstance, header: string | undefined): Owner | undefined {
  const signed = header ? app.parseCookie(header)[DEVICE_COOKIE] : undefined
  if (!signed) return undefined
  const { valid, value } = app.unsignCookie(signed)
  return valid && value && UUID.test(value) ? { id: value, kind: 'device' } : undefined
}

/** Assets are cached and health checks have no browser: a cookie there would be noise. */
function asksForPageOrData({ url }: FastifyRequest): boolean {
  return !url.startsWith('/assets/') && !url.startsWith('/health/')
}

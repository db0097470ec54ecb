import { createHmac, randomUUID } from 'node:crypto'
import { whereOwnerMoved, type Db, type Owner } from '@tailorbird/db'
import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { Cookies } from './cookies.ts'
import { cutAddress } from './cut-address.ts'
import { readDevice, writeDevice, type Device } from './device-cookie.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose rows this request may see: the signed-in user, else the device's owner. */
    owner: Owner
    /** The browser, whoever is signed in. */
    deviceId: string
    /** Owns what the browser makes while nobody is signed in. */
    deviceOwnerId: string
    /** It came without a cookie that we know: it may be anybody, or a program. */
    isNewDevice: boolean
    /** The network that it is in this month, in a form that names nobody. */
    network: string
  }
  interface FastifyReply {
    /** Tells the browser which device it is from now on. */
    setDevice: (device: Device) => void
  }
}

/** Knows a browser by a signed cookie, gives it one with its first request, and knows whose rows it may see. */
export const ownerPlugin = plugin<{ db: Db; secrets: string[]; cookies: Cookies }>(
  async (app, { db, secrets, cookies }) => {
    app.decorateRequest('owner', null as never)
    app.decorateRequest('deviceId', '')
    app.decorateRequest('deviceOwnerId', '')
    app.decorateRequest('isNewDevice', true)
    const hidden = Symbol('network')
    app.decorateRequest('network', {
      getter(this: FastifyRequest & { [hidden]?: string }) {
        return (this[hidden] ??= hideNetwork(this.ip, secrets[0] ?? ''))
      },
    })
    app.decorateReply('setDevice', function (this: FastifyReply, device: Device) {
      this.setCookie(...writeDevice(device, cookies))
    })
    app.addHook('onRequest', async (request, reply) => {
      const known = readDevice(app, cookies, request.cookies)
      const hasMoved = known !== undefined && (await hasSignedIn(request, known.device))
      const device = hasMoved
        ? { id: known.device.id, ownerId: randomUUID() }
        : (known?.device ?? newDevice())
      request.isNewDevice = !known
      request.deviceId = device.id
      request.deviceOwnerId = device.ownerId
      request.owner = request.session.userId
        ? { id: request.session.userId, kind: 'user' }
        : { id: device.ownerId, kind: 'device' }
      if (known?.renew === false && !hasMoved) return
      if (asksForPageOrData(request)) reply.setDevice(device)
    })

    /**
     * Whether a cookie names an owner that went to a user before this request began: a copy of it, or a
     * browser that never got the answer to its sign-in. Either goes on as a visitor.
     */
    async function hasSignedIn({ session, url }: FastifyRequest, device: Device): Promise<boolean> {
      // Files and pages ask no database, and who is signed in is known by more than this.
      if (session.userId || !url.startsWith('/api/')) return false
      return (await whereOwnerMoved(db, device.ownerId)) !== null
    }
    await Promise.resolve()
  },
  { name: 'owner', dependencies: ['session'] },
)

function newDevice(): Device {
  const id = randomUUID()
  return { id, ownerId: id }
}

/** A keyed hash of the network and the month: the same for all who share it, and nobody's address. */
function hideNetwork(ip: string, secret: string): string {
  const month = new Date().toISOString().slice(0, 7)
  const keyed = createHmac('sha256', secret).update(`${cutAddress(ip) ?? 'unknown'} ${month}`)
  return keyed.digest('base64url').slice(0, 22)
}

/** Assets are cached and health checks have no browser: a cookie there would be noise. */
function asksForPageOrData({ url, routeOptions }: FastifyRequest): boolean {
  if (routeOptions.config.signed) return false
  return !url.startsWith('/assets/') && !url.startsWith('/health/')
}

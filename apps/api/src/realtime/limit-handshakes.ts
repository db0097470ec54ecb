import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import { nameCookies, readSigned } from '../plugins/cookies.ts'
import { cutAddress } from '../plugins/cut-address.ts'
import { readDevice } from '../plugins/device-cookie.ts'
import { countHere } from '../plugins/hit-store.ts'
import { readAddress } from '../plugins/trusted-proxies.ts'

const MINUTE_MS = 60_000
/** What part of all sockets one network may have: others always find room. */
const SHARE = 1 / 2

/**
 * Limits how often one visitor and one network open sockets, and how many a network and all together have
 * open: before anything is looked up for one.
 * @returns whether a request may open one; it counts as open until its connection ends
 */
export function limitHandshakes(
  app: FastifyInstance,
  { config }: Pick<Parts, 'config'>,
): (request: IncomingMessage) => Promise<boolean> {
  const { SOCKETS_AT_ONCE, REQUESTS_PER_OWNER, REQUESTS_PER_NETWORK } = config
  const cookies = nameCookies(config.publicUrl)
  const addressOf = readAddress(config.TRUSTED_PROXIES)
  const count = countHere()
  const open = new Map<string, number>()

  /** Who asks, by a cookie that we signed, whatever became of it since. */
  function readSender({ headers: { cookie } }: IncomingMessage): string | undefined {
    const sent = cookie ? app.parseCookie(cookie) : {}
    const device = readDevice(app, cookies, sent)?.device.id
    return device ?? readSigned(app, sent[cookies.session])?.value
  }
  function change(keys: string[], by: number): void {
    for (const key of keys) {
      const now = (open.get(key) ?? 0) + by
      if (now > 0) open.set(key, now)
      else open.delete(key)
    }
  }
  const isTooOften = async (key: string, most: number) => (await count(key, MINUTE_MS)).count > most
  const isFull = (key: string, most: number) => (open.get(key) ?? 0) >= most

  return async (request) => {
    const { socket } = request
    const sender = readSender(request)
    if (!sender || socket.destroyed) return false
    const address = addressOf(request)
    const network = `network ${cutAddress(address) ?? address}`
    if (await isTooOften(`sender ${sender}`, REQUESTS_PER_OWNER)) return false
    if (await isTooOften(network, REQUESTS_PER_NETWORK)) return false
    if (isFull('all', SOCKETS_AT_ONCE) || isFull(network, Math.ceil(SOCKETS_AT_ONCE * SHARE)))
      return false
    change(['all', network], 1)
    socket.once('close', () => change(['all', network], -1))
    return true
  }
}

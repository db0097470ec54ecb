import type { FastifyInstance } from 'fastify'
import { readSigned, type Cookies } from './cookies.ts'

/** A browser, and the owner of what it made while nobody was signed in. */
export interface Device {
  id: string
  ownerId: string
}

const YEAR_S = 365 * 24 * 3600
const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'
/** The device, its owner where that is another, and the month in which it was set. */
const VALUE = new RegExp(`^(${UUID})(?:\\.(${UUID}))?(?:\\.(\\d{4}-\\d{2}))?$`)
const thisMonth = () => new Date().toISOString().slice(0, 7)

/**
 * The device that a request's cookies name. Its first owner has its id; after each sign-in it gets another.
 * @returns undefined when there is none that we signed; `renew`: the cookie should be set anew, as once a month, so
 * that who comes keeps it
 */
export function readDevice(
  app: FastifyInstance,
  { device: name }: Cookies,
  sent: Record<string, string | undefined>,
): { device: Device; renew: boolean } | undefined {
  const signed = readSigned(app, sent[name])
  const [, id, ownerId, month] = VALUE.exec(signed?.value ?? '') ?? []
  if (!signed || !id) return undefined
  return { device: { id, ownerId: ownerId ?? id }, renew: signed.renew || month !== thisMonth() }
}

/** The cookie that says it, as `setCookie` takes it. */
export function writeDevice({ id, ownerId }: Device, { device: name, secure }: Cookies) {
  const value = [id, ...(ownerId === id ? [] : [ownerId]), thisMonth()].join('.')
  const options = { signed: true, httpOnly: true, sameSite: 'lax', secure, path: '/' } as const
  return [name, value, { ...options, maxAge: YEAR_S }] as const
}

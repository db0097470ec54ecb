import type { FastifyInstance } from 'fastify'

/** How this product's cookies are named and set. */
export interface Cookies {
  device: string
  session: string
  /** Readable by the page, so that a signed-out visit asks for no user. */
  mark: string
  /** Over https only. */
  secure: boolean
}

const PLAIN = {
  device: 'tailorbird_device',
  session: 'tailorbird_session',
  mark: 'tailorbird_signed_in',
}

/**
 * Where people come over https, the prefix keeps other hosts of the same site from setting ours; cookies
 * without it, that they can set, are never read.
 */
export function nameCookies(publicUrl: URL): Cookies {
  const secure = publicUrl.protocol === 'https:'
  if (!secure) return { ...PLAIN, secure }
  return {
    device: `__Host-${PLAIN.device}`,
    session: `__Host-${PLAIN.session}`,
    mark: `__Host-${PLAIN.mark}`,
    secure,
  }
}

/** What a signed cookie says; `renew`: an older secret signed it. Undefined when we did not. */
export function readSigned(
  app: FastifyInstance,
  signed: string | undefined,
): { value: string; renew: boolean } | undefined {
  if (!signed) return undefined
  const { valid, value, renew } = app.unsignCookie(signed)
  return valid && value ? { value, renew } : undefined
}

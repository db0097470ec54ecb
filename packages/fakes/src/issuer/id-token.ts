import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'

/** A key that tokens are signed with. */
export interface SigningKey {
  id: string
  secret: KeyObject
  /** What the issuer publishes of it. */
  published: object
}

export function makeKey(id: string): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const published = { ...publicKey.export({ format: 'jwk' }), kid: id, alg: 'RS256', use: 'sig' }
  return { id, secret: privateKey, published }
}

/** A JSON web token. @param key undefined: it says that it needs no signature */
export function writeToken(claims: object, key: SigningKey | undefined): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const header = key ? { alg: 'RS256', typ: 'JWT', kid: key.id } : { alg: 'none', typ: 'JWT' }
  const body = `${encode(header)}.${encode(claims)}`
  return `${body}.${key ? createSign('sha256').update(body).sign(key.secret, 'base64url') : ''}`
}

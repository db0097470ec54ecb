import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readBody, sendJson } from '../http-answer.ts'
import { makeKey, writeToken } from './id-token.ts'

/** What the issuer does wrong. */
export type IssuerFault =
  | 'wrong nonce'
  | 'wrong audience'
  | 'wrong issuer'
  | 'wrong metadata'
  | 'expired'
  | 'unsigned'
  | 'other key'
  | 'no id token'
  | 'token refused'
  | 'silence'

export interface IssuerServer {
  url: string
  /** From now on it does this; null: nothing wrong. */
  misbehave: (fault: IssuerFault | null) => void
  /** Who signs in next. */
  setClaims: (claims: Record<string, unknown>) => void
  /** Paths that were asked for. */
  requests: readonly string[]
  close: () => Promise<void>
}

interface Asked {
  clientId: string
  nonce: string
}

/**
 * An OpenID Connect issuer on loopback that asks nobody anything, and can be made to do what no real one does.
 * @param port any free one by default
 */
export async function startIssuer(port = 0): Promise<IssuerServer> {
  const key = makeKey('published')
  const otherKey = { ...makeKey('published'), published: {} }
  const codes = new Map<string, Asked>()
  const requests: string[] = []
  let fault: IssuerFault | null = null
  let claims: Record<string, unknown> = {}

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', url())
    requests.push(pathname)
    if (fault === 'silence') return
    if (pathname === '/.well-known/openid-configuration') return sendJson(response, 200, describe())
    if (pathname === '/jwks') return sendJson(response, 200, { keys: [key.published] })
    if (pathname === '/authorize') return authorize(searchParams, response)
    if (pathname === '/token') return giveTokens(await readBody(request), response)
    sendJson(response, 404, {})
  }

  const describe = () => ({
    issuer: fault === 'wrong metadata' ? 'https://elsewhere.example' : url(),
    authorization_endpoint: `${url()}/authorize`,
    token_endpoint: `${url()}/token`,
    jwks_uri: `${url()}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'none'],
  })

  function authorize(asked: URLSearchParams, response: ServerResponse): void {
    const back = new URL(asked.get('redirect_uri') ?? '')
    const code = randomUUID()
    codes.set(code, { clientId: asked.get('client_id') ?? '', nonce: asked.get('nonce') ?? '' })
    back.searchParams.set('code', code)
    back.searchParams.set('state', asked.get('state') ?? '')
    response.writeHead(302, { location: back.href }).end()
  }

  function giveTokens(body: string | undefined, response: ServerResponse): void {
    const code = new URLSearchParams(body).get('code') ?? ''
    const asked = codes.get(code)
    codes.delete(code)
    if (!asked || fault === 'token refused')
      return sendJson(response, 400, { error: 'invalid_grant' })
    const now = Math.floor(Date.now() / 1000)
    const token = {
      iss: fault === 'wrong issuer' ? 'https://elsewhere.example' : url(),
      aud: fault === 'wrong audience' ? 'somebody-else' : asked.clientId,
      nonce: fault === 'wrong nonce' ? 'another' : asked.nonce,
      iat: now - 600,
      exp: fault === 'expired' ? now - 300 : now + 300,
      ...claims,
    }
    const signedWith = fault === 'unsigned' ? undefined : fault === 'other key' ? otherKey : key
    sendJson(response, 200, {
      access_token: randomUUID(),
      token_type: 'Bearer',
      ...(fault === 'no id token' ? {} : { id_token: writeToken(token, signedWith) }),
    })
  }

  const server = createServer((request, response) => void answer(request, response))
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: url(),
    misbehave: (next) => void (fault = next),
    setClaims: (next) => void (claims = next),
    requests,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

import { forgottenPassword } from '@tailorbird/contracts'
import * as oidc from 'openid-client'
import type { ApiConfig } from '../../../config.ts'
import { readUsername } from './read-username.ts'

/** What is kept between the way out and the way back. */
interface UnderWay {
  state: string
  nonce: string
  verifier: string
}

/** Who somebody is elsewhere. */
interface Claims {
  issuer: string
  subject: string
  email: string
  username: string
}

export interface Provider {
  /** @returns where to send the browser, and what to keep meanwhile */
  start: () => Promise<{ url: URL; underWay: UnderWay }>
  /**
   * Checks what the browser brought back and asks who it is.
   * @throws what is wrong with it; AuthorizationResponseError when the person or the provider said no
   */
  finish: (query: string, underWay: UnderWay) => Promise<Claims>
}

/** For each request to the provider, in seconds. */
const TIMEOUT_S = 5

/** Why claims are not enough to make an account of. */
class ClaimsError extends Error {
  override readonly name = 'ClaimsError'
  readonly code: string

  constructor(code: string) {
    super('claims not usable')
    this.code = code
  }
}

/**
 * Signing in elsewhere by OpenID Connect. The provider is looked up when somebody first wants it, and again
 * after a failure.
 * @returns null when it is not set up
 */
export function openProvider(config: ApiConfig): Provider | null {
  const { OIDC_CLIENT_ID: clientId, publicUrl } = config
  if (!clientId) return null
  const callback = new URL('/api/callback', publicUrl)
  let found: Promise<oidc.Configuration> | undefined
  const find = () => (found ??= discover(config, clientId))

  async function trying<T>(work: (provider: oidc.Configuration) => Promise<T>): Promise<T> {
    try {
      return await work(await find())
    } catch (error) {
      found = undefined
      throw error
    }
  }

  return {
    start: () =>
      trying(async (provider) => {
        const underWay = {
          state: oidc.randomState(),
          nonce: oidc.randomNonce(),
          verifier: oidc.randomPKCECodeVerifier(),
        }
        const url = oidc.buildAuthorizationUrl(provider, {
          redirect_uri: callback.href,
          scope: 'openid email profile',
          code_challenge: await oidc.calculatePKCECodeChallenge(underWay.verifier),
          code_challenge_method: 'S256',
          state: underWay.state,
          nonce: underWay.nonce,
        })
        return { url, underWay }
      }),
    finish: (query, { state, nonce, verifier }) =>
      trying(async (provider) => {
        const current = new URL(callback)
        current.search = query
        const tokens = await oidc.authorizationCodeGrant(provider, current, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new ClaimsError('no_claims')
        // Many providers tell the address only when they are asked for it.
        const more = claims['email']
          ? claims
          : await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub)
        return readClaims(claims, more)
      }),
  }
}

function discover(config: ApiConfig, clientId: string): Promise<oidc.Configuration> {
  const issuer = new URL(config.OIDC_ISSUER_URL)
  const secret = config.OIDC_CLIENT_SECRET
  return oidc.discovery(issuer, clientId, undefined, secret ? proveBy(secret) : oidc.None(), {
    timeout: TIMEOUT_S,
    execute: [
      // Otherwise it trusts the connection alone, and takes a token that anybody signed.
      oidc.enableNonRepudiationChecks,
      // The settings allow http on this machine alone.
      ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
    ],
  })
}

/** In the body where the provider says so, else in the header, which all must know. */
function proveBy(secret: string): oidc.ClientAuth {
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported
    const way = methods?.includes('client_secret_post')
      ? oidc.ClientSecretPost
      : oidc.ClientSecretBasic
    return way(secret)(server, ...rest)
  }
}

function readClaims(
  { iss, sub }: oidc.IDToken,
  { email, email_verified, ...names }: Record<string, unknown>,
): Claims {
  // It is who this is there: with none of it all such people would be one.
  if (sub === '') throw new ClaimsError('no_subject')
  if (typeof email !== 'string' || !forgottenPassword.isValidSync({ email }))
    throw new ClaimsError('no_email')
  // Whoever claims somebody's address could be waiting for them to come.
  if (email_verified === false) throw new ClaimsError('email_not_verified')
  // A domain in other letters is stored as forms send it.
  const { email: address } = forgottenPassword.cast({ email })
  return { issuer: iss, subject: sub, email: address, username: readUsername(names, address) }
}

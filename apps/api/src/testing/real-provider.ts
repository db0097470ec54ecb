import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import OidcProvider from 'oidc-provider'

export interface RealProvider {
  url: string
  /**
   * Signs a person in there and agrees, as they would in a browser.
   * @param url where the product sent them
   * @returns where the provider sends them back to
   */
  walkThrough: (url: string, person: string) => Promise<string>
  /** Goes there and says no. */
  refuse: (url: string) => Promise<string>
  close: () => Promise<void>
}

/** A certified OpenID Connect provider on loopback: whoever types a name there is that person. */
export async function startRealProvider(clientId: string, callback: string): Promise<RealProvider> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new OidcProvider(url, {
    clients: [
      { client_id: clientId, client_secret: 'a secret of the client', redirect_uris: [callback] },
    ],
    cookies: { keys: ['a key of the provider'] },
    claims: { email: ['email', 'email_verified'], profile: ['preferred_username'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: `${id}@example.org`,
        email_verified: true,
        preferred_username: id,
      }),
    }),
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 60,
      IdToken: 60,
      Interaction: 60,
      Session: 60,
    },
    pkce: { required: () => true },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  return {
    url,
    walkThrough: (address, person) => walk(address, url, person),
    refuse: (address) => walk(address, url, null),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Follows the provider's own pages until they lead away from it. */
async function walk(start: string, provider: string, person: string | null): Promise<string> {
  const jar = new Map<string, string>()
  let form: URLSearchParams | undefined
  let address = start
  for (let steps = 0; steps < 20; steps += 1) {
    const answer = await fetch(address, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { body: form } : {}),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    }
    const page = await answer.text()
    const next = answer.headers.get('location')
    if (next) {
      address = new URL(next, address).href
      form = undefined
      if (!address.startsWith(provider)) return address
    } else if (person === null) {
      address = `${address}/abort`
    } else {
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? ''
      form = new URLSearchParams({ prompt, login: person, password: 'any' })
    }
  }
  throw new Error('the provider leads nowhere')
}

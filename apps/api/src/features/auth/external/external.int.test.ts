import { startIssuer, type IssuerFault, type IssuerServer } from '@tailorbird/fakes'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser, type Browser } from '../../../testing/browser.ts'
import { register } from '../../../testing/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let issuer: IssuerServer
let api: TestApi
const urls = () => ({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
const PUBLIC_URL = 'http://localhost:3000'
beforeAll(async () => {
  issuer = await startIssuer()
  api = await startTestApi({
    ...urls(),
    env: { OIDC_ISSUER_URL: issuer.url, OIDC_CLIENT_ID: 'tailorbird', PUBLIC_URL },
  })
})
afterEach(() => issuer.misbehave(null))
afterAll(async () => {
  await api.close()
  await issuer.close()
})

let people = 0
function newClaims() {
  people += 1
  return {
    sub: `subject-${people}`,
    email: `elsewhere${people}@example.org`,
    name: `Ada R ${people}`,
  }
}
const locationOf = (answer: Response) => answer.headers.get('location') ?? ''
/** Goes to the issuer. @returns the address that it sends the browser back to, as path and query */
async function goOut(browser: Browser, returnTo = '/pricing'): Promise<string> {
  const out = await browser.get(`/api/login?returnTo=${encodeURIComponent(returnTo)}`)
  const there = await fetch(locationOf(out), { redirect: 'manual' })
  expect(locationOf(there)).toContain(`${PUBLIC_URL}/api/callback`)
  return locationOf(there).replace(PUBLIC_URL, '')
}
async function signInFrom(browser: Browser, claims: Record<string, unknown>) {
  issuer.setClaims(claims)
  return locationOf(await browser.get(await goOut(browser)))
}
const me = async (browser: Browser) => (await browser.get('/api/auth/me')).json()
const FAILED = '/login?problem=external-sign-in-failed'

test('somebody new gets an account without a password, and comes back to where they were', async () => {
  const browser = await openBrowser(api.url)
  const claims = newClaims()
  expect(await signInFrom(browser, claims)).toBe(`${PUBLIC_URL}/pricing`)
  const user = await me(browser)
  expect(user).toMatchObject({ email: claims.email, username: claims.name, hasPassword: false })
  const row = await api.db
    .selectFrom('users')
    .select('password')
    .where('email', '=', claims.email)
    .executeTakeFirst()
  expect(row?.password).toBe('!')

  const abroad = await openBrowser(api.url)
  await signInFrom(abroad, { ...newClaims(), email: `ada${people}@müller.example` })
  expect(await me(abroad)).toMatchObject({ email: `ada${people}@xn--mller-kva.example` })

  // The issuer's own name for them decides, not what else it tells.
  const again = await openBrowser(api.url)
  await signInFrom(again, { sub: claims.sub, email: 'changed@example.org' })
  expect(await me(again)).toEqual(user)
})

test('what the request out says: this client, a challenge, and an address back of the settings', async () => {
  const browser = await openBrowser(api.url)
  const out = await browser.get('/api/login', { host: 'elsewhere.example' })
  const { searchParams, pathname } = new URL(locationOf(out))
  expect(pathname).toBe('/authorize')
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'tailorbird',
    response_type: 'code',
    redirect_uri: `${PUBLIC_URL}/api/callback`,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    state: expect.stringMatching(/^[\w-]{43}$/) as string,
    nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
  })
})

test.each(['cross-site', 'same-site'])(
  'a link on a %s page leads to the button, not out',
  async (site) => {
    const browser = await openBrowser(api.url)
    const out = await browser.get('/api/login', { 'sec-fetch-site': site })
    expect(locationOf(out)).toBe('/login')
    expect(browser.cookieNamed('tailorbird_session')).toBeUndefined()
  },
)

test('signing in gets a new session id', async () => {
  const browser = await openBrowser(api.url)
  issuer.setClaims(newClaims())
  const back = await goOut(browser)
  const before = browser.cookieNamed('tailorbird_session')
  expect(before).toBeDefined()
  await browser.get(back)
  expect(browser.cookieNamed('tailorbird_session')).not.toBe(before)
  const thief = await openBrowser(api.url)
  thief.setCookie('tailorbird_session', before ?? '')
  expect(await me(thief)).toMatchObject({ code: 'not_signed_in' })
})

test.each<IssuerFault>([
  'wrong nonce',
  'wrong audience',
  'wrong issuer',
  'expired',
  'unsigned',
  'other key',
  'no id token',
  'token refused',
])('%s: nobody is signed in', async (fault) => {
  const browser = await openBrowser(api.url)
  issuer.setClaims(newClaims())
  const back = await goOut(browser)
  issuer.misbehave(fault)
  expect(locationOf(await browser.get(back))).toBe(FAILED)
  expect(await me(browser)).toMatchObject({ code: 'not_signed_in' })
  issuer.misbehave(null)
  expect(await signInFrom(browser, newClaims())).toBe(`${PUBLIC_URL}/pricing`)
})

test('an issuer that names nobody: no account is made', async () => {
  const browser = await openBrowser(api.url)
  const claims = { ...newClaims(), sub: '' }
  expect(await signInFrom(browser, claims)).toBe(FAILED)
  const users = api.db.selectFrom('users').select('id').where('email', '=', claims.email)
  expect(await users.execute()).toEqual([])
})

test('an issuer that says nothing', async () => {
  const browser = await openBrowser(api.url)
  issuer.setClaims(newClaims())
  const back = await goOut(browser)
  issuer.misbehave('silence')
  expect(locationOf(await browser.get(back))).toBe(FAILED)
}, 20_000)

test('a way back is good once', async () => {
  const browser = await openBrowser(api.url)
  issuer.setClaims(newClaims())
  const back = await goOut(browser)
  const asked = () => issuer.requests.filter((path) => path === '/token').length
  const before = asked()
  const answers = await Promise.all([browser.get(back), browser.get(back)])
  expect(new Set(answers.map(locationOf))).toEqual(new Set([`${PUBLIC_URL}/pricing`, FAILED]))
  expect(asked()).toBe(before + 1)
  expect(locationOf(await browser.get(back))).toBe(FAILED)
})

test.each([
  ['another state', (back: string) => back.replace(/state=[^&]*/, 'state=made-up')],
  ['no state', (back: string) => back.replace(/&?state=[^&]*/, '')],
  ['no code', (back: string) => back.replace(/code=[^&]*&?/, '')],
  ['nothing', () => '/api/callback'],
  ['two states', (back: string) => `${back}&state=made-up`],
])('a way back with %s signs nobody in', async (_what, change) => {
  const browser = await openBrowser(api.url)
  issuer.setClaims(newClaims())
  expect(locationOf(await browser.get(change(await goOut(browser))))).toBe(FAILED)
  expect(await me(browser)).toMatchObject({ code: 'not_signed_in' })
})

test("a way back opens nothing in somebody else's browser", async () => {
  const [attacker, victim] = await Promise.all([openBrowser(api.url), openBrowser(api.url)])
  issuer.setClaims(newClaims())
  expect(locationOf(await victim.get(await goOut(attacker)))).toBe(FAILED)
  expect(await me(victim)).toMatchObject({ code: 'not_signed_in' })
})

test('who says no comes back as such, and only with the right state', async () => {
  const browser = await openBrowser(api.url)
  const state = async () => new URLSearchParams((await goOut(browser)).split('?')[1]).get('state')
  const deny = (value: string | null) =>
    browser.get(`/api/callback?error=access_denied&state=${value}`)
  expect(locationOf(await deny(await state()))).toBe('/login?problem=external-sign-in-denied')
  await state()
  expect(locationOf(await deny('made-up'))).toBe(FAILED)
})

test('an address that another account has is not taken over', async () => {
  const { user } = await register(api.url)
  const browser = await openBrowser(api.url)
  const claims = { ...newClaims(), email: user.email.toUpperCase() }
  expect(await signInFrom(browser, claims)).toBe('/login?problem=email-taken')
  expect(await me(browser)).toMatchObject({ code: 'not_signed_in' })
})

test.each([{ email_verified: false }, { email: 'nobody' }])('%j is not enough', async (wrong) => {
  const browser = await openBrowser(api.url)
  expect(await signInFrom(browser, { ...newClaims(), ...wrong })).toBe(FAILED)
})

test('a user name that is taken gets a number', async () => {
  const { user } = await register(api.url)
  const browser = await openBrowser(api.url)
  await signInFrom(browser, { ...newClaims(), name: user.username })
  const { username } = (await me(browser)) as { username: string }
  expect(username).toMatch(new RegExp(`^${user.username} \\d{4}$`))
})

test('the same person in two browsers at once has one account', async () => {
  const browsers = await Promise.all([openBrowser(api.url), openBrowser(api.url)])
  const claims = newClaims()
  await Promise.all(browsers.map((browser) => signInFrom(browser, claims)))
  const [one, two] = await Promise.all(browsers.map(me))
  expect(one).toMatchObject({ email: claims.email })
  expect(two).toEqual(one)
})

test.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example'])(
  'returning to %s leads home',
  async (returnTo) => {
    const browser = await openBrowser(api.url)
    issuer.setClaims(newClaims())
    const answer = await browser.get(await goOut(browser, returnTo))
    expect(locationOf(answer)).toBe(`${PUBLIC_URL}/`)
  },
)

test('not set up, it says so', async () => {
  const without = await startTestApi(urls())
  try {
    const browser = await openBrowser(without.url)
    for (const path of ['/api/login', '/api/callback'])
      expect(locationOf(await browser.get(path))).toBe(
        '/login?problem=external-sign-in-unavailable',
      )
  } finally {
    await without.close()
  }
})

test('an issuer that is down at first is found when it is back', async () => {
  const late = await startIssuer()
  const port = Number(new URL(late.url).port)
  await late.close()
  const env = { OIDC_ISSUER_URL: late.url, OIDC_CLIENT_ID: 'tailorbird', PUBLIC_URL }
  const other = await startTestApi({ ...urls(), env })
  const browser = await openBrowser(other.url)
  expect(locationOf(await browser.get('/api/login'))).toBe(FAILED)
  const back = await startIssuer(port)
  try {
    expect(locationOf(await browser.get('/api/login'))).toContain(`${back.url}/authorize`)
  } finally {
    await other.close()
    await back.close()
  }
})

test('an issuer that describes itself as another is not gone to', async () => {
  const own = await startIssuer()
  own.misbehave('wrong metadata')
  const env = { OIDC_ISSUER_URL: own.url, OIDC_CLIENT_ID: 'tailorbird', PUBLIC_URL }
  const other = await startTestApi({ ...urls(), env })
  const browser = await openBrowser(other.url)
  try {
    expect(locationOf(await browser.get('/api/login'))).toBe(FAILED)
    own.misbehave(null)
    expect(locationOf(await browser.get('/api/login'))).toContain(`${own.url}/authorize`)
  } finally {
    await other.close()
    await own.close()
  }
})

test('no token, code or address of anybody is logged', () => {
  const text = api.logLines.join('')
  expect(text).toContain('external sign-in failed')
  expect(text).not.toMatch(/example\.org|code=|state=|eyJ/)
})

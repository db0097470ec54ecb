import { randomUUID } from 'node:crypto'
import { sign } from '@fastify/cookie'
import { afterEach, expect, inject, test } from 'vitest'
import { openBrowser, type Browser } from '../testing/browser.ts'
import { register } from '../testing/people.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

const SECRETS = ['a'.repeat(32), 'b'.repeat(32)] as const
const HTTPS = { PUBLIC_URL: 'https://resumes.example.org' }
const running: TestApi[] = []
afterEach(async () => {
  for (const api of running.splice(0)) await api.close()
})

async function start(env: Record<string, string>, databaseUrl?: string): Promise<TestApi> {
  const urls = { postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') }
  const api = await startTestApi({ ...urls, env, ...(databaseUrl ? { databaseUrl } : {}) })
  running.push(api)
  return api
}
/** Requests come over http from the proxy that speaks https with the browser. */
const behindProxy = { 'sec-fetch-site': 'same-origin' }

test('where people come over https, cookies are Secure and prefixed, also behind a proxy', async () => {
  const { url } = await start(HTTPS)
  const browser = await openBrowser(url)
  const body = { username: 'Ada', email: 'ada@example.org', password: 'correct horse' }
  const answer = await browser.post('/api/auth/register', body, behindProxy)
  expect(answer.status).toBe(200)
  const lines = answer.headers.getSetCookie()
  expect(new Set(lines.map((line) => line.split('=')[0]))).toEqual(
    new Set([
      '__Host-tailorbird_device',
      '__Host-tailorbird_session',
      '__Host-tailorbird_signed_in',
    ]),
  )
  for (const line of lines) expect(line).toMatch(/; Path=\/;.*Secure/)
  for (const line of lines) expect(line).toContain('SameSite=Lax')
  expect(lines.filter((line) => !line.includes('HttpOnly'))).toEqual([
    expect.stringContaining('__Host-tailorbird_signed_in=1'),
  ])
  expect((await browser.get('/api/auth/me')).status).toBe(200)

  const out = await browser.post('/api/auth/logout', undefined, behindProxy)
  // Without these a browser keeps a cookie of that name.
  for (const line of out.headers.getSetCookie().slice(-2)) expect(line).toContain('Secure')
  expect(browser.cookie()).not.toMatch(/session|signed_in/)
})

test('over https a cookie without the prefix, as another host of the site can set it, names nobody', async () => {
  const SECRET = SECRETS[0]
  const plain = await start({ SECRET })
  const { browser: theirs } = await register(plain.url)
  const secure = await start({ ...HTTPS, SECRET }, plain.databaseUrl)
  const planted = ['device', 'session', 'signed_in'].map((name) => {
    return `tailorbird_${name}=${theirs.cookieNamed(`tailorbird_${name}`)}`
  })
  const headers = { cookie: planted.join('; ') }
  const answer = await fetch(`${secure.url}/api/auth/me`, { headers })
  expect(answer.status).toBe(401)
  const [device = '', ...more] = answer.headers.getSetCookie()
  expect(device).toMatch(/^__Host-tailorbird_device=/)
  expect(more).toEqual([])
  const given = idOf(device.split('=')[1] ?? '')
  expect(given).not.toBe(idIn(theirs, 'tailorbird_device'))
})

test('cookies that an older secret signed are signed anew, and work on', async () => {
  const before = await start({ SECRET: SECRETS[1] })
  const { browser, user } = await register(before.url)
  const after = await start({ SECRET: SECRETS.join(',') }, before.databaseUrl)
  const kept = await openBrowser(after.url)
  for (const name of ['tailorbird_device', 'tailorbird_session'])
    kept.setCookie(name, browser.cookieNamed(name) ?? '')
  expect(await (await kept.get('/api/auth/me')).json()).toEqual(user)
  for (const name of ['tailorbird_device', 'tailorbird_session']) {
    expect(kept.cookieNamed(name)).not.toBe(browser.cookieNamed(name))
    expect(idIn(kept, name)).toBe(idIn(browser, name))
  }
  const last = await start({ SECRET: SECRETS[0] }, before.databaseUrl)
  const later = await fetch(`${last.url}/api/auth/me`, { headers: { cookie: kept.cookie() } })
  expect(await later.json()).toEqual(user)
})

test('who visits in another month has the device cookie for a year again, and once', async () => {
  const SECRET = SECRETS[0]
  const { url } = await start({ SECRET })
  const browser = await openBrowser(url)
  const id = idIn(browser, 'tailorbird_device') ?? ''
  const owner = randomUUID()
  for (const value of [`${id}.2026-01`, `${id}.${owner}.2026-01`, `${id}.${owner}`]) {
    browser.setCookie('tailorbird_device', encodeURIComponent(sign(value, SECRET)))
    const [line = ''] = (await browser.get('/api/jobs')).headers.getSetCookie()
    expect(line).toContain(`tailorbird_device=${value.replace('.2026-01', '')}.2`)
    expect(line).toContain('Max-Age=31536000')
    expect((await browser.get('/api/jobs')).headers.getSetCookie()).toEqual([])
  }
})

test('while the database is away nobody loses a cookie', async () => {
  const api = await start({})
  const { browser } = await register(api.url)
  await api.db.schema.alterTable('user_sessions').renameTo('sessions_away').execute()
  const answer = await browser.get('/api/auth/me')
  expect(answer.status).toBe(500)
  expect(answer.headers.getSetCookie()).toEqual([])
  await api.db.schema.alterTable('sessions_away').renameTo('user_sessions').execute()
  expect((await browser.get('/api/auth/me')).status).toBe(200)
})

const idOf = (signed: string) => decodeURIComponent(signed).split(/[.;]/)[0]
const idIn = (browser: Browser, name: string) => idOf(browser.cookieNamed(name) ?? '')

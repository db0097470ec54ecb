import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../../../testing/browser.ts'
import { startRealProvider, type RealProvider } from '../../../testing/real-provider.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

const PUBLIC_URL = 'http://localhost:3000'
let provider: RealProvider
let api: TestApi
beforeAll(async () => {
  provider = await startRealProvider('tailorbird', `${PUBLIC_URL}/api/callback`)
  api = await startTestApi({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    env: {
      OIDC_ISSUER_URL: provider.url,
      OIDC_CLIENT_ID: 'tailorbird',
      OIDC_CLIENT_SECRET: 'a secret of the client',
      PUBLIC_URL,
    },
  })
})
afterAll(async () => {
  await api.close()
  await provider.close()
})

const locationOf = (answer: Response) => answer.headers.get('location') ?? ''
const pathOf = (address: string) => address.replace(PUBLIC_URL, '')

test('a certified provider signs somebody in, and its code is good once', async () => {
  const browser = await openBrowser(api.url)
  const out = locationOf(await browser.get('/api/login?returnTo=/about'))
  const back = pathOf(await provider.walkThrough(out, 'ada'))
  expect(back).toMatch(/^\/api\/callback\?code=/)
  expect(locationOf(await browser.get(back))).toBe(`${PUBLIC_URL}/about`)
  const me = await (await browser.get('/api/auth/me')).json()
  expect(me).toMatchObject({ email: 'ada@example.org', username: 'ada', hasPassword: false })
  const failed = '/login?problem=external-sign-in-failed'
  expect(locationOf(await browser.get(back))).toBe(failed)
  expect(await (await browser.get('/api/auth/me')).json()).toEqual(me)
})

test('its code is worth nothing without the verifier of the browser that went out', async () => {
  const [ada, eve] = await Promise.all([openBrowser(api.url), openBrowser(api.url)])
  const outs = await Promise.all(
    [ada, eve].map(async (one) => locationOf(await one.get('/api/login'))),
  )
  const back = new URL(await provider.walkThrough(outs[0] ?? '', 'ada'))
  back.searchParams.set('state', new URL(outs[1] ?? '').searchParams.get('state') ?? '')
  const answer = await eve.get(pathOf(back.href))
  expect(locationOf(answer)).toBe('/login?problem=external-sign-in-failed')
  expect((await eve.get('/api/auth/me')).status).toBe(401)
})

test('who stops there comes back as somebody who said no', async () => {
  const browser = await openBrowser(api.url)
  const out = locationOf(await browser.get('/api/login'))
  const back = pathOf(await provider.refuse(out))
  expect(locationOf(await browser.get(back))).toBe('/login?problem=external-sign-in-denied')
})

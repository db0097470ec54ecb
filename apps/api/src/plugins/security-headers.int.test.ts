import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

const PAGE = '<head><!-- page-head --><!-- /page-head --></head><div id="root"></div>'
const SECRETS = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

const opened = new AsyncDisposableStack()
let plain: TestApi
let shop: TestApi
beforeAll(async () => {
  const webDir = await mkdtemp(join(tmpdir(), 'tailorbird-headers-'))
  opened.defer(() => rm(webDir, { recursive: true, force: true }))
  await writeFile(join(webDir, 'index.html'), PAGE)
  await writeFile(join(webDir, 'first-paint.json'), '{}')
  await writeFile(join(webDir, 'theme.js'), 'plain')
  const start = async (env: Record<string, string>) => {
    const urls = { postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') }
    const api = await startTestApi({ ...urls, webDir, env })
    opened.defer(api.close)
    return api
  }
  plain = await start({})
  shop = await start({ ...SECRETS, PUBLIC_URL: 'https://resumes.example.org' })
})
afterAll(() => opened.disposeAsync())

test.each([
  ['a page', '/', 200],
  ['a page that is not there', '/nowhere', 404],
  ['a file', '/theme.js', 200],
  ['an answer', '/api/settings', 200],
  ['an error', '/api/nothing', 404],
  ['a health check', '/health/live', 200],
])('%s has the headers once', async (_what, path, status) => {
  const { headers, status: given } = await fetch(plain.url + path)
  expect(given).toBe(status)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("object-src 'none'")
  // A second header would come behind a comma.
  expect(policy).not.toContain(',')
  expect(policy).not.toContain('stripe')
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('same-origin')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('strict-transport-security')).toBeNull()
})

test('over https it is said that there is nothing else', async () => {
  const { headers } = await fetch(`${shop.url}/about`)
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  expect(headers.get('content-security-policy')).toContain('wss://resumes.example.org')
})

test('Stripe’s hosts are let into the page that takes cards, and nowhere else', async () => {
  const policyOf = async (url: string, path: string) =>
    (await fetch(url + path)).headers.get('content-security-policy') ?? ''
  const checkout = await policyOf(shop.url, '/checkout?plan=basic')
  expect(checkout).toMatch(/script-src 'self' https:\/\/js\.stripe\.com/)
  expect(checkout).toMatch(/frame-src https:\/\/js\.stripe\.com/)
  expect(await policyOf(shop.url, '/pricing')).not.toContain('stripe')
  expect(await policyOf(plain.url, '/checkout')).not.toContain('stripe')
})

test('an answer in place of a socket is no page either', async () => {
  const answer = await fetch(`${plain.url}/socket.io/?EIO=4&transport=polling`)
  expect(answer.status).toBe(400)
  expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-anc/)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-type')).toBe('application/json')
})

test('what belongs to somebody is kept nowhere', async () => {
  const browser = await openBrowser(plain.url)
  for (const path of ['/api/jobs', '/api/device-usage', '/api/confirmed-skills', '/api/nothing']) {
    expect((await browser.get(path)).headers.get('cache-control')).toBe('no-store')
  }
})

test.each(['__proto__=1', '__proto__[x]=1', 'constructor=1', 'toString=1'])(
  '?%s changes nothing',
  async (query) => {
    const browser = await openBrowser(plain.url)
    const answer = await browser.get(`/api/jobs?${query}`)
    expect([200, 400]).toContain(answer.status)
    expect(({} as { x?: unknown }).x).toBeUndefined()
  },
)

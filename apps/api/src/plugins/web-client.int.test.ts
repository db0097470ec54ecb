import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listIndexed, pageHeads } from '@tailorbird/contracts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

const PAGE = `<!doctype html><head>
    <!-- page-head: replaced -->
    <title>As built</title>
    <!-- /page-head -->
    <link rel="preload" href="/assets/font-1a2b.woff2" />
    <script src="/theme.js"></script></head><div id="root"></div>`

let api: TestApi
let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tailorbird-client-'))
  await mkdir(join(dir, 'assets'))
  await writeFile(join(dir, 'index.html'), PAGE)
  await writeFile(join(dir, 'first-paint.json'), '{"/about":"<h1>About</h1>","404":"<h1>404</h1>"}')
  await writeFile(join(dir, 'theme.js'), 'plain')
  await writeFile(join(dir, 'clip.html'), 'clip')
  await writeFile(join(dir, 'assets/index-1a2b.js'), 'plain')
  await writeFile(join(dir, 'assets/index-1a2b.js.br'), 'packed')
  api = await startTestApi({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    webDir: dir,
    env: { CONTACT_EMAIL: 'ada@example.org', OPERATOR_TOKEN: 'a-token-of-the-operator' },
  })
})
afterAll(async () => {
  await api.close()
  await rm(dir, { recursive: true, force: true })
})

const ask = (path: string, init?: RequestInit) => fetch(api.url + path, init)

test.each(Object.entries(pageHeads))('%s has a head of its own', async (path, head) => {
  const answer = await ask(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  const html = await answer.text()
  expect(html.match(/<title>(.*)<\/title>/)?.[1]).toBe(head.title)
  expect(html).toContain(`<meta name="description" content="${head.description}" />`)
  expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${path}" />`)
  expect(html).toContain(`<meta property="og:url" content="http://localhost:3000${path}" />`)
  expect(html).toContain('<meta property="og:image" content="http://localhost:3000/social.png" />')
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />')
  expect(html).toContain('<meta name="contact" content="ada@example.org" />')
  expect(html.includes('noindex')).toBe('noindex' in head)
  expect(html).toContain('<link rel="preload" href="/assets/font-1a2b.woff2" />')
  expect(html).toContain('<script src="/theme.js"></script></head><div id="root">')
  expect(html).not.toContain('page-head')
})

test('every page says something else about itself', () => {
  const heads = Object.values(pageHeads)
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
})

test.each([
  '/nowhere',
  '/about/us',
  '/index.html',
  '/first-paint.json',
  '/%3Cscript%3E',
  '/about%22%3E',
  '/%',
  '/%00',
  '//other.example/',
])('%s is not found, and the page says so', async (path) => {
  const answer = await ask(path)
  expect(answer.status).toBe(404)
  const html = await answer.text()
  expect(html).toContain('<title>Page not found · Tailorbird</title>')
  expect(html).toContain('<meta name="robots" content="noindex" />')
  expect(html).not.toMatch(/canonical|og:url|As built/)
  expect(html).toContain('<div id="root"><h1>404</h1></div>')
})

test.each(['/about/', '/about?from=mail'])('%s is the page without the rest', async (path) => {
  const answer = await ask(path)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).toContain('href="http://localhost:3000/about"')
  expect(html).toContain('<div id="root"><h1>About</h1></div>')
})

test.each([
  ['/', 200],
  ['/about', 200],
  ['/nowhere', 404],
  ['/robots.txt', 200],
  ['/assets/index-1a2b.js', 200],
])('HEAD %s answers %s without a body', async (path, status) => {
  const answer = await ask(path, { method: 'HEAD' })
  expect(answer.status).toBe(status)
  expect(await answer.text()).toBe('')
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0)
})

test('a page comes packed to who can unpack it', async () => {
  const packed = await ask('/', { headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(packed.headers.get('vary')).toBe('accept-encoding')
  expect(await packed.text()).toContain('<title>')
  const plain = await ask('/', { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toContain('<title>')
})

test('files with a hash in their name last, others are asked about again', async () => {
  const asset = await ask('/assets/index-1a2b.js', { headers: { 'accept-encoding': 'identity' } })
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await asset.text()).toBe('plain')
  const theme = await ask('/theme.js')
  expect(theme.headers.get('cache-control')).toBe('no-cache')
  expect(theme.headers.get('etag')).toBeTruthy()
})

test('a file goes out as the build packed it', async () => {
  const answer = await ask('/assets/index-1a2b.js', {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('content-length')).toBe(String('packed'.length))
  expect(answer.headers.get('content-type')).toMatch(/javascript/)
})

test('calls and assets that are not there get no page', async () => {
  for (const path of ['/api/nothing', '/assets/gone-1a2b.js', '/health/nothing']) {
    const answer = await ask(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
  }
  expect((await ask('/nowhere', { method: 'POST' })).headers.get('content-type')).toContain(
    'problem',
  )
})

test('search engines are told what there is', async () => {
  const robots = await (await ask('/robots.txt')).text()
  expect(robots).toMatch(/^Disallow: \/api\/$/m)
  expect(robots).toMatch(/^Sitemap: http:\/\/localhost:3000\/sitemap\.xml$/m)
  const sitemap = await ask('/sitemap.xml')
  expect(sitemap.headers.get('content-type')).toContain('application/xml')
  const places = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, place]) => place,
  )
  expect(places).toEqual(listIndexed().map((path) => `http://localhost:3000${path}`))
  expect(places).toContain('http://localhost:3000/pricing')
  expect(places).not.toContain('http://localhost:3000/checkout')
  expect(places).not.toContain('http://localhost:3000/operator')
})

test('without a token there is no page of the operator', async () => {
  const urls = { postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') }
  const other = await startTestApi({ ...urls, webDir: dir })
  try {
    for (const path of ['/operator', '/operator/']) {
      const answer = await fetch(other.url + path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('<title>Page not found · Tailorbird</title>')
    }
  } finally {
    await other.close()
  }
})

test('the page that takes postings is not cut from who opened it, and may ask for nothing', async () => {
  const { headers, status } = await ask('/clip.html')
  expect(status).toBe(200)
  expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; /)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('content-security-policy')).not.toMatch(/connect-src|,/)
  for (const path of ['/', '/postings', '/theme.js', '/api/settings']) {
    const other = await ask(path)
    expect(other.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  }
})

test('an address that is far too long for a file is not there', async () => {
  const answer = await ask(`/api/resume/${'a'.repeat(9000)}`)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 'not_found' })
})

import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PdfRenderer } from './pdf-renderer.ts'
import { readPdf } from './testing/read-pdf.ts'
import { openRenderer } from './testing/renderer.ts'

// A first run unpacks the browser, and machines are busy.
let renderer: PdfRenderer
let server: Server
let connections = 0
let folder: string
let targets: string[]

beforeAll(async () => {
  renderer = (await openRenderer()).renderer
  server = createServer((_request, response) => {
    response.setHeader('connection', 'close')
    response.end('<h1>CANARY</h1>')
  })
  server.on('connection', () => (connections += 1))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  folder = await mkdtemp(join(tmpdir(), 'tailorbird-canary-'))
  const file = join(folder, 'canary.html')
  await writeFile(file, '<h1>CANARY</h1>')
  targets = [
    `http://127.0.0.1:${port}/`,
    `http://localhost:${port}/`,
    `https://127.0.0.1:${port}/`,
    'http://169.254.169.254/latest/meta-data/',
    pathToFileURL(file).href,
  ]
})

afterAll(async () => {
  await renderer.close()
  server.close()
  await rm(folder, { recursive: true })
})

const attacks: [string, (url: string) => string][] = [
  ['img', (url) => `<img src="${url}"><img srcset="${url} 2x">`],
  [
    'css',
    (url) =>
      `<link rel="stylesheet" href="${url}"><style>@import "${url}"; body{background:url(${url})}</style>`,
  ],
  ['font', (url) => `<style>@font-face{font-family:x;src:url(${url})}p{font-family:x}</style>`],
  [
    'iframe',
    (url) => `<iframe src="${url}"></iframe><iframe srcdoc='<img src="${url}">'></iframe>`,
  ],
  ['frame in data:', (url) => `<iframe src="data:text/html,<img src='${url}'>"></iframe>`],
  ['object, embed', (url) => `<object data="${url}"></object><embed src="${url}">`],
  ['svg', (url) => `<svg><image href="${url}"/><use href="${url}#a"/></svg>`],
  [
    'video, audio',
    (url) =>
      `<video src="${url}" poster="${url}" autoplay></video><audio src="${url}" preload></audio>`,
  ],
  [
    'prefetch',
    (url) =>
      `<link rel="prefetch" href="${url}"><link rel="preload" as="image" href="${url}"><link rel="preconnect" href="${url}"><link rel="dns-prefetch" href="${url}"><link rel="modulepreload" href="${url}">`,
  ],
  ['meta refresh', (url) => `<meta http-equiv="refresh" content="0;url=${url}">`],
  [
    'base and form',
    (url) => `<base href="${url}"><form action="${url}"><button autofocus>x</button></form>`,
  ],
  [
    'script',
    (url) =>
      `<script>new Image().src='${url}';fetch('${url}');location='${url}'</script><img src=x onerror="location='${url}'">`,
  ],
  ['websocket', (url) => `<script>new WebSocket('${url.replace('http', 'ws')}')</script>`],
  [
    'own policy',
    (url) =>
      `<meta http-equiv="Content-Security-Policy" content="default-src *"><img src="${url}">`,
  ],
  ['manifest, icon', (url) => `<link rel="manifest" href="${url}"><link rel="icon" href="${url}">`],
]

test.each(attacks)('%s reaches nothing and shows nothing (fault 13)', async (_name, attack) => {
  const before = connections
  for (const url of targets) {
    const bytes = await renderer.render(`<h1>Resume</h1>${attack(url)}<p>End</p>`, {
      size: 'letter',
    })
    const { text } = await readPdf(bytes)
    expect(text).toMatch(/^Resume .*End/)
    expect(text).not.toContain('CANARY')
  }
  // Whatever was on its way has come by the time that the browser and the server did something else.
  await renderer.render('<p>Fence</p>', { size: 'letter' })
  await (await fetch(targets[0] ?? '')).text()
  expect(connections).toBe(before + 1)
})

test('scripts change nothing', async () => {
  const html =
    '<p id="a">Own</p><script>document.getElementById("a").textContent = "SCRIPT"</script>'
  expect((await readPdf(await renderer.render(html, { size: 'letter' }))).text).toBe('Own')
})

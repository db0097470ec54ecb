import { mkdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import playwright from '../playwright.config.ts'

// Draws the picture of shared links and the icons into the client's public folder:
// `node apps/e2e/social/draw-social.ts`.
const HERE = fileURLToPath(new URL('.', import.meta.url))
const WEB = fileURLToPath(new URL('../../web/', import.meta.url))
const FILES = join(WEB, 'public')
const ORIGIN = 'http://drawing.localhost'
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
/** What the mark takes of an icon's width: a maskable icon may lose a fifth of it at its edges. */
const ICONS = [
  ['apple-touch-icon.png', 180, 0.72],
  ['icon-192.png', 192, 0.62],
  ['icon-512.png', 512, 0.62],
] as const

const browser = await chromium.launch(playwright.use?.launchOptions ?? {})
try {
  const page = await browser.newPage({ colorScheme: 'light' })
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const file = pathname.startsWith('/web/') ? join(WEB, pathname.slice(5)) : join(HERE, pathname)
    const body = await readFile(file)
    await route.fulfill({ body, contentType: TYPES[extname(file)] ?? 'application/octet-stream' })
  })
  await mkdir(FILES, { recursive: true })
  await page.goto(`${ORIGIN}/card.html`)
  await draw(page, 'social.png', 1200, 630)
  for (const [name, size, share] of ICONS) {
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:#fbf8f3">
        <img src="${ORIGIN}/web/public/favicon.svg" width="${size * share}" alt="">`,
    )
    await draw(page, name, size, size)
  }
} finally {
  await browser.close()
}

async function draw(page: Page, name: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(() =>
    Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]),
  )
  await page.screenshot({ path: join(FILES, name) })
  process.stdout.write(`${name}: ${width} × ${height}\n`)
}

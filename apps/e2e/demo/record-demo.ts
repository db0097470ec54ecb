import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import playwright from '../playwright.config.ts'
import { makeSettings, startProduct } from '../src/product.ts'
import { makeCamera } from './camera.ts'
import { encode } from './encode.ts'
import { servePosting } from './posting-page.ts'
import { playScene } from './scene.ts'
import { makeStage, VIEW } from './stage.ts'

// Records the demo video of the page from the product itself: `node apps/e2e/demo/record-demo.ts`.
const WEB = fileURLToPath(new URL('../../web/', import.meta.url))
const FILES = join(WEB, 'public/demo')
const TRANSCRIPT = join(WEB, 'src/features/demo/transcript.json')
const MOST_BYTES = 3_000_000
const SECONDS = { least: 25, most: 36 }

const folder = await mkdtemp(join(tmpdir(), 'tailorbird-demo-'))
const webDir = join(folder, 'web')
await promisify(execFile)('node_modules/.bin/vite', ['build', '--outDir', webDir], { cwd: WEB })
const settings = await makeSettings({ WEB_DIR: webDir })
const product = await startProduct(settings)
const site = await servePosting()
const browser = await chromium.launch(playwright.use?.launchOptions ?? {})
try {
  const context = await browser.newContext({
    viewport: VIEW,
    locale: 'en-US',
    colorScheme: 'light',
  })
  const [page, posting] = [await context.newPage(), await context.newPage()]
  await page.goto(product.url, { waitUntil: 'networkidle' })
  await posting.goto(site.url)
  const camera = makeCamera(folder)
  const tabs = new Map([
    [page, 'Tailorbird'],
    [posting, 'Telemetry Registered Nurse'],
  ])
  await playScene(makeStage(camera, tabs), camera, page, posting)
  await mkdir(FILES, { recursive: true })
  const sizes = await encode(camera, folder, FILES, 'how-to-paste')
  await writeFile(TRANSCRIPT, `${JSON.stringify(camera.lines, undefined, 2)}\n`)
  const seconds = camera.length() / 1000
  process.stdout.write(`${camera.frames.length} pictures, ${seconds.toFixed(1)} s\n`)
  for (const [ending, bytes] of sizes) process.stdout.write(`${ending}: ${bytes} bytes\n`)
  const wrongLength = seconds < SECONDS.least || seconds > SECONDS.most
  if (wrongLength) process.stderr.write('The video should take about 30 seconds.\n')
  const tooLarge = sizes.some(([, bytes]) => bytes > MOST_BYTES)
  if (tooLarge) process.stderr.write(`A file has more than ${MOST_BYTES} bytes.\n`)
  process.exitCode = wrongLength || tooLarge ? 1 : 0
} finally {
  await browser.close()
  site.close()
  await product.stop()
  await settings.clear()
  if (process.env['KEEP_FRAMES'] === undefined) await rm(folder, { recursive: true, force: true })
  else process.stdout.write(`${folder}\n`)
}

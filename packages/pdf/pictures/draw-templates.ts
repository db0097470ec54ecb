/**
 * Draws the small picture of each template that people choose by: node packages/pdf/pictures/draw-templates.ts
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TEMPLATE_NAMES } from '@tailorbird/contracts'
import { toHtml } from '@tailorbird/document'
import { findBrowser } from '../src/find-browser.ts'
import { prepareFonts } from '../src/fonts.ts'
import { launchBrowser } from '../src/launch-browser.ts'
import { removeProfileFolder } from '../src/profile-folder.ts'
import { prepareSandbox } from '../src/sandbox.ts'
import { cacheDir } from '../src/testing/renderer.ts'
import { samplePerson } from './sample-person.ts'

const FOLDER = join(
  import.meta.dirname,
  '../../../apps/web/src/features/results/templates/pictures',
)
/** The upper part of a page in CSS pixels, narrower than paper, so that small letters show at all. */
const PAGE = { width: 600, height: 576 }
const NARROWER = 600 / 816
/** Twice the width at which the page shows them. */
const PICTURE_WIDTH = 240
const MAX_BYTES = 8_000

/** A screen has no margins of paper: the body gets them. */
const addMargins = (html: string) => {
  const found = /margin: ([\d.]+)mm ([\d.]+)mm ([\d.]+)mm/.exec(html)?.slice(1) ?? []
  const margins = found.map((margin) => `${Number(margin) * NARROWER}mm`).join(' ')
  return html.replace(
    '</style>',
    `html { background: #ffffff; } body { padding: ${margins}; }</style>`,
  )
}

const found = await findBrowser({ cacheDir })
const { executablePath, on } = await prepareSandbox(found.executablePath, cacheDir)
const { browser, profile } = await launchBrowser({
  executablePath,
  shell: found.shell,
  sandbox: on,
  env: { ...found.env, ...(await prepareFonts(cacheDir)) },
  protocolTimeoutMs: 15_000,
})
const page = await browser.newPage()
await page.setViewport({ ...PAGE, deviceScaleFactor: PICTURE_WIDTH / PAGE.width })
for (const template of TEMPLATE_NAMES) {
  await page.setContent(
    addMargins(toHtml(structuredClone(samplePerson) as never, { size: 'letter', template })),
  )
  const bytes = await page.screenshot({ type: 'webp', quality: 70 })
  if (bytes.length > MAX_BYTES) throw new Error(`${template}: ${bytes.length} bytes`)
  await writeFile(join(FOLDER, `${template}.webp`), bytes)
  process.stdout.write(`${template} ${bytes.length} bytes\n`)
}
await browser.close()
await removeProfileFolder(profile)

// Prints how fast a two-page resume is rendered, against Puppeteer alone on one reused page:
// node bench/render.bench.ts
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../src/find-browser.ts'
import { prepareFonts } from '../src/fonts.ts'
import { createPdfRenderer } from '../src/index.ts'
import { launchBrowser } from '../src/launch-browser.ts'
import { removeProfileFolder } from '../src/profile-folder.ts'
import { prepareSandbox } from '../src/sandbox.ts'
import { makeSampleResume } from '../src/testing/sample-resume.ts'

const RUNS = 200
const WARM_UP = 20
const html = makeSampleResume()
const cacheDir = await mkdtemp(join(tmpdir(), 'tailorbird-bench-'))

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function timeStart(): Promise<number> {
  const started = performance.now()
  const renderer = await createPdfRenderer({ cacheDir })
  await renderer.render(html, { size: 'letter' })
  const ms = performance.now() - started
  await renderer.close()
  return ms
}

function percentile(times: number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN
}

const firstStart = await timeStart()
const laterStarts = [await timeStart(), await timeStart(), await timeStart()]

const renderer = await createPdfRenderer({ cacheDir })
const found = await findBrowser({ cacheDir })
const { executablePath } = await prepareSandbox(found.executablePath, cacheDir)
const raw = await launchBrowser({
  executablePath,
  shell: found.shell,
  sandbox: true,
  env: { ...found.env, ...(await prepareFonts(cacheDir)) },
  protocolTimeoutMs: 15_000,
})
const page = await raw.browser.newPage()

const rawTimes: number[] = []
const ourTimes: number[] = []
// In turns, so that whatever else the machine does falls on both.
for (let run = 0; run < RUNS + WARM_UP; run += 1) {
  const rawTime = await time(async () => {
    await page.setContent(html)
    await page.pdf({ format: 'letter', printBackground: true, outline: true })
  })
  const ourTime = await time(() => renderer.render(html, { size: 'letter' }))
  if (run < WARM_UP) continue
  rawTimes.push(rawTime)
  ourTimes.push(ourTime)
}
await raw.browser.close()
await removeProfileFolder(raw.profile)

const together = await time(() =>
  Promise.all(Array.from({ length: RUNS }, () => renderer.render(html, { size: 'letter' }))),
)
await renderer.close()
await rm(cacheDir, { recursive: true })

const row = (name: string, value: number, unit: string) =>
  `${name.padEnd(44)}${value.toFixed(1).padStart(9)} ${unit}\n`
process.stdout.write(
  [
    `Browser: ${found.source}, ${found.shell ? 'headless shell' : 'full'}; ${RUNS} runs\n`,
    row('First start to first PDF (unpacks)', firstStart, 'ms'),
    row('Later start to first PDF', percentile(laterStarts, 0.5), 'ms'),
    row('Puppeteer alone, one reused page, p50', percentile(rawTimes, 0.5), 'ms'),
    row('Puppeteer alone, one reused page, p95', percentile(rawTimes, 0.95), 'ms'),
    row('render(), p50', percentile(ourTimes, 0.5), 'ms'),
    row('render(), p95', percentile(ourTimes, 0.95), 'ms'),
    row('render(), two pages at once', (RUNS / together) * 1000, 'PDFs/s'),
  ].join(''),
)

// 2,000 postings put in through the page, in a real browser, until all are on the screen: pnpm bench:postings-page
import { availableParallelism, loadavg } from 'node:os'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '@tailorbird/pdf'
import { uploadResume } from '../src/main-page.ts'
import { makePostings } from '../src/many-postings.ts'
import { BROWSER_CACHE_DIR } from '../src/prepared.ts'
import { makeSettings, startProduct } from '../src/product.ts'
import { POSTING, RESUME } from '../src/samples.ts'
import { openVisitor } from '../src/visitor.ts'

const COUNT = 2000
const COPIES = 200
/** As long as an ordinary posting, 2.8 kB. */
const SENTENCES = 25
const GIVE_UP_MS = 180_000
const SORTS = 7

const ordinary = makePostings(COUNT - COPIES, SENTENCES)
const copies = ordinary.slice(0, COPIES).map(({ text }) => ({ text: `${text}\nApply today.` }))
const postings = [...ordinary, ...copies]

const settings = await makeSettings({ BROWSER_CACHE_DIR })
const product = await startProduct(settings)
const { executablePath, env } = await findBrowser({
  executablePath: process.env['PUPPETEER_EXECUTABLE_PATH'],
  cacheDir: BROWSER_CACHE_DIR,
})
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu'],
  env: { ...process.env, ...env },
})
try {
  // Threads load their tables with the first text that they read.
  const visitor = await openVisitor(product.url)
  await visitor.tailor(RESUME, POSTING)
  await visitor.post('/api/postings', { postings: makePostings(COUNT / 10, SENTENCES) })
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(GIVE_UP_MS)
  await page.goto('/')
  await uploadResume(page, 'resume.txt', RESUME)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Postings' })
    .click()
  const lines = [await measureImport(page), await measureOpening(page), await measureSorts(page)]
  const kb = Math.round(postings.reduce((sum, { text }) => sum + text.length, 0) / COUNT / 100) / 10
  const machine = `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`
  process.stdout.write([`${machine}, ${COUNT} postings of ${kb} kB`, ...lines, ''].join('\n'))
} finally {
  await browser.close()
  await product.stop()
  await settings.clear()
}

/** From the file to a list that is read, scored and grouped. */
async function measureImport(page: Page): Promise<string> {
  const rows = page.locator('.postings-row[data-index]')
  const picked = performance.now()
  const buffer = Buffer.from(JSON.stringify(postings))
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'postings.json', mimeType: 'application/json', buffer })
  const button = page.getByRole('button', { name: 'Add 2,000 postings' })
  await button.waitFor()
  const found = performance.now()
  await watchTasks(page)
  await button.click()
  await rows.first().waitFor()
  const shown = performance.now()
  await page.locator('.postings-score').first().waitFor()
  const scored = performance.now()
  await page.getByText(/^Scored: /).waitFor({ state: 'hidden' })
  const read = performance.now()
  await page.getByRole('checkbox', { name: /^Show .* copies/ }).waitFor()
  const grouped = performance.now()
  await page.getByText('What would lift most of them').waitFor()
  return [
    `found in the file after ${seconds(found - picked)}`,
    `from the press: first rows after ${seconds(shown - found)}, first score after ${seconds(scored - found)}`,
    `all read and scored after ${seconds(read - found)}, grouped after ${seconds(grouped - found)}`,
    `the page stood still for ${await readLongest(page)} ms at most meanwhile`,
  ].join('\n')
}

/** The page opened anew beside the whole list. */
async function measureOpening(page: Page): Promise<string> {
  const begin = performance.now()
  await page.reload({ waitUntil: 'commit' })
  await page.locator('.postings-score').first().waitFor()
  const first = performance.now()
  await page.getByText(/ of 2,000 shown$/).waitFor()
  const all = performance.now()
  return `opened again: first rows after ${seconds(first - begin)}, all after ${seconds(all - begin)}`
}

/** How long each column takes from the press to the next frame, and how many nodes there are then. */
async function measureSorts(page: Page): Promise<string> {
  await page.getByRole('checkbox', { name: /^Show .* copies/ }).check()
  await page.getByText('2,000 of 2,000 shown').waitFor()
  const sorts = await page.evaluate(async (times) => {
    const frame = () =>
      new Promise((resolve) => {
        // What is posted in a frame arrives when it is painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', resolve)
          port1.start()
          port2.postMessage('')
        })
      })
    const found: { name: string; took: number[] }[] = []
    for (const button of document.querySelectorAll<HTMLElement>('.postings-head button')) {
      const took: number[] = []
      for (let at = 0; at < times; at += 1) {
        await frame()
        const begin = performance.now()
        button.click()
        await frame()
        took.push(performance.now() - begin)
      }
      found.push({ name: button.textContent.replace(/ [↑↓]$/, ''), took })
    }
    return found
  }, SORTS)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  const words = sorts.map(({ name, took }) => {
    const sorted = took.toSorted((one, other) => one - other)
    return `${name} ${Math.round(sorted[Math.floor(SORTS / 2)] ?? 0)} (at most ${Math.round(sorted.at(-1) ?? 0)})`
  })
  return `sorted by ${words.join(', ')} ms\n${nodes} nodes`
}

/** Notes from now on how long the page could answer nobody. */
function watchTasks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const noted = globalThis as unknown as { longest: number }
    noted.longest = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        noted.longest = Math.max(noted.longest, duration)
    }).observe({ type: 'longtask' })
  })
}

function readLongest(page: Page): Promise<number> {
  return page.evaluate(() => Math.round((globalThis as unknown as { longest: number }).longest))
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

// 2,000 postings put in through the page, in a real browser, until all are on the screen: pnpm bench:postings-page [--cold]
// With `--cold` the product has read no text before.
import { writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import type { PostingPage } from '@tailorbird/contracts'
import { findBrowser } from '@tailorbird/pdf'
import { makePostings } from '../src/many-postings.ts'
import { BROWSER_CACHE_DIR } from '../src/prepared.ts'
import { makeSettings, startProduct } from '../src/product.ts'
import { POSTING, RESUME } from '../src/samples.ts'
import { openVisitor } from '../src/visitor.ts'
import { openBarePage, type BarePage } from './bare-page.ts'

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
if (executablePath === undefined) throw new Error('no browser')
const environment = { ...process.env, ...env }
const bare = await openBarePage(executablePath, environment)
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu'],
  env: environment,
})
try {
  // Threads load their tables with the first text that they read.
  if (!process.argv.includes('--cold')) {
    const visitor = await openVisitor(product.url)
    await visitor.tailor(RESUME, POSTING)
    await visitor.post('/api/postings/resume', { originalContent: RESUME })
    await visitor.post('/api/postings', { postings: makePostings(COUNT / 10, SENTENCES) })
    for (let unread = 1; unread > 0; await delay(500)) {
      const page = (await (await visitor.get('/api/postings')).json()) as PostingPage
      unread = page.unread
    }
  }
  const imported = await measureImport(bare)
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1440, height: 900 },
  })
  await context.addCookies(await bare.cookies())
  const page = await context.newPage()
  page.setDefaultTimeout(GIVE_UP_MS)
  const lines = [imported, await measureOpening(page), await measureSorts(page)]
  const kb = Math.round(postings.reduce((sum, { text }) => sum + text.length, 0) / COUNT / 100) / 10
  const machine = `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`
  process.stdout.write([`${machine}, ${COUNT} postings of ${kb} kB`, ...lines, ''].join('\n'))
} finally {
  await bare.close()
  await browser.close()
  await product.stop()
  await settings.clear()
}

/** From the file to a list that is read, scored and grouped; all times are taken in the page. */
async function measureImport(page: BarePage): Promise<string> {
  const resume = join(settings.dataDir, 'resume.txt')
  const file = join(settings.dataDir, 'postings.json')
  await Promise.all([writeFile(resume, RESUME), writeFile(file, JSON.stringify(postings))])
  await page.goto(`${product.url}/`)
  await page.until("document.querySelector('input[type=file]')")
  await page.choose('input[type=file]', resume)
  await page.until("document.body.innerText.includes('resume.txt')")
  await page.evaluate(
    "[...document.querySelectorAll('nav a')].find((link) => link.textContent.trim() === 'Postings').click()",
  )
  await page.until("document.querySelector('input[type=file][multiple]')")
  await page.evaluate('globalThis.chosen = performance.now()')
  await page.choose('input[type=file][multiple]', file)
  const ADD =
    "[...document.querySelectorAll('button')].find((button) => button.textContent.includes('Add 2,000 postings'))"
  await page.until(ADD)
  const times = await page.evaluate<
    Record<'found' | 'rows' | 'score' | 'read' | 'grouped' | 'longest', number>
  >(`(async () => {
    const times = { found: performance.now() - chosen, longest: 0 }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) times.longest = Math.max(times.longest, duration)
    }).observe({ type: 'longtask' })
    const until = async (name, condition, pauseMs = 200) => {
      while (!condition()) await new Promise((resolve) => setTimeout(resolve, pauseMs))
      times[name] = performance.now() - pressed
    }
    const find = (selector) => document.querySelector(selector)
    const says = (words) => document.body.textContent.includes(words)
    const button = ${ADD}
    const pressed = performance.now()
    button.click()
    await until('rows', () => find('.postings-row[data-index]'), 10)
    await until('score', () => find('.postings-score'))
    await until('read', () => says('2,000 of 2,000 shown') && !says('Scored: '))
    await until('grouped', () => says('copies'))
    await until('lift', () => says('What would lift most of them'))
    return times
  })()`)
  return [
    `found in the file after ${seconds(times.found)}`,
    `from the press: first rows after ${seconds(times.rows)}, first score after ${seconds(times.score)}`,
    `all read and scored after ${seconds(times.read)}, grouped after ${seconds(times.grouped)}`,
    `the page stood still for ${Math.round(times.longest)} ms at most meanwhile`,
  ].join('\n')
}

/** The page opened anew beside the whole list. */
async function measureOpening(page: Page): Promise<string> {
  await page.goto('/')
  const begin = performance.now()
  await page.goto('/postings', { waitUntil: 'commit' })
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

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

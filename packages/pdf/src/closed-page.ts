import type { Browser, Page } from 'puppeteer-core'

/** A page that runs no scripts and reaches nothing. */
export interface ClosedPage {
  page: Page
  /** Aborted when the page's process crashed: calls to it never answer then. */
  crashed: AbortSignal
}

/** Opens a page and takes scripts and network away from it. */
export async function openClosedPage(browser: Browser): Promise<ClosedPage> {
  return closeOff(await browser.newPage())
}

/** Takes scripts and network away from a page. */
export async function closeOff(page: Page): Promise<ClosedPage> {
  const crash = new AbortController()
  page.once('error', () => crash.abort(new Error('The page crashed.')))
  await page.setJavaScriptEnabled(false)
  await page.setOfflineMode(true)
  // An aborted navigation leaves the document where it is: a meta refresh changes nothing.
  await page.setRequestInterception(true)
  page.on('request', (request) => void request.abort('aborted').catch(() => undefined))
  return { page, crashed: crash.signal }
}

import { isExecutable, isHeadlessShell, type FoundBrowser } from './found-browser.ts'
import { findInstalledBrowser } from './installed-browsers.ts'
import { unpackPackagedChromium } from './packaged-chromium.ts'
import { findInPuppeteerCache } from './puppeteer-cache.ts'

export interface BrowserSearch {
  /** PUPPETEER_EXECUTABLE_PATH; nothing else is looked at when it is set. */
  executablePath?: string | undefined
  /** A folder that is kept between starts; the unpacked browser goes there. */
  cacheDir: string
  /** PATH, to look for browsers beside the usual folders. */
  searchPath?: string | undefined
}

/**
 * Looks for a browser: the configured one, an installed headless shell, Chrome or Chromium, one that
 * Puppeteer downloaded, and on Linux the one in the npm package `@sparticuz/chromium`.
 * @throws Error with one sentence that says how to get one
 */
export async function findBrowser(search: BrowserSearch): Promise<FoundBrowser> {
  if (search.executablePath) return useConfigured(search.executablePath)
  const found =
    (await findInstalledBrowser(search.searchPath)) ??
    (await findInPuppeteerCache()) ??
    (await unpackPackagedChromium(search.cacheDir))
  if (found) return found
  throw new Error(
    'No browser to make PDFs with: install Chrome or Chromium, or set PUPPETEER_EXECUTABLE_PATH to one.',
  )
}

async function useConfigured(executablePath: string): Promise<FoundBrowser> {
  if (await isExecutable(executablePath)) {
    return { executablePath, env: {}, source: 'configured', shell: isHeadlessShell(executablePath) }
  }
  throw new Error(
    `PUPPETEER_EXECUTABLE_PATH is ${executablePath}, which can't be run: correct it, or unset it to have a browser looked for.`,
  )
}

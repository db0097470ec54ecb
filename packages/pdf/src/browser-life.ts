import type { Browser } from 'puppeteer-core'
import { closeOff, openClosedPage, type ClosedPage } from './closed-page.ts'
import { launchBrowser, type LaunchPlan } from './launch-browser.ts'
import { CLOSE_TIMEOUT_MS } from './limits.ts'
import type { Log } from './log.ts'
import { killTree, waitForExit } from './process-tree.ts'
import { removeProfileFolder } from './profile-folder.ts'
import { untilAborted } from './until-aborted.ts'

/** A browser from its start to its end. */
export interface BrowserLife {
  browser: Browser
  idle: ClosedPage[]
  /** Aborted when the browser is gone. */
  gone: AbortSignal
  /** Ends it, by force if need be; resolves when no process and no file of it is left. */
  end(): Promise<void>
}

/**
 * Starts a browser with its first page.
 * @throws Error with one sentence when it does not start
 */
export async function beginLife(plan: LaunchPlan, log: Log): Promise<BrowserLife> {
  const started = performance.now()
  const { browser, profile } = await launchBrowser(plan)
  const gone = new AbortController()
  browser.once('disconnected', () => gone.abort(new Error('The browser ended.')))
  let ending: Promise<void> | undefined
  const end = () => (ending ??= endBrowser(browser, profile))
  try {
    const [first] = await browser.pages()
    const page = first ? await closeOff(first) : await openClosedPage(browser)
    const ms = Math.round(performance.now() - started)
    log('browser_started', {
      ms,
      browserPid: browser.process()?.pid,
      version: await browser.version(),
    })
    return { browser, idle: [page], gone: gone.signal, end }
  } catch (error) {
    await end()
    throw error
  }
}

async function endBrowser(browser: Browser, profile: string): Promise<void> {
  const child = browser.process()
  await untilAborted(browser.close(), AbortSignal.timeout(CLOSE_TIMEOUT_MS)).catch(() => undefined)
  if (child) {
    killTree(child)
    await waitForExit(child)
  }
  await removeProfileFolder(profile)
}

/** Closes a page that failed; when it does not let itself be closed, the browser is killed. */
export async function discardPage(
  { browser, gone }: BrowserLife,
  opened: Promise<ClosedPage>,
  log: Log,
): Promise<void> {
  const shut = opened.then(({ page }) => page.close())
  await untilAborted(shut, AbortSignal.timeout(CLOSE_TIMEOUT_MS)).catch(() => {
    const child = browser.process()
    if (gone.aborted || !child) return
    log('browser_killed', { browserPid: child.pid })
    killTree(child)
  })
}

import type { Page } from 'puppeteer-core'
import { beginLife, discardPage, type BrowserLife } from './browser-life.ts'
import { openClosedPage } from './closed-page.ts'
import type { LaunchPlan } from './launch-browser.ts'
import type { Log } from './log.ts'
import { untilAborted } from './until-aborted.ts'

/** A browser that is kept running, and is started again when it was lost. */
export interface WarmBrowser {
  /**
   * Starts the browser when it does not run.
   * @throws Error with one sentence
   */
  start(): Promise<void>
  /**
   * Runs work on an idle page. A page whose work failed or was given up is not used again.
   * @throws what the work throws; `signal`'s reason; Error when the page or the browser crashes
   */
  withPage<T>(work: (page: Page) => Promise<T>, signal: AbortSignal): Promise<T>
  /** Ends the browser; resolves when no process and no file of it is left. */
  close(): Promise<void>
}

/** Keeps one browser; nothing is started yet. */
export function createWarmBrowser(plan: LaunchPlan, log: Log): WarmBrowser {
  let current: Promise<BrowserLife> | undefined
  let closed = false
  const cleanups = new Set<Promise<void>>()

  function cleanUp(work: Promise<void>): void {
    const done = work
      .catch((error: unknown) => log('cleanup_failed', { reason: String(error) }))
      .finally(() => cleanups.delete(done))
    cleanups.add(done)
  }

  async function begin(): Promise<BrowserLife> {
    try {
      const life = await beginLife(plan, log)
      if (life.gone.aborted) lose(life)
      else life.gone.addEventListener('abort', () => lose(life), { once: true })
      return life
    } catch (error) {
      current = undefined
      throw error
    }
  }

  function lose(life: BrowserLife): void {
    current = undefined
    if (!closed) log('browser_lost', { pid: life.browser.process()?.pid })
    cleanUp(life.end())
  }

  async function live(): Promise<BrowserLife> {
    if (closed) throw new Error('The browser was closed.')
    return (current ??= begin())
  }

  return {
    async start() {
      await live()
    },
    async withPage(work, signal) {
      const life = await untilAborted(live(), signal)
      const ready = life.idle.pop()
      const opened = ready ? Promise.resolve(ready) : openClosedPage(life.browser)
      const done = opened.then(({ page, crashed }) => untilAborted(work(page), crashed))
      try {
        const result = await untilAborted(done, AbortSignal.any([signal, life.gone]))
        life.idle.push(await opened)
        return result
      } catch (error) {
        cleanUp(discardPage(life, opened, log))
        throw error
      }
    },
    async close() {
      closed = true
      const life = await current?.catch(() => undefined)
      await life?.end()
      await Promise.all(cleanups)
    },
  }
}

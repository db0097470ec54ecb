import { CodedError, type PageSize } from '@tailorbird/contracts'
import type { Log } from './log.ts'
import { DEFAULT_POOL_SIZE, MAX_HTML_BYTES, RENDER_TIMEOUT_MS } from './limits.ts'
import { printPage } from './print-page.ts'
import { createSlots } from './slots.ts'
import { startBrowser, type BrowserConfig } from './start-browser.ts'

export interface PdfRendererConfig extends BrowserConfig {
  /** How many PDFs are rendered at once; 2 by default. */
  pages?: number | undefined
  /** How long one rendering may take, in milliseconds; 15,000 by default. */
  timeoutMs?: number | undefined
  /** Hears of the browser's starts and losses, and of repeated renderings. */
  log?: Log | undefined
}

/** Turns HTML into PDF with one warm browser. */
export interface PdfRenderer {
  /**
   * Renders a whole HTML document: no scripts, no network, styles inline. Text is real and tagged,
   * headings become the outline, `@page` margins count, its size does not.
   * @param options.size paper
   * @returns the PDF's bytes
   * @throws CodedError `document_too_large` above 300 kB of HTML or 10 pages, `render_timeout`,
   *   `render_failed`; `signal`'s reason when aborted
   */
  render(html: string, options: { size: PageSize; signal?: AbortSignal }): Promise<Uint8Array>
  /** Ends the browser and what is being rendered; resolves when no process and no file of it is left. */
  close(): Promise<void>
}

/**
 * Finds a browser and starts it. A browser that is lost is started again, and the renderings it took
 * with it are repeated once.
 * @throws Error with one sentence on how to mend it, when there is no browser or it can't run safely
 */
export async function createPdfRenderer(config: PdfRendererConfig): Promise<PdfRenderer> {
  const { log = () => undefined, timeoutMs = RENDER_TIMEOUT_MS } = config
  const browser = await startBrowser(config, timeoutMs, log)
  const slots = createSlots(config.pages ?? DEFAULT_POOL_SIZE)
  const closing = new AbortController()

  return {
    async render(html, { size, signal }) {
      if (Buffer.byteLength(html) > MAX_HTML_BYTES) throw new CodedError('document_too_large')
      const wanted = signal ? AbortSignal.any([closing.signal, signal]) : closing.signal
      await slots.take(wanted)
      const deadline = AbortSignal.timeout(timeoutMs)
      const stop = AbortSignal.any([wanted, deadline])
      const attempt = () => browser.withPage((page) => printPage(page, html, size), stop)
      try {
        return await attempt().catch((error: unknown) => {
          if (stop.aborted || error instanceof CodedError) throw error
          log('render_repeated', { characters: html.length, reason: String(error) })
          return attempt()
        })
      } catch (error) {
        if (error instanceof CodedError) throw error
        if (wanted.aborted) throw wanted.reason
        throw new CodedError(deadline.aborted ? 'render_timeout' : 'render_failed', {
          cause: error,
        })
      } finally {
        slots.give()
      }
    },
    async close() {
      closing.abort(new CodedError('render_failed', { cause: new Error('Closed.') }))
      await browser.close()
    },
  }
}

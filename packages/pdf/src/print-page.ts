import { CodedError, type PageSize } from '@tailorbird/contracts'
import { countPages } from '@tailorbird/document'
import type { Page } from 'puppeteer-core'
import { MAX_PAGES } from './limits.ts'
import { mendText, needsMending } from './text/mend-text.ts'

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/**
 * Goes before everything else in a document, so that no markup of it is read without the policy, and
 * sets the paper. A second doctype is ignored, and the attributes of a later <html> tag still count.
 */
function makePreamble(size: PageSize): string {
  return [
    '<!doctype html>',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    `<style>@page { size: ${size} portrait !important }</style>`,
  ].join('')
}

const BLANK = 'about:blank'
const PIXELS_PER_PAGE = 11 * 96
/** A screen has no margins and no page breaks, so this many times the allowed height is surely too much. */
const HEIGHT_SLACK = 3

/**
 * Lays HTML out on paper.
 * @throws CodedError `document_too_large` above the allowed pages
 */
export async function printPage(page: Page, html: string, size: PageSize): Promise<Uint8Array> {
  await page.setContent(makePreamble(size) + html, { waitUntil: 'load' })
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'))
  // Printing a thousand pages takes minutes; measuring them on a screen takes none.
  if (height > MAX_PAGES * PIXELS_PER_PAGE * HEIGHT_SLACK)
    throw new CodedError('document_too_large')
  assertBlank(page)
  const bytes = await page.pdf({
    format: size,
    printBackground: true,
    tagged: true,
    outline: true,
    preferCSSPageSize: true,
    pageRanges: `1-${MAX_PAGES + 1}`,
    waitForFonts: false,
  })
  assertBlank(page)
  if (countPages(bytes) > MAX_PAGES) throw new CodedError('document_too_large')
  return needsMending(html) ? mendText(bytes) : bytes
}

/** A document that navigated away is not the one we were given. */
function assertBlank(page: Page): void {
  if (page.url() !== BLANK) throw new Error('The page left its document.')
}

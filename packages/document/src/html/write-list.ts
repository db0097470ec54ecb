import { escapeHtml } from './escape-html.ts'

export const hasText = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== ''

/** Signs that part cells of a table; at the ends of a line they part nothing. */
const CELL_ENDS = /^[\s|]+|[\s|]+$/g

/**
 * A text of the resume as HTML. What stood in the cells of a table is parted by dots, not by the
 * table's bars, and none is left at an end.
 */
export const writeText = (text: string): string =>
  escapeHtml(text.replaceAll(CELL_ENDS, '').replaceAll(/\s\|\s/g, ' · '))

/** A list with discs; empty items are left out. */
export function writeList(items: readonly string[]): string {
  const rows = items.filter(hasText).map((item) => `<li>${writeText(item)}</li>`)
  return rows.length > 0 ? `<ul>\n${rows.join('\n')}\n</ul>` : ''
}

/** Paragraphs; empty ones are left out. */
export const writeParagraphs = (paragraphs: readonly string[]): string =>
  paragraphs
    .filter(hasText)
    .map((text) => `<p>${writeText(text)}</p>`)
    .join('\n')

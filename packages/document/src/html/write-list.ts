import { readNested, type NestedLine } from '../texts/nested.ts'
import { escapeHtml, linkAddresses } from './escape-html.ts'

export const hasText = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== ''

/** Signs that part cells of a table; at the ends of a line they part nothing. */
const CELL_ENDS = /^[\s|]+|[\s|]+$/g

const dropBars = (text: string) => text.replaceAll(CELL_ENDS, '').replaceAll(/\s\|\s/g, ' · ')

/**
 * A text of the resume as HTML. What stood in the cells of a table is parted by dots, not by the
 * table's bars, and none is left at an end.
 */
export const writeText = (text: string): string => escapeHtml(dropBars(text))

/** As writeText, for what is told: the addresses in it are links. */
const writeTold = (text: string): string => linkAddresses(dropBars(text))

function writeLines(lines: readonly NestedLine[], depth: number): string {
  const rows: string[] = []
  for (let at = 0; at < lines.length;) {
    let end = at + 1
    while ((lines[end]?.depth ?? 0) > depth) end += 1
    const below = end > at + 1 ? `\n${writeLines(lines.slice(at + 1, end), depth + 1)}\n` : ''
    rows.push(`<li>${writeTold(lines[at]?.text ?? '')}${below}</li>`)
    at = end
  }
  return rows.length > 0 ? `<ul>\n${rows.join('\n')}\n</ul>` : ''
}

/** A list with discs, and one in it for what stands below a bullet; empty items are left out. */
export const writeList = (items: readonly string[]): string =>
  writeLines(items.filter(hasText).flatMap(readNested), 0)

/** Paragraphs; empty ones are left out. */
export const writeParagraphs = (paragraphs: readonly string[]): string =>
  paragraphs
    .filter(hasText)
    .map((text) => `<p>${writeTold(text)}</p>`)
    .join('\n')

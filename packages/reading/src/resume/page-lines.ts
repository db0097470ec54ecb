import { foldCase, append } from '@tailorbird/language'
import { findSection } from './headings.ts'
import type { Line } from './read-lines.ts'
import { anyOf } from './words/index.ts'

const PAGE = new RegExp(
  [
    String.raw`^(?:[^|]{0,40}\| )?(?:${anyOf('page')}) ?\d{1,3}(?: ?(?:${anyOf('pageOf')}|/) ?\d{1,3})?$`,
    String.raw`^\d{1,3} ?/ ?\d{1,3}$`,
  ].join('|'),
  'iu',
)
/** A number alone is a page's only where a footer stands. */
const FOOTER_INDENT = 20
const HEAD_LINES = 3

const PREFIX = / \|[^|]*$/u

const isAlone = (lines: readonly Line[], index: number) =>
  lines[index - 1]?.isBlank !== false && lines[index + 1]?.isBlank !== false

/** Whether a line of a file says no more than which page it is. */
export const isPageMark = (text: string, indent: number) =>
  text.length <= 120 &&
  !text.includes('|') &&
  (PAGE.test(text) || (indent >= FOOTER_INDENT && /^\d{1,3}$/.test(text)))

/**
 * Takes page numbers, and the headers that pages repeat below them, out of the lines of a printed file. `pages` are
 * the words beside them that stand nowhere else.
 */
export function takePageLines(lines: readonly Line[]): { lines: Line[]; pages: string[] } {
  const kept: Line[] = []
  const pages: string[] = []
  const heads = new Set<string>()
  let isBelowNumber = false
  for (const [index, line] of lines.entries()) {
    const { text, indent } = line
    const isShort = text.length <= 120
    // '3/4' between other lines can be anything.
    const isNumber =
      isShort &&
      (isPageMark(text, indent) || PAGE.test(text)) &&
      (/\p{L}/u.test(text) || isAlone(lines, index))
    const isHeader =
      isBelowNumber &&
      isShort &&
      (heads.has(foldCase(text)) || text.split(' | ').some((cell) => findSection(cell) === 'title'))
    if (isNumber || isHeader) {
      const cells = (isNumber ? text.replace(PREFIX, '') : text).split(' | ')
      const isKnown = (cell: string) =>
        heads.has(foldCase(cell)) || findSection(cell) === 'title' || isPageMark(cell, indent)
      append(
        pages,
        cells.filter((cell) => !isKnown(cell)),
      )
      kept.push({ ...line, text: '', isBlank: true })
    } else kept.push(line)
    if (!line.isBlank) {
      isBelowNumber = isNumber
      if (heads.size < HEAD_LINES && isShort) heads.add(foldCase(text))
    }
  }
  return { lines: kept, pages }
}

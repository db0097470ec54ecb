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

/** The person's name on top: the first line up to a mark, when it has two words. */
function readTopName(lines: readonly Line[]): string | undefined {
  const [name = ''] = (lines.find(({ isBlank }) => !isBlank)?.text ?? '').split(/[,|•·–—(]/u)
  const folded = foldCase(name.trim())
  return folded.length <= 40 && /^\P{N}+ \P{N}+$/u.test(folded) ? folded : undefined
}

/**
 * Takes page numbers, and the headers that pages repeat below them, out of the lines of a printed file. `pages` are
 * the words beside them that stand nowhere else.
 */
export function takePageLines(lines: readonly Line[]): { lines: Line[]; pages: string[] } {
  const kept: Line[] = []
  const pages: string[] = []
  const heads = new Set<string>()
  const name = readTopName(lines)
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
      (heads.has(foldCase(text)) ||
        (name !== undefined && text.length <= 80 && foldCase(text).startsWith(name)) ||
        text.split(' | ').some((cell) => findSection(cell) === 'title'))
    if (isNumber || isHeader) {
      const cells = (isNumber ? text.replace(PREFIX, '') : text).split(' | ')
      const isNamed = (cell: string) =>
        name !== undefined &&
        foldCase(cell).startsWith(name) &&
        findSection(cell.slice(name.length).replace(/^[^\p{L}]+/u, '')) === 'title'
      const isKnown = (cell: string) =>
        isNamed(cell) ||
        heads.has(foldCase(cell)) ||
        findSection(cell) === 'title' ||
        isPageMark(cell, indent)
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

import { foldCase } from '../text/fold.ts'
import { findSection } from './headings.ts'
import type { Line } from './read-lines.ts'

const PAGE =
  /^(?:[^|]{0,40}\| )?(?:page|seite|p[áa]gina|pag\.?|p\.) ?\d{1,3}(?: ?(?:of|de|von|sur|di|\/) ?\d{1,3})?$|^\d{1,3} ?\/ ?\d{1,3}$/iu
/** A number alone is a page's only where a footer stands. */
const FOOTER_INDENT = 20
const HEAD_LINES = 3

/** Takes page numbers, and the headers that pages repeat below them, out of the lines of a printed file. */
export function takePageLines(lines: readonly Line[]): { lines: Line[]; pages: string[] } {
  const kept: Line[] = []
  const pages: string[] = []
  const heads = new Set<string>()
  let isBelowNumber = false
  for (const line of lines) {
    const { text, indent } = line
    const isShort = text.length <= 120
    const isNumber =
      isShort && (PAGE.test(text) || (indent >= FOOTER_INDENT && /^\d{1,3}$/.test(text)))
    const isHeader =
      isBelowNumber &&
      isShort &&
      (heads.has(foldCase(text)) || text.split(' | ').some((cell) => findSection(cell) === 'title'))
    if (isNumber || isHeader) {
      pages.push(text)
      kept.push({ ...line, text: '', isBlank: true })
    } else kept.push(line)
    if (!line.isBlank) {
      isBelowNumber = isNumber
      if (heads.size < HEAD_LINES && isShort) heads.add(foldCase(text))
    }
  }
  return { lines: kept, pages }
}

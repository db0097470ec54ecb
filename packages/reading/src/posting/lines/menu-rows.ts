import { site } from '../words/site-patterns.ts'

const CELL = new RegExp(String.raw`^(?:${site('menu')})$`, 'iu')
const GAP = /\s{2,}|\s*[|›»•·▾\][]\s*|\s\/\s/u
/** Signs, counts and arrows around a menu's word. */
const AROUND = /^[^\p{L}]+|[^\p{L}]+$/gu
const MAX_CHARS = 200
const LEAST_CELLS = 3
const LEAST_WORDS = 2

/** The cells of a row of a site's menu or buttons; none when a line as it was pasted is no such row. */
function readCells(raw: string): string[] {
  if (raw.length > MAX_CHARS) return []
  const cells = raw
    .split(GAP)
    .map((cell) => cell.replaceAll(AROUND, ''))
    .filter((cell) => cell !== '')
  const words = cells.filter((cell) => CELL.test(cell)).length
  return cells.length >= LEAST_CELLS && words >= LEAST_WORDS ? cells : []
}

/**
 * A posting's lines as they were pasted, without rows of menus and buttons: of 'Acme   Jobs   Search   Log in' the name is left that opens it, and
 * rows with a figure are left as they are: they may say when it was posted.
 */
export const dropMenuRows = (lines: readonly string[]): string[] =>
  lines.flatMap((raw) => {
    const [first = '', ...others] = readCells(raw)
    if (others.length === 0 || /\d/.test(raw)) return [raw]
    return CELL.test(first) ? [] : [first]
  })

import type { PageSize } from '@tailorbird/contracts'

/** Width and height of the papers, in millimetres. */
export const PAPER_MM: Record<PageSize, readonly [number, number]> = {
  letter: [215.9, 279.4],
  a4: [210, 297],
}

const PAGE_RULE = /@page \{ size: (\w+); margin: ([^;]+); \}/
const ROOT_SIZE = /html \{ font-size: ([^;]+);/
const MAIN = /\bmain\b(?=[^{};]*\{)/g
const REM = /(\d*\.?\d+)rem\b/g

/** Takes the place of `main`, of which a page may have one; what has a name of its own is no landmark. */
export const SHEET_MAIN = 'sheet-main'

/** A body as wide as the paper, with the page's margins: so lines break where they do in print. */
function writeBody(_rule: string, size: string, margin: string): string {
  const [width, height] = PAPER_MM[size.toLowerCase() as PageSize]
  return `body { width: ${width}mm; min-height: ${height}mm; padding: ${margin}; }`
}

/**
 * The style sheet of a printed page (see toHtml) for a shadow root within another page. There are no pages
 * there, `rem` would be the size of the other page's letters, and `main` is the other page's (SHEET_MAIN).
 * @param fallback the family that stands in until that without serifs is there
 */
export function toScreenStyle(style: string, fallback: string): string {
  const rem = ROOT_SIZE.exec(style)?.[1] ?? '1em'
  return style
    .replace(PAGE_RULE, writeBody)
    .replaceAll(MAIN, SHEET_MAIN)
    .replaceAll(REM, 'calc($1 * var(--rem))')
    .replaceAll(/, (?=sans-serif\b)/g, `, '${fallback}', `)
    .replace(/^/, `html { --rem: ${rem}; }\n${SHEET_MAIN} { display: block; }\n`)
}

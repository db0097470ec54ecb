import { foldSpaces, sanitizeText } from '../text/sanitize.ts'
import { readHtmlText } from '../text/html-text.ts'

/** A line of a posting. */
export interface PostingLine {
  text: string
  isBullet: boolean
}

const BULLET = /^(?:[-*•·▪◦‣●○■–—➢✓✔❖]|\d{1,2}[.)])\s+/u
const MAX_LINES = 5_000

/** A posting, plain or HTML, as lines without bullets, marks and blank lines. */
export function readPostingLines(text: string): PostingLine[] {
  return readHtmlText(sanitizeText(text))
    .split('\n')
    .map((raw) => {
      const line = foldSpaces(raw)
      const bullet = BULLET.exec(line)?.[0] ?? ''
      return { text: line.slice(bullet.length).replaceAll('**', ''), isBullet: bullet !== '' }
    })
    .filter(({ text: line }) => line !== '')
    .slice(0, MAX_LINES)
}

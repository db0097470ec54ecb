import { foldSpaces, sanitizeText } from '@tailorbird/language'
import { readHtmlText } from '../../html-text.ts'

const MAX_LINES = 400
const MAX_CHARS = 1_000
const BULLET = /^[-*•·▪◦‣●○■–—➢✓✔❖→»▸►▶]\s+/u

/** A posting's lines with what a site says of it ('3 days ago'), which the reading of requirements drops. */
export const listFactLines = (text: string): string[] =>
  readHtmlText(sanitizeText(text))
    .split('\n')
    .map((line) =>
      foldSpaces(line)
        .replaceAll(/[*_#>]{1,3}/g, '')
        .trim()
        .replace(BULLET, ''),
    )
    .filter((line) => line !== '')
    .slice(0, MAX_LINES)
    .map((line) => line.slice(0, MAX_CHARS))

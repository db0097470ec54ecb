import { foldSpaces, sanitizeText } from '@tailorbird/language'
import { dropMenuRows } from '../lines/menu-rows.ts'
import { dropOtherJobs } from '../lines/other-jobs.ts'
import { readHtmlText } from '../../html-text.ts'

const MAX_LINES = 400
const MAX_CHARS = 1_000
const BULLET = /^[-*•·▪◦‣●○■–—➢✓✔❖→»▸►▶]\s+/u

/** A posting's lines with what a site says of it ('3 days ago'), which the reading of requirements drops. */
export const listFactLines = (text: string): string[] =>
  dropOtherJobs(
    dropMenuRows(readHtmlText(sanitizeText(text)).split('\n'))
      .map((line) =>
        foldSpaces(line)
          .replaceAll(/[*_#>]{1,3}/g, '')
          .trim()
          .replace(BULLET, ''),
      )
      .filter((line) => line !== '')
      .slice(0, MAX_LINES),
    (line) => line,
  ).map((line) => line.slice(0, MAX_CHARS))

import { foldSpaces, sanitizeText } from '@tailorbird/language'
import { readHtmlText } from '../../html-text.ts'
import { joinWrapped } from './join-wrapped.ts'
import { dropInterface } from './interface-lines.ts'
import { dropMenuRows } from './menu-rows.ts'
import { dropOtherJobs } from './other-jobs.ts'
import { splitGlued } from './split-glued.ts'
import { showPlain } from './plain-line.ts'
import type { PostingLine } from './posting-line.ts'
import { sections } from '../words/section-patterns.ts'

const BULLET = /^(?:[-*•·▪◦‣●○■–—➢✓✔❖→»▸►▶]|\d{1,2}[.)]|[a-z][)])\s+/u
/** 'Cook at Foo Inc. Requirements: grill' is two lines in one. */
const INLINE_LABEL = new RegExp(
  String.raw`(?<=[.!?;]) (?=(?:${sections('inlineLabels')}) ?: )`,
  'iu',
)
const MAX_LINES = 5_000

/** A posting, plain or HTML, as lines without bullets, marks, blank lines and a job site's own words. */
export function readPostingLines(text: string): PostingLine[] {
  const lines = joinWrapped(dropMenuRows(readHtmlText(sanitizeText(text)).split('\n')))
    .flatMap((raw) => foldSpaces(raw).split(INLINE_LABEL).flatMap(splitGlued))
    .map((line) => {
      const bullet = BULLET.exec(line)?.[0] ?? ''
      return { text: showPlain(line.slice(bullet.length)), isBullet: bullet !== '' }
    })
    .filter(({ text: line }) => line !== '')
  return dropInterface(dropOtherJobs(lines, (line) => line.text)).slice(0, MAX_LINES)
}

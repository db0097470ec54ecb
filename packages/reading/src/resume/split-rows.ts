import { findRange, namesLanguage } from '@tailorbird/language'
import { findSection } from './headings.ts'
import { isCapitals, type Line } from './read-lines.ts'

const MAX_LEFT = 80
const MAX_CHARS = 140

/** 'PERSONAL DETAILS   Jo Doe': a heading in the left column, as two lines. */
function splitLeftHeading(line: Line): Line[] {
  const bar = line.isBullet || line.level > 0 ? -1 : line.text.slice(0, MAX_LEFT).indexOf(' | ')
  const left = line.text.slice(0, Math.max(0, bar))
  const kind = bar < 0 ? undefined : findSection(left)
  // 'Sprachen   Deutsch (C1)': what stands beside it shows what it heads.
  const isSpoken = kind === 'languages' && namesLanguage(line.text.slice(bar))
  if (kind === undefined || !(isCapitals(left) || isSpoken)) return [line]
  return [
    { ...line, text: left, style: 'capitals' },
    { ...line, text: line.text.slice(bar + ' | '.length), style: 'plain' },
  ]
}

/** 'Educator, 2019–present; Assistant, 2017–2019': two positions on one line. */
function splitPositions(line: Line): Line[] {
  if (line.isBullet || line.text.length > MAX_CHARS || !line.text.includes('; ')) return [line]
  const parts = line.text.split(/;\s+/)
  return parts.every((part) => findRange(part) !== undefined)
    ? parts.map((text) => ({ ...line, text }))
    : [line]
}

/** Lines that hold two things side by side, as two lines. */
export const splitRows = (lines: readonly Line[]): Line[] =>
  lines.flatMap(splitLeftHeading).flatMap(splitPositions)

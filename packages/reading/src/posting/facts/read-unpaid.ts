import type { PostingFacts } from '@tailorbird/contracts'
import { factWords } from '../words/facts-patterns.ts'
import { isDenied } from './is-denied.ts'

const UNPAID = new RegExp(factWords('unpaid'), 'giu')
const UNPAID_TITLE = new RegExp(factWords('unpaidTitle'), 'iu')
const COMMISSION = new RegExp(factWords('commissionOnly'), 'giu')
function findSaid(lines: readonly string[], pattern: RegExp): string | null {
  for (const line of lines)
    for (const { 0: said, index } of line.matchAll(pattern))
      if (!isDenied(line, index)) return said.trim()
  return null
}

/**
 * The words of a posting that say that nobody is paid, or only for what they sell.
 * @param lines see listFactLines
 * @param title '' when none was read: then the first line is one
 */
export function readUnpaid(
  lines: readonly string[],
  title: string,
): Pick<PostingFacts, 'unpaid' | 'commissionOnly'> {
  const inTitle = UNPAID_TITLE.exec(title === '' ? (lines[0] ?? '') : title)?.[0]
  return {
    unpaid: findSaid(lines, UNPAID) ?? inTitle ?? null,
    commissionOnly: findSaid(lines, COMMISSION),
  }
}

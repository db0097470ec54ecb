import type { JobLineKind } from './job-lines.ts'
import { splitTown } from './job-pieces.ts'
import type { Line } from './read-lines.ts'
import { isHeadedByRole, namesOrganisation } from './word-lists.ts'

/** Where an entry's header stands, the last line not included. */
export interface Claim {
  from: number
  to: number
}

const MAX_NAME_CHARS = 90
const MAX_LINES = 4

/** Whether a line can be an employer above its positions: no role, and capitals, a place or a word of employers in it. */
const isEmployerLine = ({ text, style, level }: Line) =>
  text.length <= MAX_NAME_CHARS &&
  !isHeadedByRole(text) &&
  (style === 'capitals' ||
    style === 'bold' ||
    level > 0 ||
    namesOrganisation(text) ||
    splitTown(text).place !== '')

/**
 * The employers that have a line about them between their name and the first of their positions:
 * 'HALDANE GROUP, New York, NY', 'Operator of 64 clinics', a blank line, 'Controller (2019 – 2021)'.
 * @param claims the dated jobs, in order
 */
export function claimEmployers(
  lines: readonly Line[],
  kinds: readonly JobLineKind[],
  claims: readonly Claim[],
): Claim[] {
  return claims.flatMap((claim, index) => {
    const floor = claims[index - 1]?.to ?? 0
    let end = claim.from
    while (end > floor && kinds[end - 1] === 'blank') end -= 1
    let start = end
    while (start > floor && end - start <= MAX_LINES && kinds[start - 1] !== 'blank') start -= 1
    const isApart = start === 0 || kinds[start - 1] === 'blank'
    const about = kinds.slice(start + 1, end)
    const line = lines[start]
    const isFound =
      end < claim.from &&
      isApart &&
      about.length > 0 &&
      about.length < MAX_LINES &&
      kinds[start] === 'head' &&
      about.every((kind) => kind === 'text' || kind === 'head') &&
      line !== undefined &&
      isEmployerLine(line)
    return isFound ? [{ from: start, to: start + 1 }, claim] : [claim]
  })
}

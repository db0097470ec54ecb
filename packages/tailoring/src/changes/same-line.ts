import type { Change, StructuredResume } from '@tailorbird/contracts'
import { headOf, idOf, nameLines } from '@tailorbird/document'

/** A text change: both texts are the same line. */
export type Rewording = Pick<Change, 'before' | 'after'>

/** Says of a line what it was in the original, whatever it says now. */
export type Same = (line: string) => string

/** The same line in either wording. One that was made of several is the first of them. */
export function unify(rewordings: readonly Rewording[]): Same {
  const originals = new Map(
    rewordings
      .filter(({ before, after }) => before !== '' && after !== '')
      .map(({ before, after }) => [after, before.split('\n')[0] ?? '']),
  )
  return (line) => originals.get(line) ?? line
}

/** As `same`, and lines that the person has worded anew by hand are found by their ids. */
export function unifyAll(resume: StructuredResume, wanted: readonly string[], same: Same): Same {
  const known = new Set(wanted)
  const byId = new Map(wanted.map((line) => [idOf(line), line]))
  const ids = new Map(nameLines(resume).map(({ text, line }) => [text, line]))
  return (line) => {
    const one = same(line)
    if (known.has(one)) return one
    return byId.get((ids.get(line) ?? '').replace(/\.\d+$/, '')) ?? one
  }
}

/**
 * Puts lines back that were left out: each behind the nearest one that stood before it.
 * @param lines as they stand now
 * @param missing lines of `own` that are to stand among them
 * @param own all lines as they stood
 */
export function putBack(
  lines: readonly string[],
  missing: readonly string[],
  own: readonly string[],
  same: Same,
): string[] {
  const heads = own.map(headOf)
  const nameOf = (line: string) =>
    heads.includes(headOf(line)) ? headOf(line) : same(headOf(line))
  const result = [...lines]
  for (const line of missing) {
    const at = heads.lastIndexOf(headOf(line))
    const ranks = placeLines(result.map(nameOf), heads)
    const before = ranks.filter((rank) => rank >= 0 && rank < at)
    const behind = before.length === 0 ? -1 : ranks.indexOf(Math.max(...before))
    result.splice(at < 0 ? result.length : behind + 1, 0, line)
  }
  return result
}

/** Where each line stood; of lines that say the same one after the other; -1 for one that did not. */
export function placeLines(lines: readonly string[], own: readonly string[]): number[] {
  const left = new Map<string, number[]>()
  for (const [at, line] of own.entries()) left.set(line, [...(left.get(line) ?? []), at])
  return lines.map((line) => left.get(line)?.shift() ?? -1)
}

import { findRange } from '@tailorbird/language'
import { matchJoined } from './match-joined.ts'

const MAX_HEAD_CHARS = 120
const MAX_PART_WORDS = 8

const isHead = (line: string) => line.length <= MAX_HEAD_CHARS && findRange(line) !== undefined
const isPart = (line: string) => line.split(' ').length <= MAX_PART_WORDS

/**
 * Takes the lines out of a section that name an entry and its time span, and say the same on both
 * sides, however their dates are written and whether or not the next line was joined to them.
 */
export function cancelHeads(
  original: readonly string[],
  tailored: readonly string[],
): [string[], string[]] {
  const [known, told] = [new Set(original), new Set(tailored)]
  const gone = original.filter((line) => !told.has(line) && (isHead(line) || isPart(line)))
  const added = tailored.filter((line) => !known.has(line) && (isHead(line) || isPart(line)))
  if (!gone.some(isHead) || !added.some(isHead)) return [[...original], [...tailored]]
  const joined = matchJoined(gone, added)
  const pick = (lines: readonly string[], indexes: ReadonlySet<number>) =>
    new Set(lines.filter((_, index) => indexes.has(index)))
  const [before, after] = [pick(gone, joined.one), pick(added, joined.other)]
  return [original.filter((line) => !before.has(line)), tailored.filter((line) => !after.has(line))]
}

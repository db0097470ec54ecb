import { readFacts } from './fact-key.ts'

/** More lines than this were not joined by accident. */
const MAX_PIECES = 12
const keyOf = (words: readonly string[]) => words.toSorted().join(' ')

/** The facts that a line is put together of, one behind the other; empty when something else is in it. */
function findPieces(line: readonly string[], facts: readonly (readonly string[])[]): number[] {
  const used: number[] = []
  for (let at = 0; at < line.length;) {
    const start = at
    const next = facts.findIndex(
      (fact, index) =>
        fact.length > 0 &&
        !used.includes(index) &&
        keyOf(line.slice(start, start + fact.length)) === keyOf(fact),
    )
    if (next < 0) return []
    used.push(next)
    at += facts[next]?.length ?? 1
  }
  return used
}

/**
 * Finds facts of one side that the other has in one line: a long line runs into the next one.
 * @returns indexes of the facts of both sides that say the same
 */
export function matchJoined(
  one: readonly string[],
  other: readonly string[],
): { one: Set<number>; other: Set<number> } {
  const found = { one: new Set<number>(), other: new Set<number>() }
  if (one.length === 0 || other.length === 0 || one.length + other.length > MAX_PIECES) return found
  const words = readFacts([...one, ...other])
  const [first, second] = [words.slice(0, one.length), words.slice(one.length)]
  const join = (
    [lines, pieces]: readonly [string[][], string[][]],
    [ofLines, ofPieces]: readonly [Set<number>, Set<number>],
  ) => {
    for (const [index, line] of lines.entries()) {
      if (ofLines.has(index)) continue
      const left = pieces.map((piece, at) => (ofPieces.has(at) ? [] : piece))
      const run = findPieces(line, left)
      if (run.length > 0) ofLines.add(index)
      for (const at of run) ofPieces.add(at)
    }
  }
  join([second, first], [found.other, found.one])
  join([first, second], [found.one, found.other])
  return found
}

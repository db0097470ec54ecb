import { foldCase } from '../text/fold.ts'
import { checkClaims } from './check-claims.ts'
import { coverage, readClaims, type Reading } from './reading.ts'
import type { Violation } from './violation.ts'

/** A line counts as kept when this much of what it says is still said. */
const MIN_KEPT = 0.4
/** A second source that a merged line draws from. */
const MIN_MERGED = 0.5
/** Above this, comparing each with each takes too long. */
const MAX_CHANGED = 150

const foldLine = (text: string) =>
  foldCase(text)
    .replaceAll(/[^\p{L}\p{N}+#%$€£]+/gu, ' ')
    .trim()

/** Lines of one list that are not in the other, each as often as it is there. */
function without(lines: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const line of other) left.set(foldLine(line), (left.get(foldLine(line)) ?? 0) + 1)
  return lines.filter((line) => {
    const count = left.get(foldLine(line)) ?? 0
    left.set(foldLine(line), count - 1)
    return count <= 0
  })
}

function findSources(told: Reading, originals: readonly Reading[]): Reading[] {
  const scored = originals
    .map((source) => ({ source, score: coverage(source, [told]) }))
    .toSorted((one, other) => other.score - one.score)
  return scored
    .filter(({ score }, index) => index === 0 || score >= MIN_MERGED)
    .map(({ source }) => source)
}

const never = () => false

/**
 * Checks the lines of one list, such as a job's bullets: each new line against the original lines
 * it comes from, and each original line for being kept, changed or not.
 */
export function checkLines(
  originalLines: readonly string[],
  tailoredLines: readonly string[],
): Violation[] {
  const lost = without(originalLines, tailoredLines)
  const changed = without(tailoredLines, originalLines)
  if (lost.length > MAX_CHANGED || changed.length > MAX_CHANGED)
    return [{ kind: 'unchecked', sentence: '', reason: 'Too many lines changed to check them.' }]
  const originals = (lost.length > 0 ? lost : originalLines.slice(0, MAX_CHANGED)).map(readClaims)
  const told = changed.map(readClaims)
  const retold = new Map<Reading, Reading[]>()
  const violations: Violation[] = []
  for (const reading of told) {
    const sources = findSources(reading, originals)
    for (const source of sources) retold.set(source, [...(retold.get(source) ?? []), reading])
    for (const { kind, reason } of checkClaims(reading, sources, never))
      violations.push({ kind, sentence: reading.text, reason })
  }
  if (lost.length === 0) return violations
  for (const source of originals) {
    if (coverage(source, retold.get(source) ?? []) < MIN_KEPT)
      violations.push({
        kind: 'dropped',
        sentence: source.text,
        reason: 'This line of the resume is gone.',
      })
  }
  return violations
}

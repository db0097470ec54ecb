import { foldCase } from '@tailorbird/language'
import { compareFacts } from './compare-facts.ts'
import { checkKept } from './check-kept.ts'
import { findRepeated } from '../wording/compare-repeats.ts'
import { findSources } from './find-sources.ts'
import { forgives } from './forgive.ts'
import { MAX_LINE_CHARS } from '../clauses/is-long.ts'
import { restate } from '../restate/restate.ts'
import { readClaims, type Reading } from '../clauses/reading.ts'
import { toViolation, type Violation } from '../clauses/violation.ts'
import { because } from '../reasons/write-reason.ts'

/** Above this, comparing them takes too long. */
const MAX_CHANGED = 1_500
/** Each figure is compared with each pair of the others. */
const MAX_FIGURES = 100

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

/** What was said beside a line of the original and counts as its source, too, and as no other's. */
export type Beside = (line: string) => readonly string[]
const nothing: Beside = () => []

/**
 * Checks the lines of one list, such as a job's bullets: each new line against the original lines
 * it comes from, and each original line for being kept, changed or not.
 * @param context where the list stands, such as the job's title and employer
 * @param beside what else is a source of each original line
 */
export function checkLines(
  originalLines: readonly string[],
  tailoredLines: readonly string[],
  context: readonly Reading[] = [],
  beside: Beside = nothing,
): Violation[] {
  const lost = without(originalLines, tailoredLines)
  const changed = without(tailoredLines, originalLines)
  const isLong = [...lost, ...changed].some(
    (line) => line.length > MAX_LINE_CHARS || (line.match(/\d+/g)?.length ?? 0) > MAX_FIGURES,
  )
  if (isLong || lost.length > MAX_CHANGED || changed.length > MAX_CHANGED)
    return [{ kind: 'unchecked', sentence: '', ...because('unchecked') }]
  const originals = (
    lost.length > 0 ? lost : changed.length > 0 ? originalLines.slice(0, MAX_CHANGED) : []
  ).map(readClaims)
  const written = changed.map(readClaims)
  const sourcesOf = findSources(written, originals)
  const told = written.map(({ text }, at) =>
    readClaims(
      restate(
        text,
        (sourcesOf[at] ?? []).map((source) => source.text),
      ),
    ),
  )
  const retold = new Map<Reading, Reading[]>()
  const violations: Violation[] = []
  for (const [index, reading] of told.entries())
    for (const source of sourcesOf[index] ?? []) {
      const tellers = retold.get(source) ?? []
      retold.set(source, tellers)
      tellers.push(reading)
    }
  const forgiven = new Map<Reading, number>()
  // Another figure stands where the old one did: that says it all.
  const refigured = new Set<Reading>()
  for (const [index, reading] of told.entries()) {
    const sources = sourcesOf[index] ?? []
    const own = sources.flatMap((source) => beside(source.text)).map(readClaims)
    const claims = compareFacts({ told: reading, sources: [...sources, ...own], context })
    if (claims.length === 0) continue
    if (forgives(claims, reading, sources, (source) => retold.get(source) ?? [])) {
      for (const source of sources)
        forgiven.set(source, (forgiven.get(source) ?? 0) + claims.length)
      continue
    }
    if (claims.some(({ kind }) => kind === 'figure'))
      for (const source of sources) refigured.add(source)
    violations.push(
      ...claims.map((claim) => toViolation(claim, written[index]?.text ?? reading.text)),
    )
  }
  const repeated = findRepeated(written, tailoredLines, originals)
  if (repeated)
    violations.push({
      kind: 'claim',
      sentence: repeated.text,
      ...because('line-twice'),
    })
  if (lost.length === 0) return violations
  // Lines that are the same have one reading: a thousand of them are looked for once.
  const kept = new Map(
    [...new Set(originals)].map((source) => [
      source,
      checkKept(source, [...new Set(retold.get(source))], {
        replaced: forgiven.get(source),
        hasFigures: !refigured.has(source),
      }),
    ]),
  )
  return [...violations, ...originals.flatMap((source) => kept.get(source) ?? [])]
}

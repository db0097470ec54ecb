import type { StructuredResume } from '@tailorbird/contracts'
import { nameLines, type NamedLine, type Rewording } from './line-ids.ts'

/** From here on two lines are the same one in other words. */
const ALIKE = 0.5
/** Beyond so many comparisons none is made: no person writes so much anew at once. */
const MAX_COMPARISONS = 100_000

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))

function compare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size)
}

/** Bullets stay bullets, and skills skills. */
const kindOf = ({ id }: NamedLine) => id.charAt(0)

/**
 * The lines that a person has worded anew by hand: of those that are gone and those that are new, the most
 * alike of one kind.
 */
export function findRewordings(before: StructuredResume, after: StructuredResume): Rewording[] {
  const [old, all] = [nameLines(before), nameLines({ ...after, ids: before.ids })]
  const [known, there] = [old, all].map((lines) => new Set(lines.map(({ line }) => line)))
  const gone = old
    .filter(({ line }) => there?.has(line) === false)
    .map((one) => ({ ...one, kind: kindOf(one), words: wordsOf(one.text) }))
  const added = all
    .filter(({ line }) => known?.has(line) === false)
    .map((one) => ({ ...one, kind: kindOf(one), words: wordsOf(one.text) }))
  if (gone.length * added.length > MAX_COMPARISONS) return []
  const pairs = gone
    .flatMap((one) =>
      added.map((other) => ({ one, other, score: compare(one.words, other.words) })),
    )
    .filter(({ one, other, score }) => one.kind === other.kind && score >= ALIKE)
    .toSorted((a, b) => b.score - a.score)
  const taken = new Set<string>()
  return pairs.flatMap(({ one, other }) => {
    if (taken.has(one.id) || taken.has(`+${other.id}`)) return []
    taken.add(one.id).add(`+${other.id}`)
    return [{ line: one.line, text: other.text }]
  })
}

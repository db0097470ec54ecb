import { tells, type ClaimWord, type Reading } from '../clauses/reading.ts'
import type { Claim } from '../clauses/violation.ts'

/** A line that keeps more than this of its source word for word was not put in other words: what is new in it is meant. */
const MAX_VERBATIM = 0.72
const MIN_CHANGED = 2
/** New words may be this much of what a line says. */
const MAX_NEW = 0.5
const MAX_COMPARED = 120

/** The longest run of words, with gaps, that two texts have in the same order. */
function countInOrder(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, () => 0)
  for (const word of one.slice(0, MAX_COMPARED)) {
    const next = [0]
    for (const [index, another] of other.slice(0, MAX_COMPARED).entries())
      next.push(
        word === another ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

const formsOf = ({ all }: Reading) => all.map(({ written }) => written.toLowerCase())

/** Whether a line says its sources in other words, and not in the same words with something added or exchanged. */
function isReworded(told: Reading, sources: readonly Reading[]): boolean {
  const verbatim = sources.reduce(
    (sum, source) => sum + countInOrder(formsOf(source), formsOf(told)),
    0,
  )
  const size = sources.reduce((sum, { all }) => sum + all.length, 0)
  const shorter = Math.min(size, told.all.length)
  return shorter - verbatim >= MIN_CHANGED && verbatim <= MAX_VERBATIM * shorter
}

/** A clause behind the first that shares nothing with the sources says something of its own. */
function addsClause(words: readonly ClaimWord[], told: Reading): boolean {
  const clauses = new Set(words.map(({ clause }) => clause))
  return [...clauses].some((clause) => {
    const own = told.words.filter((word) => word.clause === clause)
    return clause > 0 && own.length >= 2 && own.every((word) => words.includes(word))
  })
}

/**
 * Whether the unknown words of a line may pass: it was really put in other words, they promise nothing,
 * and there are no more of them (but one) than words of the sources that went.
 * @param toldBy all lines that draw from a source: what one of them says is not lost
 */
export function forgives(
  claims: readonly Claim[],
  told: Reading,
  sources: readonly Reading[],
  toldBy: (source: Reading) => readonly Reading[],
): boolean {
  if (sources.length === 0 || !claims.every(({ isSoft }) => isSoft)) return false
  const words = claims.flatMap(({ word }) => word ?? [])
  const isMuch = words.length > Math.max(1, Math.ceil(told.words.length * MAX_NEW))
  if (isMuch || !isReworded(told, sources) || addsClause(words, told)) return false
  const lost = sources.reduce(
    (sum, source) =>
      sum +
      source.words.filter(({ key }) => !toldBy(source).some((reading) => tells(reading, key)))
        .length,
    0,
  )
  return words.length <= lost + 1
}

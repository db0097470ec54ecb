import { foldWord } from '@tailorbird/language'
import { readClaims, type Reading } from '../clauses/reading.ts'
import { isFormOf } from '../vocabulary/same-word.ts'
import type { CompareFact } from '../clauses/compared.ts'
import { isLight } from '../vocabulary/vocabulary.ts'
import { because } from '../reasons/write-reason.ts'

/** A line may say so many words twice more than its sources do. */
const MAX_REPEATED = 2
/** Of the words of a line, these may be repeated ones. */
const MAX_SHARE = 0.3
/** A line with more words is no bullet. */
const MAX_WORDS = 200

/** How many words and figures a text says again. */
function countRepeated({ all, quantities }: Reading): number {
  const seen: string[] = []
  const said = all.filter(
    ({ isNeutral, written, key }) => !isNeutral && !isLight(foldWord(written), key),
  )
  let repeated = 0
  for (const { key } of said.slice(0, MAX_WORDS)) {
    if (seen.some((other) => other === key || isFormOf(other, key))) repeated += 1
    else seen.push(key)
  }
  const figures = new Set(quantities.map(({ value, dimension }) => `${value} ${dimension}`))
  return repeated + quantities.length - figures.size
}

/** One thing said twice, or a row of search words: a line that repeats itself more than its sources do. */
export const compareRepeats: CompareFact = ({ told, sources }) => {
  const before = sources.reduce((sum, source) => sum + countRepeated(source), 0)
  const repeated = countRepeated(told) - before
  const size = told.words.length + told.quantities.length
  return repeated > MAX_REPEATED && repeated >= MAX_SHARE * size
    ? [{ kind: 'claim', ...because('repeated') }]
    : []
}

/** Above this, lines are not compared with each other. */
const MAX_LINES = 60
const MIN_KEYS = 3

const holdsAll = (one: Reading, other: Reading) =>
  one.keys.size >= MIN_KEYS &&
  [...one.keys].every((key) => other.supports.has(key)) &&
  one.quantities.every(({ value }) => other.quantities.some((figure) => figure.value === value))

/**
 * The first of new lines that says only what another line says, with the same words.
 * @param lines all lines of the list
 */
export function findRepeated(
  told: readonly Reading[],
  lines: readonly string[],
  originals: readonly Reading[],
): Reading | undefined {
  if (lines.length > MAX_LINES || told.length === 0) return undefined
  const isAgain = (one: Reading, others: readonly Reading[]) =>
    others.some((other) => other.text !== one.text && holdsAll(one, other))
  if (originals.some((one) => isAgain(one, originals))) return undefined
  const all = lines.map(readClaims)
  return told.find((one) => isAgain(one, all))
}

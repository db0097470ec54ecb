import type { Quantity } from '../quantities/quantity.ts'
import type { Reading } from '../clauses/reading.ts'
import { stem } from '@tailorbird/language'
import { change, targets } from '../words/figures/change.ts'

const readSet = (words: string) =>
  new Set(words.split(/\s+/).flatMap((word) => [word, word.split('_').map(stem).join('_')]))
const up = readSet(change.up)
const down = readSet(change.down)
const better = readSet(change.better)
const over = readSet(change.over)
const aims = readSet(targets)
const hasAny = (reading: Reading, words: ReadonlySet<string>) =>
  [...reading.supports].some((key) => words.has(key))

/** Figures of one dimension, one behind the other: 'from 4 hours to 35 minutes'. */
function listPairs({ quantities }: Reading): [Quantity, Quantity][] {
  return quantities.flatMap((one, index): [Quantity, Quantity][] => {
    const other = quantities.slice(index + 1).find(({ dimension }) => dimension === one.dimension)
    return other && other.value !== one.value ? [[one, other]] : []
  })
}

/**
 * Whether a word only names what a source's own figures show: 'improved' or 'raised' beside 'from 52% to
 * 68%', 'exceeded' where £310k stand against a target of £290k.
 */
export function tellsChange(key: string, told: Reading, sources: readonly Reading[]): boolean {
  const isUp = up.has(key)
  const isDown = down.has(key)
  if (isUp || isDown || better.has(key)) {
    return sources.some((source) =>
      listPairs(source).some(
        ([from, to]) =>
          ((from.isPaired && to.isPaired) ||
            hasAny(source, up) ||
            hasAny(source, down) ||
            hasAny(source, better)) &&
          (!isUp || to.value > from.value) &&
          (!isDown || to.value < from.value) &&
          told.quantities.some(({ value }) => value === to.value),
      ),
    )
  }
  if (!over.has(key)) return false
  return sources.some(
    (source) =>
      hasAny(source, aims) &&
      (source.quantities.some(({ dimension, amount }) => dimension === 'percent' && amount > 100) ||
        listPairs(source).some(([result, aim]) => result.value > aim.value)),
  )
}

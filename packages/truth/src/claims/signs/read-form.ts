import { foldWord } from '@tailorbird/language'
import type { Reading } from '../../clauses/reading.ts'
import { add, type Signs } from '../compare/sign-list.ts'

const GRAM = 4
const MAX_COMPARED = 80
const MAX_GROWTH = 3
const PLAIN_RANK = 2

const listForms = (text: string): string[] =>
  (foldWord(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_COMPARED)

/** The longest run of words, with gaps, that two texts have in the same order. */
function countInOrder(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, () => 0)
  for (const word of one) {
    const next = [0]
    for (const [index, another] of other.entries())
      next.push(
        word === another ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

function listGrams(text: string): string[] {
  const folded = ` ${foldWord(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  const count = Math.max(0, folded.length - GRAM + 1)
  return Array.from({ length: count }, (_, at) => folded.slice(at, at + GRAM))
}

const shareIn = (one: readonly string[], other: readonly string[]) => {
  const has = new Set(other)
  return one.filter((gram) => has.has(gram)).length / Math.max(1, one.length)
}

const ranksOf = ({ all }: Reading) => all.flatMap(({ rank }) => (rank === undefined ? [] : [rank]))
const highest = (reading: Reading) => {
  const ranks = ranksOf(reading)
  return ranks.length > 0 ? Math.max(...ranks) : PLAIN_RANK
}
const lowest = (reading: Reading) => Math.min(PLAIN_RANK, ...ranksOf(reading))

/** How a text is made beside its sources: how much stands word for word, how long it is, how high its roles are. */
export function readForm(
  signs: Signs,
  told: Reading,
  sources: readonly Reading[],
  target: Reading | undefined,
): void {
  const base = target ?? sources[0]
  const [own, other] = [listForms(told.text), listForms(base?.text ?? '')]
  const verbatim = countInOrder(own, other)
  add(signs, 'verbatim-told', verbatim / Math.max(1, own.length))
  add(signs, 'verbatim-source', verbatim / Math.max(1, other.length))
  add(signs, 'growth', Math.min(own.length / Math.max(1, other.length), MAX_GROWTH))
  add(signs, 'words', own.length)
  add(signs, 'sources', sources.length)
  const [grams, all] = [listGrams(told.text), listGrams(sources.map(({ text }) => text).join(' '))]
  add(signs, 'letters-told', shareIn(grams, all))
  add(signs, 'letters-source', shareIn(target ? listGrams(target.text) : all, grams))
  add(signs, 'rank-rise', highest(told) - Math.max(1, ...sources.map(highest)))
  const least = (target ? [target] : sources).map(lowest)
  add(signs, 'least-rise', lowest(told) - Math.min(PLAIN_RANK, ...least))
  const [first, before] = [told.all[0], base?.all[0]]
  add(
    signs,
    'first-changed',
    first !== undefined && before !== undefined && first.key !== before.key,
  )
}

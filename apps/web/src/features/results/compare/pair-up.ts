/** What stands at one place before and after; null where there is nothing. */
export interface Pair<T> {
  before: T | null
  after: T | null
  /** It stood elsewhere among its neighbours. */
  moved: boolean
  /** Where it stood in the list before; -1 when it is new. */
  place: number
}

/** From here on two things are the same thing in other words. */
const ALIKE = 0.5
/** Beyond so many comparisons only equal things are paired. */
const MAX_COMPARISONS = 100_000

/**
 * Finds which things of two lists are the same thing: equal ones first, then the most alike. What was
 * moved is no removal and no addition.
 * @param equal whether two things are the same without a doubt
 * @param likeness 0 to 1
 * @returns in the order of `after`; what is gone stands behind what was before it
 */
export function pairUp<T>(
  before: readonly T[],
  after: readonly T[],
  equal: (one: T, other: T) => boolean,
  likeness: (one: T, other: T) => number,
): Pair<T>[] {
  const partners = findPartners(before, after, equal, likeness)
  const places = partners.filter((place) => place >= 0)
  const steady = new Set(findLongestRise(places))
  const pairs = after.map((thing, index): Pair<T> => {
    const place = partners[index] ?? -1
    const moved = place >= 0 && !steady.has(place)
    return { before: before[place] ?? null, after: thing, moved, place }
  })
  const paired = new Set(places)
  for (const [place, thing] of before.entries()) {
    if (paired.has(place)) continue
    const above = place === 0 ? -1 : pairs.findLastIndex((pair) => pair.place === place - 1)
    pairs.splice(above + 1, 0, { before: thing, after: null, moved: false, place })
  }
  return pairs
}

/** @returns for each thing of `after` its place in `before`, or -1 */
function findPartners<T>(
  before: readonly T[],
  after: readonly T[],
  equal: (one: T, other: T) => boolean,
  likeness: (one: T, other: T) => number,
): number[] {
  const free = new Set(before.keys())
  const partners = after.map((thing) => {
    for (const place of free) {
      if (!equal(before[place] as T, thing)) continue
      free.delete(place)
      return place
    }
    return -1
  })
  const open = [...partners.keys()].filter((index) => partners[index] === -1)
  if (open.length * free.size > MAX_COMPARISONS) return partners
  const candidates = open.flatMap((index) =>
    [...free].map((place) => ({
      index,
      place,
      score: likeness(before[place] as T, after[index] as T),
    })),
  )
  for (const { index, place, score } of candidates.toSorted((a, b) => b.score - a.score)) {
    if (score < ALIKE) break
    if (partners[index] !== -1 || !free.delete(place)) continue
    partners[index] = place
  }
  return partners
}

/** The longest rising subsequence: what kept its order; the rest was moved. */
function findLongestRise(numbers: readonly number[]): number[] {
  const lengths: number[] = []
  const previous: number[] = []
  let best = -1
  for (const [at, number] of numbers.entries()) {
    lengths[at] = 1
    previous[at] = -1
    for (let back = 0; back < at; back += 1) {
      const length = (lengths[back] ?? 0) + 1
      if ((numbers[back] ?? 0) >= number || length <= (lengths[at] ?? 0)) continue
      lengths[at] = length
      previous[at] = back
    }
    if (best < 0 || (lengths[at] ?? 0) > (lengths[best] ?? 0)) best = at
  }
  const rise: number[] = []
  for (let at = best; at >= 0; at = previous[at] ?? -1) rise.unshift(numbers[at] ?? 0)
  return rise
}

/** How many of their words two texts share, 0 to 1 (Dice's coefficient over words). */
export function compareWords(one: string, other: string): number {
  const words = listWords(one)
  const others = listWords(other)
  if (words.length + others.length === 0) return 0
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of others) {
    const left = counts.get(word) ?? 0
    if (left === 0) continue
    counts.set(word, left - 1)
    shared += 1
  }
  return (2 * shared) / (words.length + others.length)
}

const listWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

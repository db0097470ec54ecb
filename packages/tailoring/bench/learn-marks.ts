import type { MarkWeights } from '@tailorbird/truth'

const ROUNDS = 30
const RATE = 0.06
const BIAS_RATE = 0.02
const DECAY = 0.002
const MIN_CASES = 3
const UNIT = 100

/** Words of something that is true or not, and how much it counts; 1 by default. */
interface Marked {
  marks: readonly string[]
  isTrue: boolean
  worth?: number
}

/** Learns what very words weigh (logistic regression). */
export function learnMarks(cases: readonly Marked[]): MarkWeights {
  const counts = new Map<string, number>()
  for (const { marks } of cases)
    for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  const names = [...counts].flatMap(([mark, count]) => (count >= MIN_CASES ? [mark] : []))
  const placeOf = new Map(names.map((name, at) => [name, at]))
  const known = cases.map(({ marks, isTrue, worth = 1 }) => ({
    places: Int32Array.from(marks.flatMap((mark) => placeOf.get(mark) ?? [])),
    isTrue,
    worth,
  }))
  const weights = new Float64Array(names.length)
  let bias = 0
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { places, isTrue, worth } of known) {
      let sum = bias
      for (const place of places) sum += weights[place] ?? 0
      const error = worth * (Number(isTrue) - 1 / (1 + Math.exp(-sum)))
      bias += BIAS_RATE * error
      for (const place of places)
        weights[place] = (weights[place] ?? 0) * (1 - DECAY * worth) + RATE * error
    }
  const rounded = names.map((name, at) => [name, Math.round(UNIT * (weights[at] ?? 0))] as const)
  return {
    words: Object.fromEntries(
      rounded
        .filter(([, weight]) => weight !== 0)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
    bias: Math.round(UNIT * bias),
  }
}

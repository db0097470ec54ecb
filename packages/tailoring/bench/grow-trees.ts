import type { Tree } from '@tailorbird/truth'

const DEPTH = 5
const RATE = 0.06
const ROUNDS = 260
const MIN_LEAF = 6
const LAMBDA = 2
const MIN_GAIN = 0.4
const SHARE_OF_CASES = 0.7
const SHARE_OF_SIGNS = 0.6
const MAX_CUTS = 24
const LEAF_UNIT = 10_000

/** The same numbers in each run. */
function makeRandom(): () => number {
  let seed = 7
  return () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff
    return seed / 0x7f_ff_ff_ff
  }
}

/** The values between which a sign parts the cases. */
function listCuts(values: readonly number[]): number[] {
  const distinct = [...new Set(values)].toSorted((one, other) => one - other)
  const step = Math.max(1, Math.ceil(distinct.length / MAX_CUTS))
  return distinct
    .slice(0, -1)
    .flatMap((value, at) => (at % step === 0 ? [(value + (distinct[at + 1] ?? value)) / 2] : []))
}

interface Sums {
  gradient: number
  weight: number
}

const gainOf = ({ gradient, weight }: Sums) => gradient ** 2 / (weight + LAMBDA)

/**
 * Grows trees one upon the other, each on what those before get wrong (gradient boosting, with Newton's step in the
 * leaves).
 * @param rows the signs of each case, all in the same order
 * @param isTrue what each case is
 * @param worth how much each case counts
 */
export function growTrees(
  rows: readonly (readonly number[])[],
  isTrue: readonly boolean[],
  worth: readonly number[],
): Tree[] {
  const random = makeRandom()
  const count = rows[0]?.length ?? 0
  const cuts = Array.from({ length: count }, (_, sign) =>
    listCuts(rows.map((row) => row[sign] ?? 0)),
  )
  const bins = rows.map((row) =>
    cuts.map((cut, sign) => {
      const value = row[sign] ?? 0
      let bin = 0
      while (bin < cut.length && value > (cut[bin] ?? 0)) bin += 1
      return bin
    }),
  )
  const scores = rows.map(() => 0)
  const gradients = rows.map(() => 0)
  const weights = rows.map(() => 0)

  function findSplit(cases: readonly number[], signs: readonly number[], whole: Sums) {
    let best = { gain: MIN_GAIN, sign: -1, bin: 0 }
    for (const sign of signs) {
      const length = cuts[sign]?.length ?? 0
      if (length === 0) continue
      const sums = Array.from({ length: length + 1 }, () => ({ gradient: 0, weight: 0, cases: 0 }))
      for (const one of cases) {
        const sum = sums[bins[one]?.[sign] ?? 0]
        if (!sum) continue
        sum.gradient += gradients[one] ?? 0
        sum.weight += weights[one] ?? 0
        sum.cases += 1
      }
      const below = { gradient: 0, weight: 0, cases: 0 }
      for (const [bin, sum] of sums.slice(0, -1).entries()) {
        below.gradient += sum.gradient
        below.weight += sum.weight
        below.cases += sum.cases
        if (below.cases < MIN_LEAF || cases.length - below.cases < MIN_LEAF) continue
        const above = {
          gradient: whole.gradient - below.gradient,
          weight: whole.weight - below.weight,
        }
        const gain = gainOf(below) + gainOf(above) - gainOf(whole)
        if (gain > best.gain) best = { gain, sign, bin }
      }
    }
    return best
  }

  function grow(cases: readonly number[], signs: readonly number[], depth: number): Tree {
    const whole = {
      gradient: cases.reduce((sum, one) => sum + (gradients[one] ?? 0), 0),
      weight: cases.reduce((sum, one) => sum + (weights[one] ?? 0), 0),
    }
    const leaf = Math.round((LEAF_UNIT * RATE * whole.gradient) / (whole.weight + LAMBDA))
    if (depth === 0 || cases.length < 2 * MIN_LEAF) return leaf
    const { sign, bin } = findSplit(cases, signs, whole)
    if (sign < 0) return leaf
    const isBelow = (one: number) => (bins[one]?.[sign] ?? 0) <= bin
    const most = Number((cuts[sign]?.[bin] ?? 0).toPrecision(6))
    return [
      sign,
      most,
      grow(cases.filter(isBelow), signs, depth - 1),
      grow(
        cases.filter((one) => !isBelow(one)),
        signs,
        depth - 1,
      ),
    ]
  }

  const run = (tree: Tree, row: readonly number[]): number =>
    typeof tree === 'number' ? tree : run((row[tree[0]] ?? 0) <= tree[1] ? tree[2] : tree[3], row)
  return Array.from({ length: ROUNDS }, () => {
    for (const [one, score] of scores.entries()) {
      const chance = 1 / (1 + Math.exp(-score))
      gradients[one] = (worth[one] ?? 1) * (Number(isTrue[one]) - chance)
      weights[one] = (worth[one] ?? 1) * chance * (1 - chance)
    }
    const cases = [...rows.keys()].filter(() => random() < SHARE_OF_CASES)
    const signs = [...cuts.keys()].filter(() => random() < SHARE_OF_SIGNS)
    const tree = grow(cases, signs, DEPTH)
    for (const [one, row] of rows.entries())
      scores[one] = (scores[one] ?? 0) + run(tree, row) / LEAF_UNIT
    return tree
  })
}

/** A tree without the branches on one sign, as it is where that sign has this value. */
export function settleSign(tree: Tree, sign: number, value: number): Tree {
  if (typeof tree === 'number') return tree
  const [at, most, below, above] = tree
  if (at === sign) return settleSign(value <= most ? below : above, sign, value)
  return [at, most, settleSign(below, sign, value), settleSign(above, sign, value)]
}

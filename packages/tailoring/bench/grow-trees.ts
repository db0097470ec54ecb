import type { Tree } from '@tailorbird/truth'

/** How many trees, how deep, how far each goes, how many cases a leaf has at the least, and how much of all each tree sees. */
export interface Growth {
  rounds: number
  depth: number
  rate: number
  minLeaf: number
  shareOfCases: number
  shareOfSigns: number
}

const LAMBDA = 2
const MIN_GAIN = 0.4
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

/** A sign of all cases: where it may be cut, and between which cuts each case lies. */
interface Column {
  cuts: number[]
  bins: Uint8Array
}

function readColumn(rows: readonly (readonly number[])[], sign: number): Column {
  const values = rows.map((row) => row[sign] ?? 0)
  const cuts = listCuts(values)
  const binOf = (value: number) => {
    const bin = cuts.findIndex((cut) => value <= cut)
    return bin < 0 ? cuts.length : bin
  }
  return { cuts, bins: Uint8Array.from(values, binOf) }
}

/** What the trees so far get wrong: for each case how far, and how much it counts. */
interface Errors {
  gradients: Float64Array
  weights: Float64Array
}

interface Split {
  gain: number
  sign: number
  bin: number
}

const gainOf = (gradient: number, weight: number) => gradient ** 2 / (weight + LAMBDA)

function sumOf(cases: readonly number[], of: Float64Array): number {
  let sum = 0
  for (const one of cases) sum += of[one] ?? 0
  return sum
}

/** The best cut of one sign; the gain is that of the best so far where it has no better one. */
function findCut(
  cases: readonly number[],
  { cuts, bins }: Column,
  { gradients, weights }: Errors,
  whole: { gradient: number; weight: number },
  least: number,
  minLeaf: number,
): { gain: number; bin: number } {
  const gradientIn = new Float64Array(cuts.length + 1)
  const weightIn = new Float64Array(cuts.length + 1)
  const casesIn = new Int32Array(cuts.length + 1)
  for (const one of cases) {
    const bin = bins[one] ?? 0
    gradientIn[bin] = (gradientIn[bin] ?? 0) + (gradients[one] ?? 0)
    weightIn[bin] = (weightIn[bin] ?? 0) + (weights[one] ?? 0)
    casesIn[bin] = (casesIn[bin] ?? 0) + 1
  }
  const best = { gain: least, bin: -1 }
  let [gradient, weight, count] = [0, 0, 0]
  for (let bin = 0; bin < cuts.length; bin += 1) {
    gradient += gradientIn[bin] ?? 0
    weight += weightIn[bin] ?? 0
    count += casesIn[bin] ?? 0
    if (count < minLeaf || cases.length - count < minLeaf) continue
    const gain =
      gainOf(gradient, weight) +
      gainOf(whole.gradient - gradient, whole.weight - weight) -
      gainOf(whole.gradient, whole.weight)
    if (gain > best.gain) Object.assign(best, { gain, bin })
  }
  return best
}

function findSplit(
  cases: readonly number[],
  signs: readonly number[],
  columns: readonly Column[],
  errors: Errors,
  minLeaf: number,
): Split {
  const whole = { gradient: sumOf(cases, errors.gradients), weight: sumOf(cases, errors.weights) }
  const best: Split = { gain: MIN_GAIN, sign: -1, bin: 0 }
  for (const sign of signs) {
    const column = columns[sign]
    if (!column || column.cuts.length === 0) continue
    const { gain, bin } = findCut(cases, column, errors, whole, best.gain, minLeaf)
    if (bin >= 0) Object.assign(best, { gain, sign, bin })
  }
  return best
}

function growTree(
  cases: readonly number[],
  signs: readonly number[],
  columns: readonly Column[],
  errors: Errors,
  growth: Growth,
): Tree {
  const { depth, rate, minLeaf } = growth
  const step = sumOf(cases, errors.gradients) / (sumOf(cases, errors.weights) + LAMBDA)
  const leaf = Math.round(LEAF_UNIT * rate * step)
  if (depth === 0 || cases.length < 2 * minLeaf) return leaf
  const { sign, bin } = findSplit(cases, signs, columns, errors, minLeaf)
  const column = columns[sign]
  if (!column) return leaf
  const grow = (part: readonly number[]) =>
    growTree(part, signs, columns, errors, { ...growth, depth: depth - 1 })
  const isBelow = (one: number) => (column.bins[one] ?? 0) <= bin
  return [
    sign,
    Number((column.cuts[bin] ?? 0).toPrecision(6)),
    grow(cases.filter(isBelow)),
    grow(cases.filter((one) => !isBelow(one))),
  ]
}

const run = (tree: Tree, row: readonly number[]): number =>
  typeof tree === 'number' ? tree : run((row[tree[0]] ?? 0) <= tree[1] ? tree[2] : tree[3], row)

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
  growth: Growth,
): Tree[] {
  const random = makeRandom()
  const columns = (rows[0] ?? []).map((_, sign) => readColumn(rows, sign))
  const scores = new Float64Array(rows.length)
  const errors = {
    gradients: new Float64Array(rows.length),
    weights: new Float64Array(rows.length),
  }
  return Array.from({ length: growth.rounds }, () => {
    for (const [one, score] of scores.entries()) {
      const chance = 1 / (1 + Math.exp(-score))
      errors.gradients[one] = (worth[one] ?? 1) * (Number(isTrue[one]) - chance)
      errors.weights[one] = (worth[one] ?? 1) * chance * (1 - chance)
    }
    const cases = [...rows.keys()].filter(() => random() < growth.shareOfCases)
    const signs = [...columns.keys()].filter(() => random() < growth.shareOfSigns)
    const tree = growTree(cases, signs, columns, errors, growth)
    for (const [one, row] of rows.entries())
      scores[one] = (scores[one] ?? 0) + run(tree, row) / LEAF_UNIT
    return tree
  })
}

import { listPairs, type Candidate, type SignWeights } from '../src/posting/heading/candidate.ts'
import { OF_POSTING } from '../src/posting/heading/describe-words.ts'

/** Candidates of which some are right, or none is. */
export interface Choice {
  candidates: readonly Candidate[]
  right: ReadonlySet<Candidate>
  isNone: boolean
}

/** What is learned from one choice: the numbers of each candidate's signs. */
interface Example {
  signs: Int32Array[]
  isRight: boolean[]
}

const ROUNDS = 150
const STEP = 0.3
/** Weights are held near where they start by so much; what was seen seldom decides little, and pairs of signs and words of postings are many. */
const HOLD = 1
const HOLD_PAIRS = 15
const HOLD_WORDS = 5
/** Signs of fewer choices are chance. */
const LEAST_CHOICES = 4

const holdOf = (name: string): number => {
  if (name.startsWith(OF_POSTING)) return HOLD_WORDS
  return name.includes('+') ? HOLD_PAIRS : HOLD
}

type Lister = (candidate: Candidate) => string[]

/** Numbers the signs that enough choices have. */
function numberSigns(choices: readonly Choice[], listSigns: Lister): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { candidates } of choices) {
    const signs = new Set(candidates.flatMap(listSigns))
    for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  const often = [...counts].filter(([, count]) => count >= LEAST_CHOICES)
  return new Map(often.map(([sign], at) => [sign, at]))
}

const sum = (signs: Int32Array, weights: Float64Array) =>
  signs.reduce((all, sign) => all + (weights[sign] ?? 0), 0)

/** Adds to each sign's slope how much more right candidates with it were wanted than were likely. */
function addSlope({ signs, isRight }: Example, weights: Float64Array, slope: Float64Array): void {
  const odds = signs.map((one) => Math.exp(sum(one, weights)))
  const whole = 1 + odds.reduce((all, one) => all + one, 0)
  const ofRight = odds.reduce((all, one, at) => (isRight[at] ? all + one : all), 0)
  for (const [at, one] of signs.entries()) {
    const share = odds[at] ?? 0
    const by = (isRight[at] ? share / ofRight : 0) - share / whole
    for (const sign of one) slope[sign] = (slope[sign] ?? 0) + by
  }
}

/**
 * Learns how much each sign counts, so that the right one of each choice is as likely as can be (multinomial logit, with 'none of
 * them' at nought; weights held near their start; steps by Adagrad). Choices without a right candidate are left out.
 * @param isPaired whether two signs together are a sign of their own
 * @param start what signs count before anything is learned; nothing, when not given
 */
export function learnChoice(
  choices: readonly Choice[],
  start: SignWeights = new Map(),
  isPaired = false,
): SignWeights {
  const listSigns: Lister = ({ signs, shared }) => [
    ...signs,
    ...shared,
    ...(isPaired ? listPairs(signs) : []),
  ]
  const known = choices.filter(({ right, isNone }) => isNone || right.size > 0)
  const numbers = numberSigns(known, listSigns)
  const examples = known.map(({ candidates, right }): Example => ({
    signs: candidates.map((one) =>
      Int32Array.from(listSigns(one).flatMap((sign) => numbers.get(sign) ?? [])),
    ),
    isRight: candidates.map((one) => right.has(one)),
  }))
  const names = [...numbers.keys()]
  const holds = names.map(holdOf)
  const starts = Float64Array.from(names, (name) => start.get(name) ?? 0)
  const weights = Float64Array.from(starts)
  const squares = new Float64Array(names.length)
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = new Float64Array(names.length)
    for (const example of examples) addSlope(example, weights, slope)
    for (const [at, up] of slope.entries()) {
      const now = weights[at] ?? 0
      const by = up - (holds[at] ?? HOLD) * (now - (starts[at] ?? 0))
      const square = (squares[at] ?? 0) + by * by
      squares[at] = square
      weights[at] = now + (STEP * by) / Math.sqrt(square + 1e-9)
    }
  }
  return new Map([...start, ...names.map((name, at) => [name, weights[at] ?? 0] as const)])
}

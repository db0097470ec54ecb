import { weigh, type Candidate, type SignWeights } from '../src/posting/heading/candidate.ts'

/** Candidates of which some are right, or none is. */
export interface Choice {
  candidates: readonly Candidate[]
  right: ReadonlySet<Candidate>
  isNone: boolean
}

const ROUNDS = 400
const STEP = 0.5
/** Weights are held near nought by so much; what was seen once decides little. */
const HOLD = 3
/** Single words are many, and each is seen seldom. */
const HOLD_WORDS = 1
const WORDS = /^(?:has|opens|ends|ends-on|left|right|left-word|right-word)-/

/**
 * Learns how much each sign counts, so that the right one of each choice is as likely as can be (multinomial logit, with 'none of
 * them' at nought; weights held near nought; steps by Adagrad). Choices without a right candidate are left out.
 */
export function learnChoice(
  choices: readonly Choice[],
  start: SignWeights = new Map(),
): SignWeights {
  const weights = new Map(start)
  const squares = new Map<string, number>()
  const known = choices.filter(({ right, isNone }) => isNone || right.size > 0)
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = new Map<string, number>()
    const add = ({ signs }: Candidate, by: number) => {
      for (const sign of signs) slope.set(sign, (slope.get(sign) ?? 0) + by)
    }
    for (const { candidates, right } of known) {
      const odds = candidates.map((one) => Math.exp(weigh(one, weights)))
      const whole = 1 + odds.reduce((sum, one) => sum + one, 0)
      const ofRight = candidates.reduce(
        (sum, one, at) => (right.has(one) ? sum + (odds[at] ?? 0) : sum),
        0,
      )
      for (const [at, one] of candidates.entries()) {
        const share = odds[at] ?? 0
        add(one, (right.has(one) ? share / ofRight : 0) - share / whole)
      }
    }
    for (const [sign, up] of slope) {
      const now = weights.get(sign) ?? 0
      const by = up - (WORDS.test(sign) ? HOLD_WORDS : HOLD) * (now - (start.get(sign) ?? 0))
      const square = (squares.get(sign) ?? 0) + by * by
      squares.set(sign, square)
      weights.set(sign, now + (STEP * by) / Math.sqrt(square + 1e-9))
    }
  }
  return weights
}

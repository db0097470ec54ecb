import type { VerdictModel } from '@tailorbird/truth'

const ROUNDS = 30
const RATE = 0.06
const BIAS_RATE = 0.02
const DECAY = 0.002
const MIN_CASES = 3
const UNIT = 100

/** Learns what the very words of texts weigh (logistic regression). */
export function weighMarks(
  cases: readonly { marks: readonly string[]; isTrue: boolean }[],
): Pick<VerdictModel, 'words' | 'bias'> {
  const counts = new Map<string, number>()
  for (const { marks } of cases)
    for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  const known = cases.map(({ marks, isTrue }) => ({
    marks: marks.filter((mark) => (counts.get(mark) ?? 0) >= MIN_CASES),
    isTrue,
  }))
  const weights = new Map<string, number>()
  let bias = 0
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { marks, isTrue } of known) {
      const sum = marks.reduce((before, mark) => before + (weights.get(mark) ?? 0), bias)
      const error = Number(isTrue) - 1 / (1 + Math.exp(-sum))
      bias += BIAS_RATE * error
      for (const mark of marks)
        weights.set(mark, (weights.get(mark) ?? 0) * (1 - DECAY) + RATE * error)
    }
  const rounded = [...weights].map(([mark, weight]) => [mark, Math.round(UNIT * weight)] as const)
  return {
    words: Object.fromEntries(
      rounded
        .filter(([, weight]) => weight !== 0)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
    bias: Math.round(UNIT * bias),
  }
}

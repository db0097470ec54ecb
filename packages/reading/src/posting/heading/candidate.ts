/** A text that may be what is looked for, with the evidence for it. */
export interface Candidate {
  text: string
  /** What speaks for it or against it, by name; a sign counts once. */
  signs: Set<string>
  /** The line that it was found in first. */
  line: number
}

/** Candidates by their folded text, in the order in which they were found. */
export type Candidates = Map<string, Candidate>

/** How much each sign counts. */
export type SignWeights = ReadonlyMap<string, number>

/** A posting with more is none: each is weighed against the whole text. */
const MAX_CANDIDATES = 800

const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Adds signs for a text; the text as it was first written stays, and the line where it stood. */
export function addSigns(
  all: Candidates,
  text: string,
  line: number,
  signs: readonly string[],
): void {
  const key = keyOf(text)
  if (key === '') return
  if (!all.has(key) && all.size >= MAX_CANDIDATES) return
  const known = all.get(key) ?? { text, signs: new Set<string>(), line }
  for (const sign of signs) known.signs.add(sign)
  all.set(key, known)
}

/** Adds each two signs that a candidate has as one more: what one says may depend on the other. */
export function addPairs({ signs }: Candidate): void {
  const all = [...signs].toSorted()
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1)) signs.add(`${one}+${other}`)
}

/** The sum of what a candidate's signs count. */
const weigh = ({ signs }: Pick<Candidate, 'signs'>, weights: SignWeights) =>
  [...signs].reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0)

/**
 * The candidate whose signs count most, the first of equals.
 * @param least what its signs must count for; undefined when those of none do
 */
export function pickBest(
  all: Iterable<Candidate>,
  weights: SignWeights,
  least = 0,
): Candidate | undefined {
  let best: Candidate | undefined
  let most = least
  for (const candidate of all) {
    const sum = weigh(candidate, weights)
    if (sum > most) {
      best = candidate
      most = sum
    }
  }
  return best
}

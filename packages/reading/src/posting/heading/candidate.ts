/** A text that may be what is looked for, with the evidence for it. */
export interface Candidate {
  text: string
  /** What speaks for it or against it, by name; a sign counts once. */
  signs: Set<string>
  /** Signs that all candidates of its posting have: one list for all of them. */
  shared: readonly string[]
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
  const known = all.get(key) ?? { text, signs: new Set<string>(), shared: [], line }
  for (const sign of signs) known.signs.add(sign)
  all.set(key, known)
}

/** Each two of some signs as one more: what one says may depend on the other. */
export function listPairs(signs: ReadonlySet<string>): string[] {
  const all = [...signs].toSorted()
  return all.flatMap((one, at) => all.slice(at + 1).map((other) => `${one}+${other}`))
}

type Partners = ReadonlyMap<string, readonly (readonly [other: string, weight: number])[]>
const partnersOf = new WeakMap<SignWeights, Partners>()

/** The second signs of each first one, prepared once: most pairs that a candidate has count nothing. */
function listPartners(weights: SignWeights): Partners {
  const known = partnersOf.get(weights)
  if (known) return known
  const partners = new Map<string, [string, number][]>()
  for (const [name, weight] of weights) {
    const [one = '', other] = name.split('+')
    if (other === undefined) continue
    const others = partners.get(one) ?? []
    partners.set(one, others)
    others.push([other, weight])
  }
  partnersOf.set(weights, partners)
  return partners
}

const sumOf = (signs: readonly string[], weights: SignWeights) =>
  signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0)

/** The sum of what a candidate's own signs count, alone and in pairs. */
function weigh({ signs }: Pick<Candidate, 'signs'>, weights: SignWeights): number {
  const partners = listPartners(weights)
  let sum = 0
  for (const sign of signs) {
    sum += weights.get(sign) ?? 0
    for (const [other, weight] of partners.get(sign) ?? []) if (signs.has(other)) sum += weight
  }
  return sum
}

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
  let shared: readonly string[] = []
  let common = 0
  for (const candidate of all) {
    if (candidate.shared !== shared) {
      shared = candidate.shared
      common = sumOf(shared, weights)
    }
    const sum = common + weigh(candidate, weights)
    if (sum > most) {
      best = candidate
      most = sum
    }
  }
  return best
}

/** A text that may be what is looked for, with the evidence for it. */
export interface Candidate {
  text: string
  /** Points of each sign, for it and against it; a sign counts once, with its most points. */
  signs: Map<string, number>
  /** The line that it was found in first. */
  line: number
}

/** Candidates by their folded text, in the order in which they were found. */
export type Candidates = Map<string, Candidate>

/** A posting with more is none: each is weighed against the whole text. */
const MAX_CANDIDATES = 400

const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Adds a sign for a text; the text as it was first written stays. */
export function addSign(
  all: Candidates,
  text: string,
  line: number,
  sign: string,
  points: number,
): void {
  const key = keyOf(text)
  if (key === '') return
  if (!all.has(key) && all.size >= MAX_CANDIDATES) return
  const known = all.get(key) ?? { text, signs: new Map<string, number>(), line }
  const before = known.signs.get(sign)
  if (before === undefined || points > before) known.signs.set(sign, points)
  all.set(key, known)
}

/** All points of a candidate. */
const sumSigns = ({ signs }: Candidate) =>
  [...signs.values()].reduce((sum, points) => sum + points, 0)

/** The candidate with the most points, of the least that is needed; the first of equals. */
export function pickBest(all: Candidates, least: number): Candidate | undefined {
  let best: Candidate | undefined
  let most = least
  for (const candidate of all.values()) {
    const sum = sumSigns(candidate)
    if (sum > most || (sum === most && best === undefined)) {
      best = candidate
      most = sum
    }
  }
  return best
}

import { add, type Signs } from '../compare/sign-list.ts'

/** What was learned of the very words of texts. */
export interface MarkWeights {
  /** In hundredths. */
  words: Record<string, number>
  bias: number
}

const UNIT = 100

/**
 * What the very words of a text tell, above 0 for truth: all together and by their kind, with the worst and the best new word, the
 * worst of those that are gone, and how many new ones nobody has seen.
 */
export function weighMarks(marks: readonly string[], { words, bias }: MarkWeights): Signs {
  const signs: Signs = {}
  add(signs, 'marks', bias / UNIT)
  const weights = marks.map((mark) => ({
    mark,
    kind: mark.slice(0, mark.indexOf(':')),
    weight: words[mark],
  }))
  for (const { kind, weight = 0 } of weights) {
    add(signs, 'marks', weight / UNIT)
    add(signs, `marks-${kind}`, weight / UNIT)
  }
  const of = (wanted: string) => weights.filter(({ kind }) => kind === wanted)
  const known = of('new').flatMap(({ weight }) => weight ?? [])
  const gone = of('lost').flatMap(({ weight }) => weight ?? [])
  add(signs, 'marks-worst-new', Math.min(0, ...known) / UNIT)
  add(signs, 'marks-best-new', Math.max(0, ...known) / UNIT)
  add(signs, 'marks-worst-lost', Math.min(0, ...gone) / UNIT)
  add(signs, 'marks-seen', known.length)
  add(signs, 'marks-unseen', of('new').length - known.length)
  return signs
}

/** Pairs that mean the same: what people write, and the full name or the plainer word. */
const synonyms: readonly (readonly [RegExp, string])[] = [
  [/\bpostgres\b/gi, 'PostgreSQL'],
  [/\bk8s\b/gi, 'Kubernetes'],
  [/\bin order to\b/g, 'to'],
  [/\bas well as\b/g, 'and'],
  [/\bprior to\b/g, 'before'],
  [/\butili[sz]ed\b/g, 'used'],
  [/\butili[sz]ing\b/g, 'using'],
]

/** One clause that ends in its means: 'Cut build time by caching dependencies.' */
const MEANS_LAST = /^(\p{L}[^.;,]*?) ((?:using|through|by \p{L}{2,}ing) [^.;,]+)\.?$/u

function moveMeansToFront(text: string): string {
  const [, deed, means] = MEANS_LAST.exec(text) ?? []
  if (!deed || !means) return text
  const start = /^\p{Lu}\p{Ll}/u.test(deed) ? deed.charAt(0).toLowerCase() : deed.charAt(0)
  return `${means.charAt(0).toUpperCase()}${means.slice(1)}, ${start}${deed.slice(1)}.`
}

/**
 * Says the same in other words: full names for short ones, plainer words, the means first.
 * @returns the text itself when nothing of this fits
 */
export function reword(text: string): string {
  const plain = synonyms.reduce((words, [from, to]) => words.replace(from, to), text)
  return moveMeansToFront(plain)
}

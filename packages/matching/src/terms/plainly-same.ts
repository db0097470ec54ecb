import { tokenize } from '@tailorbird/lexicon'

const MAX_SHORT_FORM = 5
const MIN_COMMON_START = 5

const wordsOf = (name: string) =>
  tokenize(name)
    .map(({ norm }) => norm)
    .filter((norm) => /[\p{L}\p{N}]/u.test(norm))

/** 'js' stands in the letters of 'javascript', from the first on. */
function isShortFor(short: string, long: string): boolean {
  if (short.length > MAX_SHORT_FORM || short.charAt(0) !== long.charAt(0)) return false
  let at = 0
  for (const letter of long) if (letter === short.charAt(at)) at += 1
  return at === short.length
}

/** 'k8s' is 'Kubernetes': its ends, and how many letters stand between them. */
function isNumeronym(name: string, other: string): boolean {
  const [short, long] = [name.toLowerCase(), other.toLowerCase()]
  const [, first, count, last] = /^(\p{L})(\d{1,2})(\p{L})$/u.exec(short) ?? []
  return (
    long.length === Number(count) + 2 && long.startsWith(first ?? '') && long.endsWith(last ?? '')
  )
}

function startAlike(one: string, other: string): boolean {
  if (one.startsWith(other) || other.startsWith(one)) return true
  return (
    one.slice(0, MIN_COMMON_START) === other.slice(0, MIN_COMMON_START) &&
    one.length >= MIN_COMMON_START
  )
}

/**
 * Whether everybody sees that two names of a thing are one: an abbreviation and its long form, a name
 * with and without its maker, two spellings. What only a specialist knows to be the same is not
 * written for a person who did not write it.
 */
export function isPlainlySame(one: string, other: string): boolean {
  const words = [wordsOf(one), wordsOf(other)] as const
  const [left, right] = [
    words[0].filter((word) => !words[1].includes(word)),
    words[1].filter((word) => !words[0].includes(word)),
  ]
  if (left.length === 0 || right.length === 0)
    return left.length + right.length < words.flat().length
  const [first, second] = [left.join(''), right.join('')]
  return (
    isShortFor(first, second) ||
    isShortFor(second, first) ||
    isNumeronym(one, other) ||
    isNumeronym(other, one) ||
    startAlike(first, second)
  )
}

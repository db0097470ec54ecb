import { anyDegree, HEIGHTS, type Height } from './degree-patterns.ts'

/** A degree by its words. */
export interface DegreeWord {
  height: Height
  start: number
  end: number
  /** A field that stands in the same word: 'Pharmazie' of 'Pharmaziestudium'. */
  field?: { start: number; end: number }
}

const MAX_CHARS = 500
const wholeWord = (source: string, flags: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${source})(?![\p{L}\p{N}])`, flags)

const ENDED = wholeWord(String.raw`\p{L}{4,30}?(?:${anyDegree('ending')})`, 'giu')
const ENDING = new RegExp(`s?(?:${anyDegree('ending')})$`, 'iu')
const BY_HEIGHT = HEIGHTS.map(
  (height) => [height, wholeWord(anyDegree(height), 'giu')] as const,
).toReversed()
const ANY = wholeWord(anyDegree('any'), 'giu')
const BACHELOR_SHORT = wholeWord(anyDegree('bachelorShort'), 'gu')
const MASTER_SHORT = wholeWord(anyDegree('masterShort'), 'gu')

/**
 * The degrees that a text names by their words, in order, each once; where words of several stand in each other, the longest.
 * @param text a line or sentence; of a longer one than 500 characters nothing is read
 */
export function findDegreeWords(text: string): DegreeWord[] {
  if (text.length > MAX_CHARS) return []
  const found: DegreeWord[] = []
  const add = (height: Height, pattern: RegExp, fieldOf?: (word: string) => number) => {
    for (const { 0: word, index: start } of text.matchAll(pattern)) {
      const end = start + word.length
      const chars = fieldOf?.(word)
      found.push({ height, start, end, ...(chars && { field: { start, end: start + chars } }) })
    }
  }
  for (const [height, pattern] of BY_HEIGHT) add(height, pattern)
  add('bachelor', ANY)
  add('bachelor', BACHELOR_SHORT)
  add('master', MASTER_SHORT)
  if (anyDegree('ending') !== '') add('bachelor', ENDED, (word) => word.replace(ENDING, '').length)
  const longest = found.toSorted((one, other) => other.end - other.start - (one.end - one.start))
  const kept: DegreeWord[] = []
  for (const one of longest)
    if (kept.every(({ start, end }) => one.end <= start || one.start >= end)) kept.push(one)
  return kept.toSorted((one, other) => one.start - other.start)
}

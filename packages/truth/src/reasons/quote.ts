/** Longer words are cut where a sentence quotes them. */
export const MAX_QUOTED = 60
const MARK = '…'
/** Of what both texts share, so much is shown before the words that differ. */
const CONTEXT_CHARS = 12

/** The beginning of a text, cut between two words. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text
  const space = text.lastIndexOf(' ', max)
  const end = space > max / 2 ? space : max
  return `${text.slice(0, end).replace(/[\uD800-\uDBFF]$/, '')}${MARK}`
}

/** A text in quotation marks, cut to what a sentence can hold. */
export const quote = (text: string) => `"${cutAtWord(text, MAX_QUOTED)}"`

/** How many words two texts share at their start. */
function countShared(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((word, index) => word !== other[index])
  return end < 0 ? one.length : end
}

/** Takes words off the front until what is shared before the difference is short. */
function cutFront(words: readonly string[], shared: number): string {
  let from = 0
  const lengthOf = (start: number) => words.slice(start, shared).join(' ').length
  while (from < shared && lengthOf(from) > CONTEXT_CHARS) from += 1
  return `${from > 0 ? MARK : ''}${words.slice(from).join(' ')}`
}

/** Two texts to quote, each cut around the words in which they differ, so that a reader sees what the difference is. */
export function cutAlike(one: string, other: string): [string, string] {
  if (Math.max(one.length, other.length) <= MAX_QUOTED) return [one, other]
  const [first, second] = [one.split(' '), other.split(' ')]
  const shared = countShared(first, second)
  return [cutFront(first, shared), cutFront(second, shared)]
}

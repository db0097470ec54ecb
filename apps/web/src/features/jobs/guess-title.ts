/** How long a line may be that is taken for a title (specification, section 9). */
const FEWEST_CHARS = 4
const MOST_CHARS = 99

/** What stands where no title can be told; the server says the same. */
export const UNTITLED = 'Untitled position'

/**
 * Guesses a posting's title until the server has read it: its first line of 4 to 99 characters.
 * @returns undefined when there is no such line
 */
export function guessTitle(posting: string): string | undefined {
  let from = 0
  while (from < posting.length) {
    const end = posting.indexOf('\n', from)
    const line = posting.slice(from, end < 0 ? posting.length : end).trim()
    const { length } = Array.from(line.slice(0, 2 * MOST_CHARS + 2))
    if (length >= FEWEST_CHARS && length <= MOST_CHARS) return line
    from = end < 0 ? posting.length : end + 1
  }
  return undefined
}

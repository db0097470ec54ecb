import { foldSpaces } from '@tailorbird/language'

/** No resume comes near: 6,000 lines are 120 pages. Files beyond it are read in bounded time and memory. */
const MAX_CHARS = 200_000
const MAX_LINES = 6_000

/** Where the first `count` lines end; the text's length when it has no more. */
function endOfLines(text: string, count: number): number {
  let end = -1
  for (let line = 0; line < count; line += 1) {
    end = text.indexOf('\n', end + 1)
    if (end < 0) return text.length
  }
  return end
}

/**
 * Cuts a very long text at the end of a line: what is read in depth, and the lines of the rest as they are,
 * without blank ones. A first line that is too long by itself is read whole.
 * @param text sanitized
 */
export function cutText(text: string): { head: string; rest: string[] } {
  const most = endOfLines(text, MAX_LINES)
  if (most === text.length && text.length <= MAX_CHARS) return { head: text, rest: [] }
  const last = most <= MAX_CHARS ? most : text.lastIndexOf('\n', MAX_CHARS)
  const end = last < 0 ? endOfLines(text, 1) : last
  return { head: text.slice(0, end), rest: text.slice(end).match(/\S.*/g)?.map(foldSpaces) ?? [] }
}

import { SMALL_WORDS } from '@tailorbird/language'

/** A word that is parted at the end of its line; 'pre- and post-op' is none. */
const PARTED = /\p{L}-$/u
const BEHIND_PART = /^\p{Ll}+/u

const isParted = (line: string, next: string) => {
  const [word] = BEHIND_PART.exec(next) ?? []
  return word !== undefined && PARTED.test(line.slice(-2)) && !SMALL_WORDS.has(word)
}

/** The lines of one text as one line: 'self-' and 'service' are one word. Linear in their length. */
export const joinWraps = (lines: readonly string[]): string =>
  lines
    .map((line, at) => (at === 0 || isParted(lines[at - 1] ?? '', line) ? line : ` ${line}`))
    .join('')

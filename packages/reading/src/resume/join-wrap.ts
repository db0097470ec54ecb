import { SMALL_WORDS } from '@tailorbird/language'

/** A word that is parted at the end of its line; 'pre- and post-op' is none. */
const PARTED = /\p{L}-$/u
const BEHIND_PART = /^\p{Ll}+/u

/** Two lines of one text as one line: 'self-' and 'service' are one word. */
export function joinWrap(text: string, next: string): string {
  const [word] = BEHIND_PART.exec(next) ?? []
  const isParted = word !== undefined && PARTED.test(text) && !SMALL_WORDS.has(word)
  return isParted ? text + next : `${text} ${next}`
}

import { foldWord, remember } from '@tailorbird/language'

/** A run of letters or digits, with where it stands. */
export interface Token {
  written: string
  /** In small letters without accents. */
  form: string
  start: number
  end: number
}

/** A line is cut into its words by each of those who look at it. */
const MAX_KEPT_CHARS = 400

/** The words of a text in order; hyphens and apostrophes part them. */
export const listTokens: (text: string) => readonly Token[] = remember(
  (text) =>
    [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: written, index }) => ({
      written,
      form: foldWord(written),
      start: index,
      end: index + written.length,
    })),
  MAX_KEPT_CHARS,
)

/** Where a run of words stands among others; -1 where it does not. */
export function findRun(tokens: readonly Token[], run: readonly string[], from = 0): number {
  for (let at = from; at + run.length <= tokens.length; at += 1)
    if (run.every((form, index) => tokens[at + index]?.form === form)) return at
  return -1
}

/** The text from one token to another, both with it. */
export const cut = (text: string, first: Token | undefined, last: Token | undefined): string =>
  text.slice(first?.start ?? 0, last?.end ?? 0)

/** A word with a capital where another has one. */
export const likeCapital = (word: string, other: string): string =>
  /^\p{Lu}/u.test(other) ? word.charAt(0).toUpperCase() + word.slice(1) : word

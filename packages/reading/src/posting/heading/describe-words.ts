import { foldCase } from '@tailorbird/language'

/** The words and marks of a name; those that open and end it say most. */
export function describeWords(text: string): string[] {
  const words = foldCase(text).match(/\p{L}+/gu) ?? []
  const [first = '', last = ''] = [words[0], words.at(-1)]
  return [
    `opens-${first}`,
    `ends-${last}`,
    `ends-on-${last.slice(-3)}`,
    ...words.map((word) => `has-${word}`),
    ...(text.match(/[^\p{L}\p{N}\s]/gu) ?? []).map((mark) => `holds-${mark}`),
  ]
}

/** A sign that all candidates of a posting have: whether anyone is named at all depends on what else it says ('our client'). */
export const OF_POSTING = 'posting-'

/** The words of some lines, as signs that all their candidates share. */
export const describePosting = (lines: readonly string[]): string[] =>
  [...new Set(foldCase(lines.join('\n')).match(/\p{L}{2,}/gu))].map((word) => OF_POSTING + word)

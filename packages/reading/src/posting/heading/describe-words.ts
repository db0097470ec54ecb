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

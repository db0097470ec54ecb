import type { PromptData } from './read-prompt.ts'

const WORD = /[\p{L}\p{N}]+/gu

/**
 * The default answer of a second reader: quotes each word that stands in a source, and finds fault with nothing.
 * @returns JSON text
 */
export function writeOpinions({ read }: PromptData): string {
  const texts = read.map(({ textId, text, sources }) => ({
    textId,
    parts: (text.match(WORD) ?? []).flatMap((words) => {
      const source = sources.find((one) => one.text.includes(words))
      return source ? [{ words, sourceId: source.id, quote: words }] : []
    }),
    problems: [],
  }))
  return JSON.stringify({ texts })
}

/**
 * The answer of a second reader that finds everything right: the whole first source for the whole text.
 * @returns JSON text
 */
export function writeApproval({ read }: PromptData): string {
  const texts = read.map(({ textId, text, sources }) => ({
    textId,
    parts: sources.map(({ id, text: quote }) => ({ words: text, sourceId: id, quote })),
    problems: [],
  }))
  return JSON.stringify({ texts })
}

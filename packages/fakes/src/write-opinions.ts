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

/** A longer part carries nothing. */
const PART_WORDS = 6

/** A text in pieces of a few words, as they stand in it. */
function cutInParts(text: string): string[] {
  const words = [...text.matchAll(/\S+/g)]
  return words.flatMap(({ index: start }, at) => {
    const next = words[at + PART_WORDS]?.index
    return at % PART_WORDS === 0 ? [text.slice(start, next).trim()] : []
  })
}

/**
 * The answer of a second reader that finds everything right: for each few words of a text each whole source.
 * @returns JSON text
 */
export function writeApproval({ read }: PromptData): string {
  const texts = read.map(({ textId, text, sources }) => ({
    textId,
    parts: cutInParts(text).flatMap((words) =>
      sources.map(({ id, text: quote }) => ({ words, sourceId: id, quote })),
    ),
    problems: [],
  }))
  return JSON.stringify({ texts })
}

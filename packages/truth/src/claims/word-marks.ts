import { foldCase } from '@tailorbird/language'

/** Longer words that begin alike count as one. */
const MAX_LETTERS = 6

const listWords = (text: string): string[] => foldCase(text).match(/\p{L}+|\d+/gu) ?? []
const cut = (word: string) => word.slice(0, MAX_LETTERS)
const isFigure = (word: string) => /\d/.test(word)

/** The marks that a new word may leave: as one of the text, and as its first. */
export const listMarksOfNew = (written: string): string[] =>
  listWords(written).flatMap((word) => [`new:${cut(word)}`, `first:${cut(word)}`])

/**
 * The very words that only one side has, the pairs of words that are new, and the first ones: what they weigh is learned.
 * @param told the text
 * @param target the line that it replaces, '' for none
 * @param sources all lines that it comes from
 */
export function listWordMarks(told: string, target: string, sources: readonly string[]): string[] {
  const own = listWords(told)
  const [toldWords, sourceWords] = [
    new Set(own.map(cut)),
    new Set(sources.flatMap(listWords).map(cut)),
  ]
  const before = listWords(target)
  const added = [...toldWords].filter((word) => !sourceWords.has(word) && !isFigure(word))
  const lost = [...new Set(before.map(cut))].filter(
    (word) => !toldWords.has(word) && !isFigure(word),
  )
  const pairs = own.slice(1).flatMap((word, at) => {
    const [one, other] = [cut(own[at] ?? ''), cut(word)]
    return sourceWords.has(one) && sourceWords.has(other) ? [] : [`pair:${one}_${other}`]
  })
  return [
    ...added.map((word) => `new:${word}`),
    ...lost.map((word) => `lost:${word}`),
    `first:${cut(own[0] ?? '')}`,
    `source-first:${cut(before[0] ?? '')}`,
    ...pairs,
  ]
}

import { foldCase } from '@tailorbird/language'
import { listAbbreviated } from '../../names/abbreviations.ts'
import type { Comparison } from './comparison.ts'

/** Longer words that begin alike count as one. */
const MAX_LETTERS = 6

const WORD = /\p{L}+|\d+/gu

/** The beginnings of a text's words and its figures, in order, in small letters without accents. */
export const cutWords = (text: string): string[] =>
  (foldCase(text).match(WORD) ?? []).map((word) => word.slice(0, MAX_LETTERS))

export const isFigure = (word: string): boolean => /\d/.test(word)

/** What a comparison of words is made of: each text cut once. */
export interface CutTexts {
  told: readonly string[]
  /** Words of the line that is replaced; undefined for none. */
  target: readonly string[] | undefined
  /** Words of all lines that it comes from, and of the line that it replaces, and what is short for them or stands for their short forms. */
  said: ReadonlySet<string>
  /** Words of the line that is replaced which the text says in short or in full. */
  kept: ReadonlySet<string>
}

/** Cuts a text, the line that it replaces and all lines that it comes from. */
export function cutTexts({ told, target, sources }: Comparison): CutTexts {
  const own = target && cutWords(target.text)
  const abbreviated = sources.flatMap((source) => [...listAbbreviated(told, source)])
  return {
    told: cutWords(told.text),
    target: own,
    said: new Set([
      ...sources.flatMap(({ text }) => cutWords(text)),
      ...(own ?? []),
      ...abbreviated.flatMap(cutWords),
    ]),
    kept: new Set(target ? [...listAbbreviated(target, told)].flatMap(cutWords) : []),
  }
}

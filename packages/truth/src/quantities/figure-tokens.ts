import { foldWord } from '@tailorbird/language'

const TOKEN =
  /[$€£¥%]|\d{1,3}(?:[\u00a0\u202f ]\d{3})+(?!\d)|\d+(?:[.,]\d+)*|m[²2³3](?![\p{L}\p{N}])|°\s?[CF](?!\p{L})|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|[^\s]/gu

/** A token of a text, with its place. */
export interface FigureToken {
  /** Without case and accents. */
  text: string
  written: string
  start: number
  end: number
}

/** The tokens that figures are read from. */
export function readFigureTokens(text: string): FigureToken[] {
  return [...text.matchAll(TOKEN)].map((match) => ({
    text: foldWord(match[0]),
    written: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}

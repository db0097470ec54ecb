import { foldCase } from '@tailorbird/language'
import type { Span } from '../lines/span.ts'

/** A word of a posting's line, with what stands before it. */
export interface LineWord extends Span {
  text: string
  /** In lower case without accents. */
  norm: string
  /** What stands between the word before (or the line's start) and this one. */
  gap: string
}

// 'C#', 'Node.js', '.NET', 'R&D' and 'full-stack' are one word; 'Angular/React' are two, 'I/O' and 'TCP/IP' one.
const WORD =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}]{1,3}\/[\p{L}\p{N}]{1,3}(?![\p{L}\p{N}/])|\.?[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[-.&'’´][\p{L}\p{N}\p{M}]+)*(?:\+{1,2}|#)?)/gu
/** 'd'infirmier', 'l'anglais': the article is a word by itself. */
const ELISION = /^(?:[dlnsjmct]|qu)['’](?=\p{L}{2})/iu

/** The words of one line, in order; linear in its length. */
export function readLineWords(line: string): LineWord[] {
  const words: LineWord[] = []
  let from = 0
  const add = (start: number, end: number) => {
    const text = line.slice(start, end)
    const norm = foldCase(text).replaceAll(/[’´]/g, "'")
    words.push({ text, norm, start, end, gap: line.slice(from, start) })
    from = end
  }
  for (const { 0: found, index } of line.matchAll(WORD)) {
    const end = index + found.length
    const article = ELISION.exec(found)?.[0].length ?? 0
    if (article > 0) add(index, index + article)
    add(index + article, end)
  }
  return words
}

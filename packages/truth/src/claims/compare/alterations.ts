import { foldWord, stem } from '@tailorbird/language'
import { diffArrays } from 'diff'
import type { Reading } from '../../clauses/reading.ts'
import type { Quantity } from '../../quantities/quantity.ts'

const TOKEN = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\d+(?:[.,:]\d+)*|[,;:.()–—/&+%€$£-]/gu
const MARK = /^[^\p{L}\p{N}]/u
const FIGURE = /^\d/
const MAX_TOKENS = 160
const MAX_ALTERATIONS = 24

/** A word of a text, or a figure with its unit. */
export interface Token {
  written: string
  /** Its stem; of a figure its value, in whatever unit it is written. */
  key: string
  isFigure: boolean
  start: number
  /** The mark before it, '' for none. */
  mark: string
  isInBrackets: boolean
}

/** '2,400 m²' and '2,400 square metres' are one; what counts with words alone does so with a number's word: 'five years', and not 'weekly'. */
const isCounted = ({ written, amount }: Quantity) => /\d/.test(written) || amount > 1

const nameQuantity = ({ dimension, value }: Quantity) =>
  `#${dimension}:${Number(value.toPrecision(6))}`

/** The words and figures of a text, each with the mark before it. */
export function listTokens({ text, quantities }: Pick<Reading, 'text' | 'quantities'>): Token[] {
  const tokens: Token[] = []
  const figures = quantities.filter(isCounted)
  let [mark, depth, end] = ['', 0, 0]
  for (const { 0: written, index: start } of text.matchAll(TOKEN)) {
    if (start < end) continue
    const figure = figures.find((one) => one.start <= start && start < one.end)
    if (MARK.test(written) && !figure) {
      if (written === '(') depth += 1
      if (written === ')') depth = Math.max(0, depth - 1)
      mark = written
      continue
    }
    const place = { start, mark, isInBrackets: depth > 0 }
    if (figure) {
      end = figure.end
      tokens.push({ written: figure.written, key: nameQuantity(figure), isFigure: true, ...place })
    } else {
      const isFigure = FIGURE.test(written)
      tokens.push({
        written,
        key: isFigure ? written : stem(foldWord(written)),
        isFigure,
        ...place,
      })
    }
    mark = ''
  }
  return tokens.slice(0, MAX_TOKENS)
}

/** A stretch in which a text differs from its line. */
export interface Alteration {
  /** What the text has there. */
  put: Token[]
  /** What the line has there. */
  gone: Token[]
  /** Where it stands in the text and in the line: the places of its first tokens. */
  at: number
  from: number
}

/** The stretches in which a text differs from its line, in order. */
export function listAlterations(told: readonly Token[], line: readonly Token[]): Alteration[] {
  const keys = (tokens: readonly Token[]) => tokens.map(({ key }) => key)
  const found: Alteration[] = []
  let [at, from] = [0, 0]
  let open: Alteration | undefined
  for (const { added, removed, value } of diffArrays(keys(line), keys(told))) {
    const count = value.length
    if (!added && !removed) open = undefined
    else {
      if (!open) found.push((open = { put: [], gone: [], at, from }))
      if (added) open.put.push(...told.slice(at, at + count))
      else open.gone.push(...line.slice(from, from + count))
    }
    if (!removed) at += count
    if (!added) from += count
  }
  return found.slice(0, MAX_ALTERATIONS)
}

import { findQuantities } from '../quantities/find-quantities.ts'
import { isNear } from '../quantities/same-value.ts'
import { hedges } from '../words/equals/figures.ts'
import { fractions, ofTheWhole } from '../words/equals/shares.ts'
import type { Phrase } from './place-phrase.ts'

const OF = String.raw`(?=\s+(?:${ofTheWhole})(?![\p{L}\p{N}]))`
const FRACTIONS = Object.entries(fractions).map(([name, words]) => {
  const [part = 0, whole = 1] = name.split('/').map(Number)
  return {
    value: part / whole,
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})${OF}`, 'giu'),
  }
})
const GAP = new RegExp(String.raw`^\s+(?:${ofTheWhole})\s*$`, 'iu')

/** Before a share that is not exact: 'almost half', 'près d’un tiers'. */
const HEDGE = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${hedges})\s?\.?\s?$`, 'iu')
const isExact = (text: string, { start }: { start: number }) => !HEDGE.test(text.slice(0, start))

/** Longer ones are no 'of the'. */
const MAX_GAP = 20

/** A part with the number that it is of, where one is named. */
interface Share {
  value: number
  start: number
  end: number
}

/** What is told as a share of something: 'a third', '20 %'. */
function listNamed(text: string): Share[] {
  const words = FRACTIONS.flatMap(({ value, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({
      value,
      start: index,
      end: index + length,
    })),
  )
  const percents = findQuantities(text)
    .filter(({ dimension, written }) => dimension === 'percent' && /^\d/.test(written))
    .map(({ amount, start, end }) => ({ value: amount / 100, start, end }))
  return [...words, ...percents].filter((share) => isExact(text, share))
}

/** The shares of a text: 'half of the 48 flats' and '24 of the 48 flats' with what they are of, 'a fifth of the sales' with its value. */
export function listShares(text: string): Phrase[] {
  const named = listNamed(text)
  const counts = findQuantities(text).filter(({ dimension }) => dimension === 'count')
  const ofCounts = counts.flatMap((whole): Phrase[] => {
    const isBefore = ({ end }: { end: number }) =>
      end < whole.start && whole.start - end <= MAX_GAP && GAP.test(text.slice(end, whole.start))
    const share = named.find(isBefore)
    const part = counts.find((one) => isBefore(one) && isExact(text, one))
    const value = share ? share.value * whole.value : part?.value
    const start = (share ?? part)?.start
    const isWhole = value !== undefined && isNear(value, Math.round(value))
    return isWhole && start !== undefined
      ? [{ key: `${Math.round(value)} of ${whole.value}`, start, end: whole.end }]
      : []
  })
  const others = named
    .filter(({ start }) => !ofCounts.some((one) => one.start <= start && start < one.end))
    .filter(({ end }) => new RegExp(`^${OF}`, 'iu').test(text.slice(end)))
    .map(({ value, start, end }) => ({ key: String(value), start, end }))
  return [...ofCounts, ...others].toSorted((one, other) => one.start - other.start)
}

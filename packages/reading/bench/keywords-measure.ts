import { extractKeywords } from '../src/posting/extract-keywords.ts'
import type { LabelledAd } from './keywords-ads.ts'

/** How well the keywords found are the ones that people marked, by words. */
export interface KeywordScore {
  ads: number
  precision: number
  recall: number
  f1: number
  /** The mean of each ad's F1. */
  macro: number
}

interface Counts {
  predicted: number
  marked: number
  both: number
}

/** The distinct words of some spans, in lower case, without dots at the end. */
function readWords(spans: readonly string[]): Set<string> {
  const words = spans.flatMap((span) => span.toLowerCase().match(/[\p{L}\p{N}+#.]+/gu) ?? [])
  return new Set(words.map((word) => word.replace(/\.{1,9}$/, '')).filter((word) => word !== ''))
}

/** The terms found in a posting, with those that may stand for one. */
export const listFound = (text: string): string[] =>
  extractKeywords(text).flatMap(({ term, anyOf }) => [term, ...anyOf.map((other) => other.term)])

function countAd({ text, keywords }: LabelledAd): Counts {
  const predicted = readWords(listFound(text))
  const marked = readWords(keywords)
  const both = [...predicted].filter((word) => marked.has(word)).length
  return { predicted: predicted.size, marked: marked.size, both }
}

const ratio = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
const f1Of = ({ predicted, marked, both }: Counts) => ratio(2 * both, predicted + marked)

/** Measures extractKeywords over distinct lower-case words per ad, summed over all ads. */
export function measureKeywords(ads: readonly LabelledAd[]): KeywordScore {
  const all = ads.map(countAd)
  const total = { predicted: 0, marked: 0, both: 0 }
  for (const { predicted, marked, both } of all) {
    total.predicted += predicted
    total.marked += marked
    total.both += both
  }
  return {
    ads: ads.length,
    precision: ratio(total.both, total.predicted),
    recall: ratio(total.both, total.marked),
    f1: f1Of(total),
    macro: ratio(
      all.reduce((sum, counts) => sum + f1Of(counts), 0),
      all.length,
    ),
  }
}

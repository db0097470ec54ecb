import { expand } from '../names/abbreviations.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { stem } from '@tailorbird/language'
import { listSynonyms } from '../vocabulary/vocabulary.ts'
import { ANYBODY, PERSON } from '../words/figures/figure-matches.ts'

const NAMES_PERSON = new RegExp(`(?:${PERSON})s?$`)
const anybody = new Set(ANYBODY.split(' '))

const isShortFor = (short: string, long: string) =>
  expand(short).some(([word = '', ...others]) => others.length === 0 && stem(word) === long)

function isSameWord(one: string, other: string): boolean {
  return (
    one === other ||
    listSynonyms(one).has(other) ||
    listSynonyms(other).has(one) ||
    isShortFor(one, other) ||
    isShortFor(other, one)
  )
}

/** How many words of one list the other has, or words that they may stand for. */
export const overlaps = (one: readonly string[], other: readonly string[]) =>
  one.filter((word) => other.some((another) => isSameWord(word, another))).length

/** Whether two figures count the same things, as far as they say what they count. */
export function countsTheSame(told: Quantity, source: Quantity): boolean {
  if (told.dimension !== 'count' || told.counted.length === 0 || source.counted.length === 0)
    return true
  if (overlaps(told.counted, source.near) > 0) return true
  return (
    told.counted.every((word) => anybody.has(word)) &&
    source.counted.some((word) => NAMES_PERSON.test(word))
  )
}

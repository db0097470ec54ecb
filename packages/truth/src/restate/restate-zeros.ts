import { foldWord, stem } from '@tailorbird/language'
import { none, withNone } from '../words/equals/equals.ts'

const NONE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?:(${withNone})|(${none}))\s+(\p{L}[\p{L}-]+)`,
  'giu',
)

interface None {
  /** 'no', or 'with no'. */
  words: string
  isWith: boolean
  /** What there is none of. */
  thing: string
  start: number
}

const listNone = (text: string): None[] =>
  [...text.matchAll(NONE)].map(({ 1: beside, 2: alone = '', 3: thing = '', index }) => ({
    words: beside ?? alone,
    isWith: beside !== undefined,
    thing: stem(foldWord(thing)),
    start: index,
  }))

/** A text that says that there is none of a thing as its sources do: 'no complaints' as '0 complaints', 'without findings' as 'with 0 findings'. */
export function restateZeros(told: string, sources: readonly string[]): string {
  const known = sources.flatMap(listNone)
  return listNone(told).reduceRight((text, { words, isWith, thing, start }) => {
    const same = known.find((one) => one.isWith === isWith && one.thing === thing)
    return same ? text.slice(0, start) + same.words + text.slice(start + words.length) : text
  }, told)
}

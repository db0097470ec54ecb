import { foldWord, stem } from '@tailorbird/language'
import { articles, beforeDeeds, joints, openings } from '../words/equals/small-words.ts'
import { again, between, duties, fillers } from '../words/equals/fillers.ts'

/** Behind 'and' who tells of oneself is one of two: 'the owner and I'. */
const FREE = String.raw`(?<![\p{L}\p{N}'’])(?<!(?<!\p{L})(?:${joints}|&)\s)`
const LEFT_OUT = new RegExp(`${FREE}(?:${fillers})`, 'giu')
const PUT_IN = new RegExp(`${FREE}(?:${duties}|${fillers})`, 'giu')
const BETWEEN = new RegExp(String.raw`(?<![\p{L}\p{N}'’])(?:${between})`, 'giu')
const AGAIN = new RegExp(String.raw`(?<![\p{L}\p{N}'’])(?:${again})`, 'giu')
/** 'Between 2016 and 2019, I …', and not 'the vendor installed it, I …'. */
const OPENING = new RegExp(String.raw`^(?:(?:${openings})(?!\p{L})[^;.]*)?$`, 'iu')
const ARTICLE = new RegExp(`^(?:${articles})$`, 'u')
/** Where a line tells what its person did, and what others did. */
const SELF = new RegExp(String.raw`(?<!\p{L})(?:${beforeDeeds})(?!\p{L})`, 'iu')
const WORDS = /[\p{L}\p{N}]+/gu

/** Words that say nothing, with those that they stand between. */
interface Filler {
  written: string
  key: string
  before: string
  next: string
  start: number
  /** It stands between just these two. */
  isBetween: boolean
}

const wordBefore = (text: string, at: number) =>
  foldWord(text.slice(0, at).match(WORDS)?.at(-1) ?? '')

const listFillers = (text: string, pattern: RegExp): Filler[] =>
  [...text.matchAll(pattern)].flatMap(({ 0: written, index }) => {
    const next = text
      .slice(index + written.length)
      .match(WORDS)
      ?.find((word) => !ARTICLE.test(foldWord(word)))
    return next === undefined
      ? []
      : [
          {
            written,
            key: foldWord(written.trim()),
            before: wordBefore(text, index),
            next: stem(foldWord(next)),
            start: index,
            isBetween: pattern !== PUT_IN && pattern !== LEFT_OUT,
          },
        ]
  })

const listAll = (text: string, pattern: RegExp) => [
  ...listFillers(text, pattern),
  ...listFillers(text, BETWEEN),
]

/** Without words that say nothing and that no source has, with a capital where they had one. */
function leaveOut(told: string, sources: readonly string[]): string {
  if (sources.some((source) => SELF.test(source))) return told
  const known = new Set(sources.flatMap((source) => listAll(source, PUT_IN)).map(({ key }) => key))
  return listAll(told, LEFT_OUT)
    .filter(({ key }) => !known.has(key))
    .toSorted((one, other) => one.start - other.start)
    .reduceRight((text, { written, start }) => {
      const rest = text.slice(start + written.length)
      const isOpening = /^\p{Lu}/u.test(written)
      return (
        text.slice(0, start) + (isOpening ? rest.charAt(0).toUpperCase() + rest.slice(1) : rest)
      )
    }, told)
}

/** With the words of a source that say nothing, before the word that they stand before there. */
function putIn(told: string, { written, key, before, next, isBetween }: Filler): string {
  if (
    [...listAll(told, PUT_IN), ...listFillers(told, AGAIN)].some(
      (one) => one.key === key && one.next === next,
    )
  )
    return told
  const places = [...told.matchAll(WORDS)].filter(([word]) => stem(foldWord(word)) === next)
  const same = places.find(({ index }) => wordBefore(told, index) === before)
  const place = same ?? (isBetween ? undefined : places[0])
  return place ? told.slice(0, place.index) + written + told.slice(place.index) : told
}

/** A text with what says nothing before a deed or a role where its sources have it, and nowhere else: 'looked after the counter' as 'in this job I looked after the counter'. */
export function restateFillers(told: string, sources: readonly string[]): string {
  return sources
    .flatMap((source) =>
      [...listAll(source, PUT_IN), ...listFillers(source, AGAIN)].filter(
        ({ isBetween, start }) => isBetween || OPENING.test(source.slice(0, start)),
      ),
    )
    .reduce(putIn, leaveOut(told, sources))
}

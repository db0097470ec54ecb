import { isNear } from '../quantities/same-value.ts'
import { byFactor, gotLess, gotMore, multiplied } from '../words/equals/multiples.ts'
import { hedges } from '../words/equals/figures.ts'
import { placePhrase } from './place-phrase.ts'
import { listChanges } from './restate-ranges.ts'

const wordsOf = (words: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'giu')
const FACTORS = Object.keys({ ...multiplied, ...byFactor }).map((name) => {
  const [part = 1, whole = 1] = name.split('/').map(Number)
  return {
    factor: part / whole,
    word: wordsOf(multiplied[name] ?? '(?!)'),
    phrase: wordsOf(byFactor[name] ?? '(?!)'),
    change: wordsOf(part > whole ? gotMore : gotLess),
  }
})
type Factor = (typeof FACTORS)[number]

interface Found {
  text: string
  start: number
  end: number
}

/** 'Almost halved', 'by nearly half' */
const HEDGED = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${hedges})\s+(?:\p{L}+\s+)?$`, 'iu')

/** The one place where a text has words of a kind, and says so exactly. */
function find(text: string, words: RegExp): Found | undefined {
  const [hit, more] = [...text.matchAll(words)]
  return hit && !more && !HEDGED.test(text.slice(0, hit.index))
    ? { text: hit[0], start: hit.index, end: hit.index + hit[0].length }
    : undefined
}

const put = (text: string, { start, end }: Found, words: string) =>
  text.slice(0, start) + words + text.slice(end)

/** A text without words, and without the blank and the mark behind them. */
const drop = (text: string, { start, end }: Found) =>
  text.slice(0, start).trimEnd() + text.slice(end)

const read = (text: string, { word, phrase, change }: Factor) => ({
  word: find(text, word),
  phrase: find(text, phrase),
  change: find(text, change),
})

/** Whether both tell a change by a factor in its figures, the same on both sides. */
const isShown = (told: string, source: string, { factor }: Factor) =>
  listChanges(source).some(({ from, to }) =>
    listChanges(told).some(
      (one) =>
        isNear(to.quantity.value, factor * from.quantity.value) &&
        isNear(one.from.quantity.value, from.quantity.value) &&
        isNear(one.to.quantity.value, to.quantity.value),
    ),
  )

/** 'Halved' and 'cut by half' in the source's words, where one of them says it. */
function restateSaid(told: string, source: string, factor: Factor): string {
  const [own, its] = [read(told, factor), read(source, factor)]
  if (own.phrase && own.change && its.phrase && its.change)
    return own.phrase.text === its.phrase.text ? told : put(told, own.phrase, its.phrase.text)
  if (own.word && its.phrase && its.change) {
    const opened = put(told, own.word, `${its.change.text} ${its.phrase.text}`)
    const start = own.word.start + its.change.text.length + 1
    const phrase = { key: '', start, end: start + its.phrase.text.length }
    return placePhrase(opened, phrase, source, { key: '', ...its.phrase })
  }
  if (own.phrase && own.change && its.word) {
    const [first, second] =
      own.phrase.start > own.change.start
        ? [drop(told, own.phrase), own.change]
        : [told, own.change]
    return own.phrase.start > own.change.start
      ? put(first, second, its.word.text)
      : drop(put(first, second, its.word.text), own.phrase)
  }
  return told
}

/** 'Doubled from 30 to 60' in the source's words, which tell it by its figures alone, or the other way round. */
function restateShown(told: string, source: string, factor: Factor): string {
  const its = read(source, factor)
  const own = read(told, factor)
  const isBare = own.phrase === undefined || its.phrase !== undefined
  const text = isBare || own.phrase === undefined ? told : drop(told, own.phrase)
  const { word, change } = read(text, factor)
  if (word && !its.word && its.change) return put(text, word, its.change.text)
  return !word && change && its.word ? put(text, change, its.word.text) : text
}

/** A text with what it says of twice, half and three times as much as its sources say it: 'halved' as 'cut by 50 %', 'doubled from 30 to 60' as 'raised from 30 to 60'. */
export function restateMultiples(told: string, sources: readonly string[]): string {
  let text = told
  for (const factor of FACTORS) {
    if (!find(told, factor.word) && !find(told, factor.phrase) && !find(told, factor.change))
      continue
    for (const source of sources) {
      const next = isShown(text, source, factor)
        ? restateShown(text, source, factor)
        : restateSaid(text, source, factor)
      if (next !== text) return next
    }
  }
  return text
}

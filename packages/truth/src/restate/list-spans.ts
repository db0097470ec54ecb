import { detectLanguage, findRange, isNow, readMonth } from '@tailorbird/language'
import { OF_YEAR } from '../words/quantities/calendar.ts'
import { RANK_ENDINGS } from '../words/quantities/number-words.ts'
import { foldSpan } from '../quantities/date-key.ts'
import {
  dateArticles,
  dateFrames,
  dateNames,
  dateOpens,
  dateStarts,
  nowWords,
} from '../words/equals/dates.ts'
import type { Phrase } from './place-phrase.ts'

const edged = (words: string) => String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`
/** Words that a span may begin with, and dates. */
const OPENING = new RegExp(
  String.raw`(?<![\p{L}\p{N}/.-])(?:(?:${dateFrames})\s+)?(?:(?:${dateStarts}|${dateOpens})\s+(?:(?:${dateArticles})\s+)?|(?=\d)|(?=(?:${dateNames})(?![\p{L}])))`,
  'giu',
)
const FRAME = new RegExp(String.raw`^(?:${dateFrames})\s+`, 'iu')
/** 'Ab März 2020' is 'since'. */
const START = new RegExp(String.raw`^(?:${dateStarts})\s+`, 'iu')
const OPENS = new RegExp(String.raw`^(?:${dateStarts}|${dateOpens})\s+`, 'iu')
const ARTICLE = new RegExp(String.raw`^(\p{L}+\s+)(?:${dateArticles})\s+(?=\d|\p{L})`, 'iu')
const ONWARDS = /\s+onwards?$/iu
const END = new RegExp(String.raw`\d{2}(?![\p{L}\p{N}]|[./-]\d)|${edged(nowWords)}`, 'giu')
const YEAR = /(?:19|20)\d{2}/
const HAS_YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)|['’]\d{2}/
const MAX_SPAN = 60
const SINCE = 'since '
/** '03/04/2020' is of March or of April where people write English. */
const UNCLEAR = /(?<![\d./-])(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|1[0-2])\/\d{4}/
const EXACT = /^\d{4}m\d{2}d\d{2}$/
/** 'March 3rd', '15 de enero': a day as it stands beside its month. */
const DAY = new RegExp(
  String.raw`(?<![\d./-])(\d{1,2})(?:${RANK_ENDINGS})?\.?(?:\s+(?:${OF_YEAR}))?(?=\s+\p{L})`,
  'iu',
)

/** What a date says, however it is written; undefined when it cannot be told. */
function keyOf(date: string): string | undefined {
  const exact = foldSpan(date.replace(DAY, '$1')).trim()
  if (EXACT.test(exact)) return exact
  // A day that could not be read is no part of a year.
  if (DAY.test(date)) return undefined
  const month = readMonth(date)
  return month && `${month.first}-${month.last}`
}

/** A span as a key, where a text is one from its first letter to its last. */
function readSpan(written: string): string | undefined {
  const text = written
    .replace(FRAME, '')
    .replace(ARTICLE, '$1')
    .replace(START, SINCE)
    .replace(ONWARDS, '')
  const found = findRange(text)
  if (!found || found.rest !== '') return undefined
  const { startDate, endDate, isCurrent } = found.span
  const since = startDate.replace(OPENS, '')
  const year = YEAR.exec(endDate ?? '')?.[0] ?? ''
  const start = keyOf(HAS_YEAR.test(since) ? since : `${since} ${year}`)
  const end = isCurrent ? 'now' : endDate !== undefined && !isNow(endDate) ? keyOf(endDate) : ''
  return start === undefined || end === undefined || end === '' ? undefined : `${start} ${end}`
}

/** The spans of time of a text, each with what it says: 'from May 2018 to August 2021', '05/2018–08/2021'. */
export function listSpans(text: string): Phrase[] {
  if (!HAS_YEAR.test(text) || (UNCLEAR.test(text) && detectLanguage(text) === 'en')) return []
  const ends = [...text.matchAll(END)].map(({ 0: word, index }) => index + word.length)
  const spans: Phrase[] = []
  for (const { index: start } of text.matchAll(OPENING)) {
    if (start < (spans.at(-1)?.end ?? 0)) continue
    const last = ends
      .filter((end) => end > start && end - start <= MAX_SPAN)
      .toReversed()
      .find((end) => readSpan(text.slice(start, end)) !== undefined)
    const key = last === undefined ? undefined : readSpan(text.slice(start, last))
    if (last !== undefined && key !== undefined) spans.push({ key, start, end: last })
  }
  return spans
}

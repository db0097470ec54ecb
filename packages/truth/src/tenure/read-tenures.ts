import { readClaims, type ClaimWord, type Reading } from '../clauses/reading.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { isLight } from '../vocabulary/vocabulary.ts'
import { foldWord } from '@tailorbird/language'
import {
  DEED_ENDINGS,
  ENDS_SUBJECT,
  OWN_DEED_ENDING,
  LAST_YEARS,
  OF_YEARS,
  PARTS_JOINT,
  WORK,
} from '../words/facts/tenures.ts'
import { wholly } from '../words/join-words.ts'

/** Years that a sentence tells, and what they were spent on. */
export interface Tenure {
  quantity: Quantity
  /** The words behind the years, or before them when nothing of the kind stands behind. */
  subject: ClaimWord[]
  /** The sentence without the subjects of its other years. */
  own: Reading
}

export const YEAR_SECONDS = 31_557_600
const SENTENCE = /[.;!?](?:\s|$)|\n/
/** 'Three of them', 'two in sales', 'the last two': years whose unit stands before. */
const OF_THEM = new RegExp(`^ (?:${OF_YEARS})(?!\\p{L})`, 'u')
const LAST = new RegExp(`(?:${LAST_YEARS}) $`, 'iu')
const ENDS = wholly(ENDS_SUBJECT, 'i')
const JOINT = wholly(`${PARTS_JOINT}|&`, 'i')
const DOING = new RegExp(`(?:${DEED_ENDINGS})(?: |$)`)
/** Parts of a list have no more words than this. */
const MAX_PART = 3
/** What work is called at large. */
const AT_LARGE = new RegExp(`^(?:${WORK})`)

const isYears = ({ dimension, value }: Quantity) =>
  dimension === 'seconds' && value >= 0.99 * YEAR_SECONDS

/** The years of a sentence, in years. */
function listYears({ quantities, text }: Reading): Quantity[] {
  const first = quantities.findIndex(isYears)
  if (first < 0) return []
  return quantities.flatMap((quantity, index) => {
    if (isYears(quantity)) return [quantity]
    const isBare =
      quantity.dimension === 'count' &&
      index > first &&
      (OF_THEM.test(text.slice(quantity.end, quantity.end + 12)) ||
        LAST.test(text.slice(Math.max(0, quantity.start - 12), quantity.start)))
    return isBare
      ? [{ ...quantity, dimension: 'seconds', value: quantity.amount * YEAR_SECONDS }]
      : []
  })
}

/** 'Roads, drainage and bridges': whether the words of the next clause go on with a list. */
function goesOn(words: readonly ClaimWord[]): boolean {
  const end = words.findIndex(({ written }) => JOINT.test(written))
  return (
    end > 0 && end <= MAX_PART && !words.slice(0, end).some(({ written }) => DOING.test(written))
  )
}

function readBehind(reading: Reading, { end }: Quantity, until: number): ClaimWord[] {
  const words = reading.all.filter(({ start }) => start >= end && start < until)
  const [next] = words
  const isApart = next && /[,:()–—-]/.test(reading.text.slice(end, next.start))
  if (!next || isApart || JOINT.test(next.written)) return []
  const found: ClaimWord[] = []
  let clause = next.clause
  for (const [index, word] of words.entries()) {
    if (ENDS.test(word.written)) break
    const after = words[index + 1]
    const last = found.at(-1)
    // '… as a nurse supervising students': something of its own.
    if (last && !last.isNeutral && word.written.endsWith(OWN_DEED_ENDING)) break
    if (JOINT.test(word.written) && after && DOING.test(after.written)) break
    if (word.clause !== clause) {
      const isList = reading.text.slice(words[index - 1]?.end ?? 0, word.start).trim() === ','
      const own = words.filter((other) => other.clause === word.clause)
      if (!isList || !goesOn(own)) break
      clause = word.clause
    }
    found.push(word)
  }
  return found
}

const isMeant = ({ isNeutral, written, key }: ClaimWord) =>
  !isNeutral && !AT_LARGE.test(key) && !isLight(foldWord(written), key)

function readSubject(reading: Reading, years: readonly Quantity[], index: number): ClaimWord[] {
  const quantity = years[index] as Quantity
  const until = years[index + 1]?.start ?? Number.POSITIVE_INFINITY
  const behind = readBehind(reading, quantity, until).filter(isMeant)
  if (behind.length > 0) return behind
  const from = years[index - 1]?.end ?? 0
  const before = reading.all.filter(({ start }) => start >= from && start < quantity.start)
  const clause = before.at(-1)?.clause
  return before.filter((word) => word.clause === clause && isMeant(word))
}

/** The years that a text tells, each with what they were spent on. */
export function readTenures(text: string): Tenure[] {
  return text.split(SENTENCE).flatMap((sentence) => {
    const reading = readClaims(sentence)
    const years = listYears(reading)
    const subjects = years.map((_, index) => readSubject(reading, years, index))
    return years.map((quantity, index) => {
      const others = subjects.flatMap((subject, at) => (at === index ? [] : subject))
      const own = others.reduce(
        (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
        sentence,
      )
      return { quantity, subject: subjects[index] ?? [], own: readClaims(own) }
    })
  })
}

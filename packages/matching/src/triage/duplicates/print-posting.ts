import { UNKNOWN_COMPANY, type PostingFacts } from '@tailorbird/contracts'
import { foldCase, SMALL_WORDS } from '@tailorbird/language'
import type { Posting } from '@tailorbird/lexicon'
import { readPostingText } from '@tailorbird/reading'
import { joinTokens } from '../../score/join-tokens.ts'
import { anyOf } from '../../words/index.ts'
import { hashShingles, hashText } from './hash-shingles.ts'

/** Of a longer text the smallest hashes stand for all of them: a fair sample, the same one in every copy. */
const SKETCH = 256
const MAX_TERMS = 60
/** '(m/w/d)', 'H/F', 'm/f/x': no words of a title. */
const GENDERS = /(?<!\p{L})[mwfdxhi](?:\s?[/|*]\s?[mwfdxhi]){1,3}(?!\p{L})/giu

/** 'Glacier Foods' is 'Glacier Foods Ltd.'. */
const LEGAL_FORMS = new RegExp(String.raw`(?:[\s,&]+(?:${anyOf('employers')})\.?)+$`, 'iu')

/** What tells one posting from another and its copies apart: small, of numbers, and without its text. */
export interface PostingPrint {
  /** The words of its title, sorted. */
  title: number[]
  /** 0 when it does not say who hires. */
  company: number
  /** The words of who hires, sorted; missing in prints from before they were looked at. */
  employer?: number[]
  /** What it asks for, sorted. */
  terms: number[]
  /** The smallest hashes of its words, three in a row, sorted: a MinHash sketch. */
  sketch: number[]
  /** How many there are in all. */
  size: number
  /** Where, and for how much; none when it is not stated, or the print is from before it was looked at. */
  place?: number
  pay?: number
}

const ascend = (numbers: Iterable<number>) => [...new Set(numbers)].toSorted((a, b) => a - b)

const listWords = (name: string) =>
  (foldCase(name).match(/\p{L}{2,}/gu) ?? []).filter((word) => !SMALL_WORDS.has(word))

/** Of who hires a number tells, too: 'Clinic 4' is not 'Clinic 12'. */
const listNames = (company: string) => [...listWords(company), ...(company.match(/\d+/gu) ?? [])]

/** 'Quimper, 29' is 'Quimper'. */
const nameTown = (place: string) => foldCase(place.split(',')[0] ?? '').trim()

/**
 * The print of a posting, for finding its copies.
 * @param text as it came in
 * @param posting the same text, read
 * @param facts of the same text
 */
export function printPosting(
  text: string,
  posting: Posting,
  { place, pay }: Pick<PostingFacts, 'place' | 'pay'>,
): PostingPrint {
  const all = ascend(hashShingles(foldCase(readPostingText(text))))
  const { title, company, requirements } = posting
  const asked = requirements.filter(({ kind }) => kind !== 'responsibility').slice(0, MAX_TERMS)
  const employer = company === UNKNOWN_COMPANY ? '' : company.replace(LEGAL_FORMS, '')
  return {
    title: ascend(listWords(title.replaceAll(GENDERS, ' ')).map(hashText)),
    company: employer === '' ? 0 : hashText(joinTokens(employer)),
    employer: ascend(listNames(employer).map(hashText)),
    terms: ascend(asked.map(({ name }) => hashText(joinTokens(name)))),
    sketch: all.slice(0, SKETCH),
    size: all.length,
    ...(place && { place: hashText(nameTown(place)) }),
    ...(pay && { pay: hashText(JSON.stringify(pay)) }),
  }
}

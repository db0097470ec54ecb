import * as en from '../en/quantities/number-words.ts'
import * as de from '../de/quantities/number-words.ts'
import * as fr from '../fr/quantities/number-words.ts'
import * as es from '../es/quantities/number-words.ts'

/** Numbers: `word value` pairs. */
export const NUMBERS = [en.NUMBERS, de.NUMBERS, fr.NUMBERS, es.NUMBERS].join(', ')

/** What a number before it is multiplied by. */
export const SCALES = [en.SCALES, de.SCALES, fr.SCALES, es.SCALES].join(', ')

/** Scales that count one when no number stands before them. */
export const BARE_SCALES = [de.BARE_SCALES, fr.BARE_SCALES, es.BARE_SCALES].join(' ')

/** Before 'cent' and 'ciento', which then are no number. */
export const BEFORE_CENT = [fr.BEFORE_CENT, es.BEFORE_CENT].join('|')

/** Parts of a whole, behind their number. */
export const PARTS = [en.PARTS, de.PARTS, fr.PARTS, es.PARTS].join(', ')

/** One part of a whole. */
export const SINGLE_PARTS = [
  en.SINGLE_PARTS,
  de.SINGLE_PARTS,
  fr.SINGLE_PARTS,
  es.SINGLE_PARTS,
].join(', ')

/** A time that one word names, in seconds. */
export const NAMED_TIMES = [en.NAMED_TIMES, de.NAMED_TIMES, fr.NAMED_TIMES, es.NAMED_TIMES].join(
  ', ',
)

/** Measured results that are written as one word. */
export const FACTORS = [en.FACTORS, de.FACTORS, fr.FACTORS, es.FACTORS].join(', ')

/** One, before a scale: 'a million'. */
export const ARTICLES = [en.ARTICLES, de.ARTICLES, fr.ARTICLES, es.ARTICLES].join('|')

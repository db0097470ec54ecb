import * as en from '../en/figures/bounds.ts'
import * as de from '../de/figures/bounds.ts'
import * as fr from '../fr/figures/bounds.ts'
import * as es from '../es/figures/bounds.ts'

/** Before 'less' behind a figure. */
export const BEFORE_LESS = [en.BEFORE_LESS, de.BEFORE_LESS, fr.BEFORE_LESS, es.BEFORE_LESS].join(
  '|',
)

/** Behind a figure that is the most. */
export const OR_LESS = [en.OR_LESS, de.OR_LESS, fr.OR_LESS, es.OR_LESS].join('|')

/** Before 'more' behind a figure. */
export const BEFORE_MORE = [en.BEFORE_MORE, de.BEFORE_MORE, fr.BEFORE_MORE, es.BEFORE_MORE].join(
  '|',
)

/** Behind a figure that is the least. */
export const OR_MORE = [en.OR_MORE, de.OR_MORE, fr.OR_MORE, es.OR_MORE].join('|')

/** Two words before a figure that is the most. */
export const UP_TO_PAIRS = [en.UP_TO_PAIRS, de.UP_TO_PAIRS, fr.UP_TO_PAIRS, es.UP_TO_PAIRS].join(
  '|',
)

/** Before a figure that is the most. */
export const UP_TO = [en.UP_TO, de.UP_TO, fr.UP_TO, es.UP_TO].join('|')

/** Before 'more than', which then tells the most. */
export const NO = [en.NO, fr.NO, es.NO].join('|')

/** Before 'than'. */
export const COMPARED_MORE = [en.COMPARED_MORE, fr.COMPARED_MORE, es.COMPARED_MORE].join('|')

/** Behind 'more'. */
export const THAN = [en.THAN, fr.THAN, es.THAN].join('|')

/** Before a figure that is less than the truth. */
export const OVER = [en.OVER, de.OVER].join('|')

/** Before 'than' and a figure that is less than the truth. */
export const GREATER = [en.GREATER, fr.GREATER, es.GREATER].join('|')

/** Two words before a figure that is less than the truth. */
export const OVER_PAIRS = [en.OVER_PAIRS, de.OVER_PAIRS].join('|')

/** Two words before a figure that is the least. */
export const AT_LEAST_PAIRS = [en.AT_LEAST_PAIRS, fr.AT_LEAST_PAIRS, es.AT_LEAST_PAIRS].join('|')

/** Before a figure that is the least. */
export const AT_LEAST = [en.AT_LEAST, de.AT_LEAST, fr.AT_LEAST].join('|')

/** Before a time that something did not take longer than. */
export const WITHIN = [en.WITHIN, de.WITHIN].join('|')

/** Words before a time that something did not take longer than. */
export const WITHIN_PHRASES = [fr.WITHIN_PHRASES, es.WITHIN_PHRASES].join('|')

/** Before a figure that is a little more than the truth. */
export const NEARLY = [en.NEARLY, de.NEARLY, fr.NEARLY, es.NEARLY].join('|')

/** Two words before a figure that is a little more than the truth. */
export const NEARLY_PAIRS = [en.NEARLY_PAIRS, fr.NEARLY_PAIRS].join('|')

/** Before a figure that is more than the truth. */
export const BELOW = [en.BELOW, de.BELOW, fr.BELOW].join('|')

/** Two words before a figure that is more than the truth. */
export const BELOW_PAIRS = [en.BELOW_PAIRS, de.BELOW_PAIRS, fr.BELOW_PAIRS, es.BELOW_PAIRS].join(
  '|',
)

/** Before a figure that is not exact. */
export const ABOUT = [en.ABOUT, de.ABOUT, fr.ABOUT, es.ABOUT].join('|')

/** Before a figure that is not exact, with a point. */
export const ABOUT_CUT = [en.ABOUT_CUT, de.ABOUT_CUT].join('|')

/** Parts of a whole that are a rank or a name where no article stands before. */
export const NAMED_PARTS = [de.NAMED_PARTS, fr.NAMED_PARTS, es.NAMED_PARTS].join('|')

/** The article before a part of a whole. */
export const BEFORE_NAMED_PARTS = [
  de.BEFORE_NAMED_PARTS,
  fr.BEFORE_NAMED_PARTS,
  es.BEFORE_NAMED_PARTS,
].join('|')

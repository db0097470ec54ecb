import * as en from '../en/quantities/measures.ts'
import * as de from '../de/quantities/measures.ts'
import * as fr from '../fr/quantities/measures.ts'
import * as es from '../es/quantities/measures.ts'

/** Behind 'percentage'. */
export const POINTS = [en.POINTS, es.POINTS].join('|')

/** Hundredths. */
export const PERCENT = [en.PERCENT, de.PERCENT].join('|')

/** The first word of 'per cent'. */
export const PER_CENT = [en.PER_CENT, fr.PER_CENT, es.PER_CENT].join('|')

/** The last word of 'per cent'. */
export const CENT = [en.CENT, fr.CENT, es.CENT].join('|')

/** Metres that 'square' stands behind. */
export const METRES = [en.METRES, fr.METRES, es.METRES].join('|')

/** How 'square' begins behind a unit of length. */
export const SQUARED = [fr.SQUARED, es.SQUARED].join('|')

/** Behind 'times' where it counts. */
export const BEHIND_TIMES = [
  en.BEHIND_TIMES,
  de.BEHIND_TIMES,
  fr.BEHIND_TIMES,
  es.BEHIND_TIMES,
].join('|')

/** How often, or how much more. */
export const TIMES = [en.TIMES, de.TIMES, fr.TIMES, es.TIMES].join('|')

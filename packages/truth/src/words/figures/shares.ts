import * as en from '../en/figures/shares.ts'
import * as de from '../de/figures/shares.ts'
import * as fr from '../fr/figures/shares.ts'
import * as es from '../es/figures/shares.ts'

/** A part of what is counted, before 'of'. */
export const PART = [en.PART, de.PART, fr.PART, es.PART].join('|')

/** Between a part and its whole. */
export const PART_OF = [en.PART_OF, de.PART_OF, fr.PART_OF, es.PART_OF].join('|')

/** Says it of all. */
export const ALL = [en.ALL, de.ALL, fr.ALL, es.ALL].join('|')

/** Before a period that a share is of. */
export const OF_PERIOD = [en.OF_PERIOD, de.OF_PERIOD, fr.OF_PERIOD, es.OF_PERIOD].join('|')

/** Periods that a share may be of. */
export const SHARED_PERIODS = [
  en.SHARED_PERIODS,
  de.SHARED_PERIODS,
  fr.SHARED_PERIODS,
  es.SHARED_PERIODS,
].join('|')

/** Before a period in which something is done again. */
export const EACH_PERIOD = [en.EACH_PERIOD, de.EACH_PERIOD, fr.EACH_PERIOD, es.EACH_PERIOD].join(
  '|',
)

/** Says in one word in which period something is done again. */
export const EACH_PERIOD_ADVERBS = [en.EACH_PERIOD_ADVERBS, de.EACH_PERIOD_ADVERBS].join('|')

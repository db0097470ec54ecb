import * as en from '../en/figures/figure-contexts.ts'
import * as de from '../de/figures/figure-contexts.ts'
import * as fr from '../fr/figures/figure-contexts.ts'
import * as es from '../es/figures/figure-contexts.ts'

/** Ends what is counted behind a figure. */
export const ENDS_COUNTED = [
  en.ENDS_COUNTED,
  de.ENDS_COUNTED,
  fr.ENDS_COUNTED,
  es.ENDS_COUNTED,
].join('|')

/** Joins one claim to another. */
export const JOINS = [en.JOINS, de.JOINS, fr.JOINS, es.JOINS].join('|')

/** Before the period of a rate. */
export const BEFORE_PERIOD = [
  en.BEFORE_PERIOD,
  de.BEFORE_PERIOD,
  fr.BEFORE_PERIOD,
  es.BEFORE_PERIOD,
].join('|')

/** Ends a word for a rhythm behind a figure. */
export const PERIOD_ENDINGS = [
  en.PERIOD_ENDINGS,
  de.PERIOD_ENDINGS,
  fr.PERIOD_ENDINGS,
  es.PERIOD_ENDINGS,
].join('|')

/** Ends a word for a rhythm before a figure: 'a monthly budget of £400'. */
export const BEFORE_OF_ENDINGS = [
  en.BEFORE_OF_ENDINGS,
  fr.BEFORE_OF_ENDINGS,
  es.BEFORE_OF_ENDINGS,
].join('|')

/** Between what is counted and its figure. */
export const OF = [en.OF, de.OF, fr.OF, es.OF].join('|')

/** Before the figure that a change starts from. */
export const ROLE_FROM = [en.ROLE_FROM, de.ROLE_FROM, es.ROLE_FROM].join('|')

/** Before the figure that a change ends at. */
export const ROLE_TO = [en.ROLE_TO, de.ROLE_TO, es.ROLE_TO].join('|')

/** Before the size of a change. */
export const ROLE_BY = [en.ROLE_BY, de.ROLE_BY].join('|')

/** The figure tells how much more it is. */
export const MORE = [en.MORE, de.MORE, fr.MORE, es.MORE].join('|')

/** The figure tells how much less it is. */
export const LESS = [en.LESS, de.LESS, fr.LESS, es.LESS].join('|')

/** Stands alone between the first and the last figure. */
export const TO_BETWEEN = [de.TO_BETWEEN, fr.TO_BETWEEN, es.TO_BETWEEN].join('|')

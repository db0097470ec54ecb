import * as en from '../en/figures/figure-matches.ts'
import * as de from '../de/figures/figure-matches.ts'
import * as fr from '../fr/figures/figure-matches.ts'
import * as es from '../es/figures/figure-matches.ts'

/** Before the last one of a list of names. */
export const NAMES_JOINT = [en.NAMES_JOINT, de.NAMES_JOINT, fr.NAMES_JOINT, es.NAMES_JOINT].join(
  '|',
)

/** Two, of two that are known. */
export const BOTH = [en.BOTH, de.BOTH, es.BOTH].join(' ')

/** One of a thing. */
export const ONE = [en.ONE, de.ONE, fr.ONE, es.ONE].join(' ')

/** How words for people end. */
export const PERSON = [en.PERSON, de.PERSON, fr.PERSON].join('|')

/** People at large. */
export const ANYBODY = [en.ANYBODY, de.ANYBODY, fr.ANYBODY, es.ANYBODY].join(' ')

/** How points of a percentage begin. */
export const POINT = [en.POINT, de.POINT, fr.POINT, es.POINT].join('|')

/** Words so wide that they name things of different kinds together. */
export const WIDE = [en.WIDE, de.WIDE, fr.WIDE, es.WIDE].join(' ')

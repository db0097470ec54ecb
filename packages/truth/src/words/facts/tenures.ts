import * as en from '../en/facts/tenures.ts'
import * as de from '../de/facts/tenures.ts'
import * as fr from '../fr/facts/tenures.ts'
import * as es from '../es/facts/tenures.ts'

/** Before a role that years were spent in. */
export const AS = [en.AS, de.AS, fr.AS, es.AS].join('|')

/** Behind years whose unit stands before: 'three of them'. */
export const OF_YEARS = [en.OF_YEARS, de.OF_YEARS, fr.OF_YEARS, es.OF_YEARS].join('|')

/** Before years whose unit stands before: 'the last two'. */
export const LAST_YEARS = [en.LAST_YEARS, de.LAST_YEARS, fr.LAST_YEARS, es.LAST_YEARS].join('|')

/** Joins the parts of what years were spent on. */
export const PARTS_JOINT = [en.PARTS_JOINT, de.PARTS_JOINT, fr.PARTS_JOINT, es.PARTS_JOINT].join(
  '|',
)

/** How words begin for work at large. */
export const WORK = [en.WORK, de.WORK, fr.WORK, es.WORK].join('|')

/** Before a year that lies ahead. */
export const AHEAD = [en.AHEAD, de.AHEAD, fr.AHEAD, es.AHEAD].join('|')

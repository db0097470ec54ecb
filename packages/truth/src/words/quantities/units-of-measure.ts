import * as en from '../en/quantities/units-of-measure.ts'
import * as de from '../de/quantities/units-of-measure.ts'
import * as fr from '../fr/quantities/units-of-measure.ts'
import * as es from '../es/quantities/units-of-measure.ts'
import { joinEntries } from '../join-words.ts'

/** Units by dimension: `unit factor` in the dimension's base unit. */
export const UNITS: Readonly<Record<string, string>> = joinEntries(
  [en.UNITS, de.UNITS, fr.UNITS, es.UNITS],
  ', ',
)

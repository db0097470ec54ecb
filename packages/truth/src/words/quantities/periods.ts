import * as en from '../en/quantities/periods.ts'
import * as de from '../de/quantities/periods.ts'
import * as fr from '../fr/quantities/periods.ts'
import * as es from '../es/quantities/periods.ts'
import { joinEntries } from '../join-words.ts'

/** Periods that a rate is told in, by their English names. */
export const PERIODS: Readonly<Record<string, string>> = joinEntries(
  [en.PERIODS, de.PERIODS, fr.PERIODS, es.PERIODS],
  ' ',
)

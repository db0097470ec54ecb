import * as en from '../en/quantities/calendar.ts'
import * as de from '../de/quantities/calendar.ts'
import * as fr from '../fr/quantities/calendar.ts'
import * as es from '../es/quantities/calendar.ts'
import { joinLists } from '../join-words.ts'

/** The names of each month, from January on. */
export const MONTHS: readonly string[] = joinLists([en.MONTHS, de.MONTHS, fr.MONTHS, es.MONTHS])

/** The names of each day, from Monday on. */
export const DAYS: readonly string[] = joinLists([en.DAYS, de.DAYS, fr.DAYS, es.DAYS])

/** The end of what goes on. */
export const NOW = [en.NOW, de.NOW, fr.NOW, es.NOW].join('|')

/** Between a month and its year. */
export const OF_YEAR = [en.OF_YEAR, es.OF_YEAR].join('|')

/** Between the first and the last day. */
export const TO_DAY = [en.TO_DAY, de.TO_DAY, fr.TO_DAY, es.TO_DAY].join('|')

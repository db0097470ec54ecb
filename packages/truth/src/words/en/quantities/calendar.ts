/** The names of each month, from January on. */
export const MONTHS: readonly string[] = [
  'jan january',
  'feb february',
  'mar march',
  'apr april',
  'may',
  'jun june',
  'jul july',
  'aug august',
  'sep sept september',
  'oct october',
  'nov november',
  'dec december',
]

/** The names of each day, from Monday on. */
export const DAYS: readonly string[] = [
  'mon monday mondays',
  'tue tues tuesday tuesdays',
  'wed wednesday wednesdays',
  'thu thurs thursday thursdays',
  'fri friday fridays',
  'sat saturday saturdays',
  'sun sunday sundays',
]

/** The end of what goes on. */
export const NOW = 'present|current|currently|now|today|ongoing|to date'

/** Between a month and its year. */
export const OF_YEAR = 'of'

/** Between the first and the last day. */
export const TO_DAY = 'to|through|until'

/** The names of each month, from January on. */
export const MONTHS: readonly string[] = [
  'jan januar janner',
  'feb februar',
  'marz mrz maerz',
  'apr april',
  'mai',
  'juni',
  'juli',
  'aug august',
  'sep sept september',
  'okt oktober',
  'nov november',
  'dez dezember',
]

/** The names of each day, from Monday on. */
export const DAYS: readonly string[] = [
  'montag mo',
  'dienstag di',
  'mittwoch mi',
  'donnerstag do',
  'freitag fr',
  'samstag sa',
  'sonntag so',
]

/** The end of what goes on. */
export const NOW = 'heute|aktuell|jetzt|laufend'

/** Between the first and the last day. */
export const TO_DAY = 'bis'

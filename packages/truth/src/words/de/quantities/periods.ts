/** Periods that a rate is told in, by their English names. */
export const PERIODS: Readonly<Record<string, string>> = {
  hour: 'stunde',
  shift: 'schicht',
  day: 'tag tages taglich',
  night: 'nacht',
  week: 'woche wochentlich',
  month: 'monat monats monatlich',
  quarter: 'quartal quartals',
  year: 'jahr jahres jahrlich',
  term: 'semester',
}

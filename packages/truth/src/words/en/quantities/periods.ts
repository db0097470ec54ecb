/** Periods that a rate is told in, by their English names. */
export const PERIODS: Readonly<Record<string, string>> = {
  hour: 'hour hours hourly h',
  shift: 'shift shifts',
  day: 'day days daily everyday',
  night: 'night nights nightly evening',
  week: 'week weeks weekly wk',
  month: 'month months monthly mo',
  quarter: 'quarter quarters quarterly',
  year: 'year years yearly annual annually annum yr pa',
  term: 'term terms termly semester',
  session: 'session sessions',
}

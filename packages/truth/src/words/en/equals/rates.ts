/** Names of periods that a rate is told in, by their English names. */
export const periodNames: Readonly<Record<string, string>> = {
  hour: 'hours?|hr',
  day: 'days?',
  night: 'nights?|evenings?',
  week: 'weeks?|wk',
  month: 'months?|mo',
  quarter: 'quarters?',
  year: 'years?|yr|annum',
}

/** Words that tell a rate by themselves. */
export const rateWords: Readonly<Record<string, string>> = {
  hour: 'hourly',
  day: 'daily',
  night: 'nightly',
  week: 'weekly',
  month: 'monthly',
  quarter: 'quarterly',
  year: 'yearly|annual|annually',
}

/** Before the name of a period: of each one; of one. */
export const everyPeriod = 'each|every'
export const perPeriod = 'per|an?'

/** Before both, says that it is done one time. */
export const once = 'once|one time'

/** Between a thing and its figure: 'a monthly budget of 400'. */
export const rateOf = 'of'

/** Behind what is counted, before something else. */
export const ratePrepositions =
  'for|in|at|to|with|from|on|by|about|into|across|through|under|against|during|before|after'

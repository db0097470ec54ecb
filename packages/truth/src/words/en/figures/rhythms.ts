/** Before the time between one and the next. */
export const EVERY = 'every|each'

/** How often in a period. */
export const HOW_OFTEN = String.raw`twice|\S+ times`

/** How often something is done, by the English names of periods: what the words begin with. */
export const RHYTHMS: Readonly<Record<string, string>> = {
  day: 'daily',
  night: 'nightly',
  week: 'weekly',
  month: 'monthly',
  quarter: 'quarterly',
  year: 'yearly|annual|annually',
}

/** Before the time between one and the next. */
export const EVERY = 'alle'

/** How often something is done, by the English names of periods: what the words begin with. */
export const RHYTHMS: Readonly<Record<string, string>> = {
  day: 'täglich',
  night: 'nächtlich',
  week: 'wöchentlich',
  month: 'monatlich',
  quarter: 'vierteljährlich|quartalsweise',
  year: 'jährlich',
}

/** Before the time between one and the next. */
export const EVERY = 'alle'

/** How often something is done, by the English names of periods: what the words begin with. */
export const RHYTHMS: Readonly<Record<string, string>> = {
  day: String.raw`täglich|tages(?=\p{L}{4})`,
  night: 'nächtlich',
  week: String.raw`wöchentlich|wochen(?!ende)(?=\p{L}{4})`,
  month: String.raw`monatlich|monats(?=\p{L}{4})`,
  quarter: 'vierteljährlich|quartalsweise',
  year: String.raw`jährlich|jahres(?=\p{L}{4})`,
}

/** Before the time between one and the next. */
export const EVERY = 'cada'

/** How often something is done, by the English names of periods: what the words begin with. */
export const RHYTHMS: Readonly<Record<string, string>> = {
  day: 'diari',
  night: 'nocturn',
  week: 'semanal',
  month: 'mensual',
  quarter: 'trimestral',
  year: 'anual',
}

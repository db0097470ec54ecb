/** Before the time between one and the next. */
export const EVERY = 'tou(?:te)?s les'

/** How often something is done, by the English names of periods: what the words begin with. */
export const RHYTHMS: Readonly<Record<string, string>> = {
  day: 'quotidien',
  night: 'nocturne',
  week: 'hebdomadaire',
  month: 'mensuel',
  quarter: 'trimestriel',
  year: 'annuel',
}

/** Periods that a rate is told in, by their English names. */
export const PERIODS: Readonly<Record<string, string>> = {
  hour: 'heure',
  day: 'jour quotidien',
  night: 'nuit',
  week: 'semaine hebdomadaire',
  month: 'mois mensuel mensuelle',
  quarter: 'trimestre',
  year: 'an annee annuel annuelle',
}

/** Periods that a rate is told in, by their English names. */
export const PERIODS: Readonly<Record<string, string>> = {
  hour: 'hora',
  shift: 'turno',
  day: 'dia diario',
  night: 'noche',
  week: 'semana semanal',
  month: 'mes mensual',
  quarter: 'trimestre',
  year: 'ano anual',
}

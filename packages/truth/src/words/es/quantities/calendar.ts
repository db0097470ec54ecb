/** The names of each month, from January on. */
export const MONTHS: readonly string[] = [
  'ene enero',
  'febrero',
  'marzo',
  'abr abril',
  'mayo',
  'junio',
  'julio',
  'ago agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'dic diciembre',
]

/** The names of each day, from Monday on. */
export const DAYS: readonly string[] = [
  'lunes',
  'martes',
  'miercoles',
  'jueves',
  'viernes',
  'sabado',
  'domingo',
]

/** The end of what goes on. */
export const NOW = 'actualidad|actualmente|presente|actual|hoy'

/** Between a month and its year. */
export const OF_YEAR = 'de'

/** Between the first and the last day. */
export const TO_DAY = 'a'

/** The names of each month, from January on. */
export const MONTHS: readonly string[] = [
  'janv janvier',
  'fev fevrier',
  'mars',
  'avr avril',
  'mai',
  'juin',
  'juil juillet',
  'aout',
  'sept septembre',
  'oct octobre',
  'nov novembre',
  'dec decembre',
]

/** The names of each day, from Monday on. */
export const DAYS: readonly string[] = [
  'lundi',
  'mardi',
  'mercredi',
  'jeudi',
  'vendredi',
  'samedi',
  'dimanche',
]

/** The end of what goes on. */
export const NOW = "aujourd['’]hui|actuel|actuellement|ce jour|en cours"

/** Between the first and the last day. */
export const TO_DAY = 'a|au'

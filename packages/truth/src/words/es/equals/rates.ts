/** Names of periods that a rate is told in, by their English names. */
export const periodNames: Readonly<Record<string, string>> = {
  hour: 'horas?|h',
  day: 'd[ií]as?',
  night: 'noches?',
  week: 'semanas?',
  month: 'mes(?:es)?',
  quarter: 'trimestres?',
  year: 'años?',
}

/** Words that tell a rate by themselves. */
export const rateWords: Readonly<Record<string, string>> = {
  day: 'diari[oa]s?|diariamente',
  night: 'nocturn[oa]s?',
  week: 'semanal(?:es)?|semanalmente',
  month: 'mensual(?:es)?|mensualmente',
  quarter: 'trimestral(?:es)?|trimestralmente',
  year: 'anual(?:es)?|anualmente',
}

/** Before the name of a period: of each one; of one. */
export const everyPeriod = 'cada|todos los|todas las'
export const perPeriod = 'por|al|a la'

/** Before both, says that it is done one time. */
export const once = 'una vez'

/** Between a thing and its figure: 'a monthly budget of 400'. */
export const rateOf = 'de'

/** Behind what is counted, before something else. */
export const ratePrepositions = 'para|en|con|sobre|a|ante|bajo|contra|desde|por|sin'

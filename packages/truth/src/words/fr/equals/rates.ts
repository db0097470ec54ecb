/** Names of periods that a rate is told in, by their English names. */
export const periodNames: Readonly<Record<string, string>> = {
  hour: 'heures?|h',
  day: 'jours?|j',
  night: 'nuits?|soirs?|soirées?',
  week: 'semaines?',
  month: 'mois',
  quarter: 'trimestres?',
  year: 'ans?|années?',
}

/** Words that tell a rate by themselves. */
export const rateWords: Readonly<Record<string, string>> = {
  day: 'quotidien(?:ne)?s?|quotidiennement|journali(?:er|ère)s?',
  night: 'nocturnes?',
  week: 'hebdomadaires?|hebdomadairement',
  month: 'mensuel(?:le)?s?|mensuellement',
  quarter: 'trimestriel(?:le)?s?|trimestriellement',
  year: 'annuel(?:le)?s?|annuellement',
  hour: 'horaires?',
}

/** Before the name of a period: of each one; of one. */
export const everyPeriod = 'chaque|tous les|toutes les'
export const perPeriod = 'par'

/** Before both, says that it is done one time. */
export const once = 'une fois'

/** Between a thing and its figure: 'a monthly budget of 400'. */
export const rateOf = "de|d['’]"

/** Behind what is counted, before something else. */
export const ratePrepositions = 'pour|en|dans|à|aux?|avec|sur|chez|par|sous|contre|sans'

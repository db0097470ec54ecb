/** Names of periods that a rate is told in, by their English names. */
export const periodNames: Readonly<Record<string, string>> = {
  hour: 'Stunde',
  day: 'Tag',
  night: 'Nacht',
  week: 'Woche|Wo',
  month: 'Monat',
  quarter: 'Quartal|Vierteljahr',
  year: 'Jahr',
}

/** Words that tell a rate by themselves. */
export const rateWords: Readonly<Record<string, string>> = {
  hour: 'stündlich(?:e[mnrs]?)?',
  day: 'täglich(?:e[mnrs]?)?',
  night: 'nächtlich(?:e[mnrs]?)?',
  week: 'wöchentlich(?:e[mnrs]?)?',
  month: 'monatlich(?:e[mnrs]?)?',
  quarter: 'vierteljährlich(?:e[mnrs]?)?|quartalsweise',
  year: String.raw`jährlich(?:e[mnrs]?)?|p\.\s?a\.`,
}

/** Before the name of a period: of each one; of one. */
export const everyPeriod = 'jede[nrs]?'
export const perPeriod = 'pro|am|im|in der|je'

/** Before both, says that it is done one time. */
export const once = 'einmal|ein Mal'

/** Between a thing and its figure: 'a monthly budget of 400'. */
export const rateOf = 'von'

/** Behind what is counted, before something else. */
export const ratePrepositions =
  'für|in|im|an|am|auf|mit|aus|bei|zu|zur|zum|über|unter|durch|nach|vor'

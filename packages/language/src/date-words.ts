import { joinLists, listWords, type DateWords } from './words/index.ts'

const join = (...names: Exclude<keyof DateWords, 'months'>[]) =>
  joinLists(names.flatMap((name) => listWords(({ dates }) => dates[name])))

const MONTHS_A_YEAR = 12
/** Months with their short forms, January first. */
export const MONTHS = Array.from({ length: MONTHS_A_YEAR }, (_, at) =>
  joinLists(listWords(({ dates }) => dates.months[at])),
)
const ANY_MONTH = joinLists(listWords(({ dates }) => dates.months.join()))
/** Seasons, by the first of their three months. A winter is the one that a year begins with. */
export const SEASONS: readonly [string, number][] = [
  [join('winter'), 1],
  [join('spring'), 3],
  [join('summer'), 6],
  [join('autumn'), 9],
]

/** 'summer', 'early', as they stand in front of a year. */
export const SEASON = join('winter', 'spring', 'summer', 'autumn', 'partsOfYear')
export const MONTH = `(?:${ANY_MONTH}(?!\\p{L})\\.?|${SEASON}|q[1-4])`

/** Words for today that stand by themselves. */
const ALONE = join('now')
/** Others mean today only behind 'to': 'to date', 'a la fecha', 'à ce jour'. */
const TODAY = `(?:(?:(?:the|la) )?${ALONE}|${join('nowBehindUntil')})`
const UNTIL = join('until')
/** 'jusqu'août 2019' */
const ELIDED = "jusqu[’'](?=a)"

/** 'to date', 'bis heute': needs no dash. */
export const UNTIL_NOW = `(?:(?!(?:up )?to (?:the )?(?:present|now))${UNTIL} ${TODAY}|${ELIDED}${TODAY})`
/** How resumes say 'until now'. */
export const NOW = `(?:(?:${UNTIL} |${ELIDED})?${TODAY})`
/** 'until now', with its word for today apart from those that stand for a dash: 'bis heute', 'hasta la actualidad'. */
export const FRAMED_NOW = `(?:(?:${UNTIL} |${ELIDED})(?:(?:the|la) )?|the )(${ALONE})`
/** What stands between two dates, one way or both: '–', 'to', '– jusqu'en'. */
export const DASH = `(?:\\s*(?:[-–—=]>|-{1,2}|–|—|−|~|→|➔|⟶|⇒)\\s*(?:(?!${NOW})(?:${UNTIL}\\s+|${ELIDED}))?(?=\\S)|\\s+(?:${UNTIL}\\s+|${ELIDED}))`
/** A word that says by itself that a span goes on: 'since 2019', but not 'de 2019'. */
export const GOES_ON = join('goesOn')
/** 'between 2019 and 2021': the word in front, and the one that stands for the dash. */
export const BETWEEN = join('between')
export const AND = join('and')
/** A word that opens a span: 'since 2019', 'von 2019 bis 2020'. */
export const SINCE = join('since')
/** 'Start: 2019', 'From: 2019'; 'End: 2021', 'To: 2021'. */
export const START_LABEL = join('startLabel', 'since')
export const END_LABEL = join('endLabel', 'until')
/** Years, months and weeks of a length of time. */
export const UNITS = join('units')

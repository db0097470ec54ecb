import * as en from '../en/equals/dates.ts'
import * as de from '../de/equals/dates.ts'
import * as fr from '../fr/equals/dates.ts'
import * as es from '../es/equals/dates.ts'
import { joinWords } from '../join-words.ts'
import { MONTHS } from '../quantities/calendar.ts'

const { partNames, ...words } = joinWords([en, de, fr, es])

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { dateArticles, dateFrames, dateOpens, dateStarts, nowWords } = words

/** The accents of the month names that are kept without them. */
const ACCENTS: Readonly<Record<string, string>> = { a: '[aä]', e: '[eé]', u: '[uû]' }

/** What a date may begin with: months and parts of a year. */
export const dateNames = `${partNames}|${MONTHS.join(' ')
  .split(' ')
  .map((name) => name.replaceAll(/[aeu]/g, (letter) => ACCENTS[letter] ?? letter))
  .join('|')}`

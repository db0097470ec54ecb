import { foldCase } from '@tailorbird/language'
import type { Span } from '../lines/span.ts'
import { asking, asksAnywhere, NUMBERS } from '../words/asking-patterns.ts'
import { factWords } from '../words/facts-patterns.ts'

/** Years of experience asked for, and where a sentence says so. */
export interface YearsAsked extends Span {
  years: number
  /** No fewer will do: 'at least five years'. */
  isLeast: boolean
}

const COUNT = String.raw`\d{1,2}|${Object.keys(NUMBERS).join('|')}`
// '5+ years', '3-5 years', 'three (3) years', '2 bis 3 Jahre'.
const YEARS = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,$€£-])(${COUNT})\s?(?:\(\d{1,2}\+?\)\s?)?(?:\+|${asking('orMore')})?\s?(?:(?:-|–|—|${asking('upTo')})\s?(?:${COUNT})\s?\+?\s?)?(?:(?:${asking('whole')})\s)?(?:${asking('years')}|(${asking('months')}))(?![\p{L}])(?!['’]?\s?(?:${asking('old')}))`,
  'gu',
)
const LEAST = new RegExp(String.raw`(?<!\p{L})(?:${asking('least')})(?!\p{L})`, 'u')
const LEAST_BEFORE = new RegExp(String.raw`${LEAST.source}\s?$`, 'u')
/** 'six années de tertiaire au bas mot'. */
const LEAST_BEHIND = new RegExp(
  String.raw`^[\s,+-]{0,2}(?:(?:${asking('yearsOf')}) ?[^\s.,;]+ (?:[^\s.,;]+ ){0,3})?${LEAST.source}`,
  'u',
)
const LEAST_CHARS = 24
/** 'More than five years' are asked for where a posting asks; elsewhere it tells of itself. */
const MOSTLY_BEFORE = new RegExp(
  String.raw`(?<!(?<!\p{L})(?:${asking('since')})\s)(?<!\p{L})(?:${asking('mostly')})\s$`,
  'u',
)
/** 'You don't need five years', 'weder …': the years stand behind a denial. */
const DENIED = new RegExp(
  String.raw`${factWords('not')}[^.;]{0,40}$|${asksAnywhere('negatedBefore').source}[^.;]{0,40}$`,
  'iu',
)
/** 'Over 30 years in business': they are the company's. */
const OF_COMPANY = new RegExp(
  String.raw`^['’]?\s(?:\p{L}+\s)?(?:${asking('ofCompany')})(?!\p{L})`,
  'u',
)
const EXPERIENCE = new RegExp(asking('tellsExperience'), 'u')
const UNIT = new RegExp(String.raw`(?:${asking('years')}|${asking('months')})(?!\p{L})`, 'u')
/** Nobody asks for more: they are the company's. */
const MAX_YEARS = 14

/** What may stand between years and what they are of: '5 years Python', '24 months of Kafka'. */
const OF = new RegExp(String.raw`^ (?:(?:${asking('yearsOf')}) ?)?$`, 'u')
const OF_CHARS = 6
/** '18 months of experience', '18 months retail experience'; months of other things are many. */
const MONTHS_OF = new RegExp(
  String.raw`^['’]? (?:${asking('monthsOf')})?(?:\p{L}+ )?(?:${asking('experience')})`,
  'u',
)
const MONTHS_CHARS = 40
const MONTHS = 12

/**
 * The years of experience that a sentence asks for; none when it counts other years.
 * @param places where its terms begin, in order: years right before one are of it
 * @param isAsking whether it stands where all is asked for
 */
export function readYears(
  text: string,
  places: readonly number[] = [],
  isAsking = false,
): YearsAsked[] {
  // Folding may change the length only by accents that were two characters; then places mean nothing.
  const folded = foldCase(text)
  if (!UNIT.test(folded)) return []
  const isTold = EXPERIENCE.test(folded)
  const isSame = folded.length === text.length
  if (!isTold && !isAsking && (!isSame || places.length === 0) && !LEAST.test(folded)) return []
  const isOfTerm = (end: number) => {
    const next = isSame ? places.find((place) => place >= end) : undefined
    return next !== undefined && next - end <= OF_CHARS && OF.test(folded.slice(end, next))
  }
  return [...folded.matchAll(YEARS)].flatMap(
    ({ 0: found, 1: count = '', 2: months, index }): YearsAsked[] => {
      const end = index + found.length
      const isMonths = months !== undefined
      const behind = folded.slice(end, end + MONTHS_CHARS)
      const before = folded.slice(Math.max(0, index - LEAST_CHARS), index)
      const isLeast =
        LEAST_BEFORE.test(before) ||
        LEAST_BEHIND.test(behind) ||
        (isAsking && MOSTLY_BEFORE.test(before))
      if (!isLeast && DENIED.test(folded.slice(0, index))) return []
      const isExperience = isMonths ? MONTHS_OF.test(behind) : isTold || isLeast
      if (OF_COMPANY.test(behind) || (!isExperience && !isOfTerm(end))) return []
      const number = NUMBERS[count] ?? Number(count)
      // Halves are as fine as anybody counts.
      const years = isMonths ? Math.round((2 * number) / MONTHS) / 2 : number
      if (!(years > 0 && years <= MAX_YEARS)) return []
      return [{ years, isLeast, start: isSame ? index : 0, end: isSame ? end : 0 }]
    },
  )
}

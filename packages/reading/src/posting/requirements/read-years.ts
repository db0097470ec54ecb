import { foldCase } from '@tailorbird/language'
import type { Span } from '../lines/span.ts'

/** Years of experience asked for, and where a sentence says so. */
export interface YearsAsked extends Span {
  years: number
}

const NUMBERS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  ein: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  zehn: 10,
  un: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  dix: 10,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  diez: 10,
}
const COUNT = String.raw`\d{1,2}|${Object.keys(NUMBERS).join('|')}`
// '5+ years', '3-5 years', 'three (3) years', '2 bis 3 Jahre'.
const YEARS = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,$€£-])(${COUNT})\s?(?:\(\d{1,2}\+?\)\s?)?(?:\+|plus|or more|ou plus|o mas|oder mehr)?\s?(?:(?:-|–|—|to|or|bis|a|ou|o)\s?(?:${COUNT})\s?\+?\s?)?(?:full\s)?(?:years?|yrs?|jahre?n?|ans?|annees?|anos?|(months?|monaten?|mois|meses))(?![\p{L}])(?!['’]?\s?(?:old|of age|alt|revolus|or older))`,
  'gu',
)
const EXPERIENCE =
  /experience|erfahrung|experiencia|background|practice|praxis|practi|working|work(?:ed)? as|years? (?:of|in|as|with)|yrs? (?:of|in|as|with)|: ?\d{1,2}\+? (?:years?|yrs?)/u
const MAX_YEARS = 30

/** What may stand between years and what they are of: '5 years Python', '24 months of Kafka'. */
const OF = /^ (?:(?:of|in|with|as|de|d['’]|en|con|avec|in|mit) ?)?$/u
const OF_CHARS = 6
/** '18 months of experience', '18 months retail experience'; months of other things are many. */
const MONTHS_OF = /^['’]? (?:of |d['’]|de )?(?:\p{L}+ )?(?:experience|experiencia|erfahrung)/u
const MONTHS_CHARS = 40
const MONTHS = 12

/**
 * The years of experience that a sentence asks for; none when it counts other years.
 * @param places where its terms begin, in order: years right before one are of it
 */
export function readYears(text: string, places: readonly number[] = []): YearsAsked[] {
  // Folding may change the length only by accents that were two characters; then places mean nothing.
  const folded = foldCase(text)
  const isTold = EXPERIENCE.test(folded)
  const isSame = folded.length === text.length
  if (!isTold && (!isSame || places.length === 0)) return []
  const isOfTerm = (end: number) => {
    const next = isSame ? places.find((place) => place >= end) : undefined
    return next !== undefined && next - end <= OF_CHARS && OF.test(folded.slice(end, next))
  }
  return [...folded.matchAll(YEARS)].flatMap(
    ({ 0: found, 1: count = '', 2: months, index }): YearsAsked[] => {
      const end = index + found.length
      const isMonths = months !== undefined
      const isExperience = isMonths ? MONTHS_OF.test(folded.slice(end, end + MONTHS_CHARS)) : isTold
      if (!isExperience && !isOfTerm(end)) return []
      const number = NUMBERS[count] ?? Number(count)
      // Halves are as fine as anybody counts.
      const years = isMonths ? Math.round((2 * number) / MONTHS) / 2 : number
      if (!(years > 0 && years <= MAX_YEARS)) return []
      return [{ years, start: isSame ? index : 0, end: isSame ? end : 0 }]
    },
  )
}

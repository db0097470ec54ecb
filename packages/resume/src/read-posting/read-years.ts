import { foldCase } from '../text/fold.ts'
import type { Span } from './span.ts'

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
  String.raw`(?<![\p{L}\p{N}.,$€£-])(${COUNT})\s?(?:\(\d{1,2}\+?\)\s?)?(?:\+|plus|or more|ou plus|o mas|oder mehr)?\s?(?:(?:-|–|—|to|or|bis|a|ou|o)\s?(?:${COUNT})\s?\+?\s?)?(?:full\s)?(?:years?|yrs?|jahre?n?|ans?|annees?|anos?)(?![\p{L}])(?!['’]?\s?(?:old|of age|alt|revolus|or older))`,
  'gu',
)
const EXPERIENCE =
  /experience|erfahrung|experiencia|background|practice|praxis|practi|working|work(?:ed)? as|years? (?:of|in|as|with)|yrs? (?:of|in|as|with)|: ?\d{1,2}\+? (?:years?|yrs?)/u
const MAX_YEARS = 30

/** The years of experience that a sentence asks for; none when it counts other years. */
export function readYears(text: string): YearsAsked[] {
  // Folding may change the length only by accents that were two characters; then places mean nothing.
  const folded = foldCase(text)
  if (!EXPERIENCE.test(folded)) return []
  const isSame = folded.length === text.length
  return [...folded.matchAll(YEARS)].flatMap(({ 0: found, 1: count = '', index }): YearsAsked[] => {
    const years = NUMBERS[count] ?? Number(count)
    if (!(years > 0 && years <= MAX_YEARS)) return []
    return [{ years, start: isSame ? index : 0, end: isSame ? index + found.length : 0 }]
  })
}

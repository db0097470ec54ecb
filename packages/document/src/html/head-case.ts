import { showSectionName } from '../sections/default-sections.ts'

/** 'TL;DR', 'CV': so short a heading says nothing about the case of the others. */
const SHORT_LETTERS = 4

const letterCount = (heading: string) => heading.match(/\p{L}/gu)?.length ?? 0
const isCapitals = (heading: string) =>
  heading === heading.toUpperCase() && heading !== heading.toLowerCase()

/**
 * Headings in one case: as the person wrote them where they agree. Where some are in capitals and some
 * are not, all get capitals: 'IT SKILLS' can't be made small without harm ('It Skills'), while capitals
 * keep every word whole, and readers of applicant systems know a bold line of capitals as a heading. A name
 * whose letters would change ('Großmann') stays.
 * @returns the headings in the same order
 */
export function headCase(headings: readonly string[]): string[] {
  const telling = headings.filter((heading) => letterCount(heading) > SHORT_LETTERS)
  const isMixed = telling.some(isCapitals) && !telling.every(isCapitals)
  return isMixed ? headings.map(showSectionName) : [...headings]
}

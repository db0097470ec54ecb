import { foldCase } from '@tailorbird/language'
import { saysTermsOfWork } from './name-company.ts'

/** Pay, hours and the like in brackets, and what was cut off inside of one. */
const BRACKET = /\s*\([^()]*(?:\d|[$€£])[^()]*\)|\s*\([^()]*$/gu
const LAST_BRACKET = /\s*\(([^()]{2,40})\)$/u
const SAME_CHARS = 4

/** 'Chargé de projet / Chargée de projet': both forms of one title; 'Infirmier / Infirmière' is one as it is. */
function dropOtherForm(title: string): string {
  const [one = '', other = '', ...more] = title.split(' / ')
  const isForm =
    more.length === 0 &&
    one.includes(' ') &&
    other.includes(' ') &&
    foldCase(one).slice(0, SAME_CHARS) === foldCase(other).slice(0, SAME_CHARS)
  return isForm ? one : title
}

/** A title's own words, without pay and its other form. */
export const trimTitle = (title: string) =>
  dropOtherForm(
    title
      .replaceAll(BRACKET, '')
      .replace(LAST_BRACKET, (bracket, inner: string) => (saysTermsOfWork(inner) ? '' : bracket)),
  ).trim()

import { foldCase } from '@tailorbird/language'
import { findTerms } from '@tailorbird/lexicon'
import { isRegion, isTown, namesRole } from '../words/known-names.ts'
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

/** 'Ecologist, Delmarva Peninsula' without the place. */
function dropPlace(title: string): string {
  const [role = '', ...rest] = title.split(', ')
  const isPlace = (part: string) =>
    (isTown(part) || isRegion(part)) && !namesRole(part) && findTerms(part).length === 0
  return rest.length > 0 && namesRole(role) && rest.every(isPlace) ? role : title
}

/** A title's own words, without pay, place and its other form. */
export const trimTitle = (title: string) =>
  dropPlace(
    dropOtherForm(
      title
        .replaceAll(BRACKET, '')
        .replace(LAST_BRACKET, (bracket, inner: string) => (saysTermsOfWork(inner) ? '' : bracket)),
    ),
  ).trim()

import { findTerms, isKnownTown } from '@tailorbird/lexicon'
import { isRegion, namesRole } from '../words/known-names.ts'
import { cleanTitle } from './clean-title.ts'
import type { HeadingMatchers } from '../words/heading-matchers.ts'
import type { HeadText } from './head-text.ts'
import { isCalledPlace, listBefore } from './is-called-place.ts'
import { namesEmployer } from './legal-forms.ts'
import { saysTermsOfWork } from './name-company.ts'
import { rememberOf } from '@tailorbird/language'

/** So much of a text must be words that the lexicon knows. */
const MOSTLY = 0.5

const isPlace = (text: string, head: HeadText) =>
  isCalledPlace(listBefore(head, text), head) || isRegion(text)

const isKnown = (text: string) =>
  findTerms(text).reduce((sum, { start, end }) => sum + end - start, 0) >= MOSTLY * text.length

/** Whether the posting says the words of a text again: what a job is about is, what a place is called mostly not. */
function nameRepetition(text: string, { folded }: HeadText): string {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const said = words.filter((word) => folded.split(word).length > 2)
  if (words.length > 0 && said.length === words.length) return 'said-again'
  return said.length > 0 ? 'said-partly' : 'unknown'
}

/** What stands behind the name of a job: where it is, when, who hires, or which of such jobs it is. */
export function nameTail(tail: string, head: HeadText): string {
  const text = cleanTitle(tail)
  if (text === '' || saysTermsOfWork(tail)) return 'terms'
  if (isPlace(text, head)) return 'called-place'
  if (isKnown(text)) return namesRole(text) ? 'role' : 'known'
  if (isKnownTown(text.split(',')[0] ?? '')) return 'town'
  if (namesEmployer(text)) return 'employer'
  if (namesRole(text)) return 'role'
  return /[\d$€£]/.test(text) ? 'digits' : nameRepetition(text, head)
}

const expressions = rememberOf(({ placeBefore }: HeadingMatchers) => ({
  last: new RegExp(
    String.raw`^(.{3,}?)(?:,| [–—|-]| (?:${placeBefore}))\s+(\p{Lu}[^,–—|]{2,40})$`,
    'u',
  ),
}))

/** A job's name without the town behind it: 'Electrician in Leeds', 'Ecologist, Delmarva'. */
export function cutTown(title: string, { matchers }: HeadText): string {
  const [, name = title, place = ''] = expressions(matchers).last.exec(title) ?? []
  return isKnownTown(place) || isRegion(place) ? name : title
}

import { findTerms } from '@tailorbird/lexicon'
import { foldCase } from '@tailorbird/language'
import { readHeading } from '../lines/sections.ts'
import { isSentence } from '../lines/is-sentence.ts'
import type { HeadingMatchers } from '../words/heading-matchers.ts'
import { isHeadedByRole, isLocation, namesRole } from '../words/known-names.ts'
import type { Candidate } from './candidate.ts'
import type { HeadText } from './head-text.ts'
import { namesEmployer } from './legal-forms.ts'
import { saysTermsOfWork } from './name-company.ts'
import { isTitle } from './names.ts'
import { remember } from './remember-matchers.ts'

/** Points of what a title is like. */
const POINTS = {
  headedByRole: 5,
  namesRole: 3,
  endsLikeRole: 1.5,
  again: 1,
  typography: 1,
  short: 0.5,
  long: -2,
  tooLong: -6,
  none: -99,
  sentence: -7,
  heading: -7,
  greeting: -9,
  place: -6,
  terms: -6,
  amount: -4,
  employer: -5,
  person: -6,
  exclaims: -2,
  term: -4,
  parts: -3,
  small: -1,
  told: -4,
  logo: -9,
  noRole: -1.5,
}
const MAX_AGAIN = 3
const FEW_WORDS = 4
const MANY_WORDS = 8
const TOO_MANY_WORDS = 11
const PERSON =
  /(?<![\p{L}.])(?:I['’]m|I am|I have|[Ww]e|WE|[Ww]e['’]re|us|[Yy]ou|YOU|[Yy]our|YOUR|me|[Mm]y|[Ww]ir|uns|[Dd]u|dich|[Nn]ous|[Vv]ous|[Vv]otre|nosotros|te)(?!\p{L})/u
const CAPITALS =
  /^(?:(?=[^\p{Ll}\s])\S+|of|and|for|the|de|des|du|und|für|en|in|y|et|la|\/|&)(?: (?:(?=[^\p{Ll}\s])\S+|of|and|for|the|de|des|du|und|für|en|in|y|et|la|\/|&))*$/u
const LETTER = /[\p{L}\p{N}]/u
const AMOUNT = /[$€£]|\d{3}|\d ?%|\d[.,:]\d/u

const expressions = remember(
  ({ roleEndings, greetings, wanted, seeks, wantedBehind }: HeadingMatchers) => ({
    told: new RegExp(String.raw`${wanted}|${seeks}|${wantedBehind}`, 'iu'),
    ending: new RegExp(roleEndings, 'u'),
    greeting: new RegExp(`^${greetings}`, 'iu'),
  }),
)

/** How often a text stands in the posting. */
function count(folded: string, text: string): number {
  let times = 0
  for (
    let at = folded.indexOf(text);
    at >= 0 && times <= MAX_AGAIN;
    at = folded.indexOf(text, at + 1)
  )
    if (!LETTER.test(folded.charAt(at - 1)) && !LETTER.test(folded.charAt(at + text.length)))
      times += 1
  return times
}

const isKnownTerm = (text: string) => {
  const [hit, other] = findTerms(text)
  return hit !== undefined && other === undefined && hit.written.length === text.length
}

/** 'reach truck drivers' */
const PLURAL = /(?<=\p{Ll}{3})s$/u

/** 'Registered Nurse' of 'Registered Nurse - Cardiac ICU': which job it is. */
const firstPart = (text: string) => text.split(/\s[|–—·-]\s/u)[0] ?? text

function weighRole(whole: string, { matchers }: HeadText): number {
  const text = firstPart(whole).replace(PLURAL, '')
  const forms = [text, firstPart(whole), ...firstPart(whole).split(' / ')]
  if (forms.some(isHeadedByRole)) return POINTS.headedByRole
  if (namesRole(text) || namesRole(whole)) return POINTS.namesRole
  const { ending } = expressions(matchers)
  const words = foldCase(text.replace(/\s*\(.*$/, '')).split(/[\s/]+/)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  return ending.test(last) || ending.test(first) ? POINTS.endsLikeRole : POINTS.noRole
}

/** 'Electrician wanted': more than the job's name. */
export const isToldOf = (text: string, { matchers }: HeadText) =>
  expressions(matchers).told.test(text)

function weighForm(text: string, head: HeadText): number {
  const words = text.split(/\s+/).length
  const { greeting } = expressions(head.matchers)
  let points = 0
  if (CAPITALS.test(text)) points += POINTS.typography
  else if (/^\p{Ll}/u.test(text)) points += POINTS.small
  if (words <= FEW_WORDS) points += POINTS.short
  if (words > TOO_MANY_WORDS) points += POINTS.tooLong
  else if (words > MANY_WORDS) points += POINTS.long
  if (isSentence(text)) points += POINTS.sentence
  if (readHeading(text, false) !== undefined) points += POINTS.heading
  if (greeting.test(text)) points += POINTS.greeting
  if (isToldOf(text, head)) points += POINTS.told
  if (PERSON.test(text)) points += POINTS.person
  if (/[!?]/.test(text)) points += POINTS.exclaims
  if (AMOUNT.test(text)) points += POINTS.amount
  return points
}

function weighMeaning(text: string): number {
  const isRole = namesRole(text)
  let points = 0
  if (isLocation(text)) points += POINTS.place
  if (!isRole && saysTermsOfWork(text)) points += POINTS.terms
  if (namesEmployer(firstPart(text)) && !firstPart(text).split(' / ').some(isHeadedByRole))
    points += isRole ? POINTS.employer / 2 : POINTS.employer
  if (!isRole && isKnownTerm(text)) points += POINTS.term
  if (/\s[|·•–—-]\s/.test(text) && text.split(/\s[|·•–—-]\s/).some(saysTermsOfWork))
    points += POINTS.parts
  return points
}

/** Adds to a candidate what speaks for its being a job's name, and what against. */
export function weighTitle({ text, signs }: Candidate, head: HeadText): void {
  if (!isTitle(text)) {
    signs.set('none', POINTS.none)
    return
  }
  if (head.folded.includes(`\n${text.toLowerCase()} logo\n`) || / logo$/iu.test(text))
    signs.set('logo', POINTS.logo)
  signs.set('role', weighRole(text, head))
  signs.set('form', weighForm(text, head))
  signs.set('meaning', weighMeaning(text))
  const times = count(head.folded, text.toLowerCase())
  signs.set('again', POINTS.again * Math.min(MAX_AGAIN, Math.max(0, times - 1)))
}

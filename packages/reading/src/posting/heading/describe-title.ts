import { findTerms } from '@tailorbird/lexicon'
import { foldCase, rememberOf } from '@tailorbird/language'
import { readHeading } from '../lines/sections.ts'
import { isSentence } from '../lines/is-sentence.ts'
import type { HeadingMatchers } from '../words/heading-matchers.ts'
import { isHeadedByRole, isLocation, namesRole } from '../words/known-names.ts'
import type { Candidate } from './candidate.ts'
import type { HeadText } from './head-text.ts'
import { namesEmployer } from './legal-forms.ts'
import { saysTermsOfWork } from './name-company.ts'
import { listTrue } from './list-true.ts'
import { title as patterns } from '../words/title-patterns.ts'

const MAX_AGAIN = 3
const FEW_WORDS = 4
const MANY_WORDS = 8
const TOO_MANY_WORDS = 11
const PERSON = new RegExp(String.raw`(?<![\p{L}.])(?:${patterns('persons')})(?!\p{L})`, 'u')
const OF_TITLE = String.raw`(?:(?=[^\p{Ll}\s])\S+|${patterns('smallInTitles')}|\/|&)`
const CAPITALS = new RegExp(`^${OF_TITLE}(?: ${OF_TITLE})*$`, 'u')
const LETTER = /[\p{L}\p{N}]/u
const AMOUNT = /[$€£]|\d{3}|\d ?%|\d[.,:]\d/u

const expressions = rememberOf(
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

function nameRole(whole: string, { matchers }: HeadText): string {
  const text = firstPart(whole).replace(PLURAL, '')
  const forms = [text, firstPart(whole), ...firstPart(whole).split(' / ')]
  if (forms.some(isHeadedByRole)) return 'headed-by-role'
  if (namesRole(text) || namesRole(whole)) return 'names-role'
  const { ending } = expressions(matchers)
  const words = foldCase(text.replace(/\s*\(.*$/, '')).split(/[\s/]+/)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  return ending.test(last) || ending.test(first) ? 'ends-like-role' : 'no-role'
}

/** 'Electrician wanted': more than the job's name. */
export const isToldOf = (text: string, { matchers }: HeadText) =>
  expressions(matchers).told.test(text)

function nameLength(text: string): string {
  const words = text.split(/\s+/).length
  if (words <= 2) return `words-${words}`
  if (words <= FEW_WORDS) return 'words-few'
  if (words <= MANY_WORDS) return 'words-some'
  return words <= TOO_MANY_WORDS ? 'words-many' : 'words-too-many'
}

function describeForm(text: string, head: HeadText): string[] {
  return [
    nameLength(text),
    ...listTrue({
      capitals: CAPITALS.test(text),
      small: /^\p{Ll}/u.test(text),
      sentence: isSentence(text),
      heading: readHeading(text, false) !== undefined,
      greeting: expressions(head.matchers).greeting.test(text),
      told: isToldOf(text, head),
      person: PERSON.test(text),
      exclaims: /[!?]/.test(text),
      amount: AMOUNT.test(text),
      comma: text.includes(', '),
      brackets: /[()]/.test(text),
    }),
  ]
}

function describeMeaning(text: string): string[] {
  const isRole = namesRole(text)
  const isOwner =
    namesEmployer(firstPart(text)) && !firstPart(text).split(' / ').some(isHeadedByRole)
  const parts = text.split(/\s[|·•–—-]\s/)
  return listTrue({
    place: isLocation(text),
    terms: !isRole && saysTermsOfWork(text),
    employer: isOwner && !isRole,
    'employer-of-role': isOwner && isRole,
    term: !isRole && isKnownTerm(text),
    'terms-in-part': parts.length > 1 && parts.some(saysTermsOfWork),
    'place-in-part': parts.length > 1 && parts.some(isLocation),
  })
}

/** Adds to a candidate what speaks for its being a job's name, and what against. */
export function describeTitle({ text, signs }: Candidate, head: HeadText): void {
  const times = count(head.folded, text.toLowerCase())
  const isLogo = head.folded.includes(`\n${text.toLowerCase()} logo\n`) || / logo$/iu.test(text)
  const all = [
    'any',
    nameRole(text, head),
    ...describeForm(text, head),
    ...describeMeaning(text),
    ...listTrue({ logo: isLogo }),
    ...Array.from(
      { length: Math.min(MAX_AGAIN, Math.max(0, times - 1)) },
      (_, at) => `again-${at}`,
    ),
  ]
  for (const sign of all) signs.add(sign)
}

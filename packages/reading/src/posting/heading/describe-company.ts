import { findTerms, isKnownTown } from '@tailorbird/lexicon'
import { readHeading } from '../lines/sections.ts'
import { employers } from '../words/employer-patterns.ts'
import type { HeadingMatchers } from '../words/heading-matchers.ts'
import {
  isHeadedByRole,
  isLocation,
  isRegion,
  namesOrganisation,
  namesRole,
} from '../words/known-names.ts'
import type { Candidate, Candidates } from './candidate.ts'
import { describeOrdinary } from './describe-ordinary.ts'
import { describeWords } from './describe-words.ts'
import { listTrue } from './list-true.ts'
import type { HeadText } from './head-text.ts'
import { isCalledPlace, listBefore } from './is-called-place.ts'
import { hasLegalForm, namesEmployer } from './legal-forms.ts'
import { canBeCompany, isEmployer, isPart, saysTermsOfWork } from './name-company.ts'
import { isHandle, ownsHost } from './own-hosts.ts'
import { rememberOf } from '@tailorbird/language'

const OFTEN = 3
const TOWN_LINES = 14
const MOST_WORDS = 6
const AGENCY = new RegExp(String.raw`(?<!\p{L})(?:${employers('agencies')})(?!\p{L})`, 'iu')
const ARTICLE = new RegExp(`^(?:${employers('the')}) `)

const expressions = rememberOf(({ clients, greetings }: HeadingMatchers) => ({
  clients: new RegExp(`${clients}(?!['’]s|-| (?:${employers('clientThings')}))`, 'iu'),
  greeting: new RegExp(`^${greetings}`, 'iu'),
}))

/** Whether the posting writes each word of a name in small letters as well: 'Full Job Description'. */
function isOrdinary(name: string, words: ReadonlySet<string>): boolean {
  const own = name.match(/\p{L}{2,}/gu) ?? []
  return own.length > 0 && own.every((word) => words.has(word.toLowerCase()))
}

/** What the whole posting tells of every candidate. */
export interface Setting {
  head: HeadText
  hosts: ReadonlySet<string>
  /** The words that the posting writes in small letters. */
  small: ReadonlySet<string>
  title: string
  /** The words around the heading, as signs. */
  words: readonly string[]
  /** It says somewhere that it hires for somebody else. */
  hasClient: boolean
}

/** 'Grill', 'Medical': what sort of employer, and not which. */
const isKind = (name: string) => !name.includes(' ') && namesOrganisation(name)

/** What kind of employer a name says: by its legal form, by 'Hospital', by 'Grill' alone, not at all. */
function nameSort(name: string): string {
  if (hasLegalForm(name)) return 'legal'
  if (!isEmployer(name)) return 'unsaid'
  return isKind(name) ? 'kind' : 'employer'
}

function describeForm(name: string, { small, title, head }: Setting): string[] {
  const isNamed = namesEmployer(name)
  const [hit] = findTerms(name)
  return [
    nameSort(name),
    `words-${Math.min(MOST_WORDS, name.split(' ').length)}`,
    ...listTrue({
      unlikely: !canBeCompany(name),
      term: hit?.written === name && !hasLegalForm(name),
      role: !isNamed && isHeadedByRole(name),
      'role-word': !isNamed && !isHeadedByRole(name) && namesRole(name),
      place: isLocation(name) || (isRegion(name) && !/^\p{Lu}{3}$/u.test(name)),
      terms: saysTermsOfWork(name),
      heading: readHeading(name, false) !== undefined,
      greeting: expressions(head.matchers).greeting.test(name),
      ordinary: isOrdinary(name, small),
      part: isPart(name),
      agency: AGENCY.test(name),
      'in-title': title !== '' && title.toLowerCase().includes(name.toLowerCase()),
      article: ARTICLE.test(name) && !isNamed,
      capitals: /^[^\p{Ll}]+$/u.test(name),
    }),
  ]
}

/** Whether a posting says somewhere that it hires for somebody else. */
export const namesClient = ({ matchers, folded }: HeadText) =>
  expressions(matchers).clients.test(folded)

const TOWN_BEHIND = /^(?:\s?[,·•|(–—-]\s?|\s)(\p{Lu}[\p{L}.'’-]+(?:[ -]\p{Lu}[\p{L}.'’-]+)?)/u
const TOWN_CHARS = 40

/** Whether a town stands right behind a name in the heading: 'Spedition Brüggentoff, Lingen'. */
function isBeforeTown(name: string, { lines }: HeadText): boolean {
  return lines.slice(0, TOWN_LINES).some(({ text }) => {
    const at = text.indexOf(name)
    if (at < 0) return false
    const end = at + name.length
    const town = TOWN_BEHIND.exec(text.slice(end, end + TOWN_CHARS))?.[1] ?? ''
    return isKnownTown(town) || isKnownTown(town.split(' ')[0] ?? '')
  })
}

/** Adds to a candidate what speaks for its being who hires, and what against. */
export function describeCompany(candidate: Candidate, setting: Setting): void {
  const { text, signs } = candidate
  const before = listBefore(setting.head, text)
  const all = [
    'any',
    ...describeForm(text, setting),
    ...describeWords(text),
    ...describeOrdinary(text),
    ...listTrue({
      twice: before.length > 1,
      often: before.length >= OFTEN,
      'called-place': isCalledPlace(before, setting.head),
      host: ownsHost(text, setting.hosts) || isHandle(text, setting.head.folded),
      'before-town': isBeforeTown(text, setting.head),
      client: !signs.has('label') && setting.hasClient,
    }),
  ]
  for (const sign of all) signs.add(sign)
  candidate.shared = setting.words
}

/** 'Pellworth' says what is said of 'Pellworth Logistics Group' as well: the longer name takes the signs of the shorter. */
export function shareSigns(all: Candidates, only?: ReadonlySet<string>): void {
  const opened = new Map<string, Candidate[]>()
  for (const [key, candidate] of all) {
    const [first = ''] = key.split(' ')
    opened.set(first, [...(opened.get(first) ?? []), candidate])
  }
  for (const group of opened.values())
    for (const long of group)
      for (const short of group) {
        if (!long.text.toLowerCase().startsWith(`${short.text.toLowerCase()} `)) continue
        for (const sign of short.signs) if (only?.has(sign) ?? true) long.signs.add(sign)
      }
}

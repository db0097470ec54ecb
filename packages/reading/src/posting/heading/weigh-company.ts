import { findTerms } from '@tailorbird/lexicon'
import { readHeading } from '../lines/sections.ts'
import type { HeadingMatchers } from '../words/heading-matchers.ts'
import {
  isHeadedByRole,
  isLocation,
  isRegion,
  namesOrganisation,
  namesRole,
} from '../words/known-names.ts'
import type { Candidate, Candidates } from './candidate.ts'
import type { HeadText } from './head-text.ts'
import { isCalledPlace, listBefore } from './is-called-place.ts'
import { hasLegalForm, namesEmployer } from './legal-forms.ts'
import { canBeCompany, isEmployer, isPart, saysTermsOfWork } from './name-company.ts'
import { isCompany } from './names.ts'
import { isHandle, ownsHost } from './own-hosts.ts'
import { remember } from './remember-matchers.ts'

/** Points of what a company's name is like. */
const POINTS = {
  legal: 4,
  employer: 3,
  kind: -4,
  host: 5,
  twice: 1,
  often: 2,
  none: -99,
  term: -6,
  role: -6,
  roleWord: -2.5,
  place: -8,
  placeBefore: -3,
  terms: -8,
  heading: -8,
  greeting: -8,
  ordinary: -4,
  part: -6,
  agency: -5,
  client: -20,
  form: -3,
  title: -8,
  word: -0.5,
  article: -1,
}
const OFTEN = 3
const AGENCY =
  /(?<!\p{L})(?:search|recruit\p{L}*|staffing|talent|personnel|headhunt\p{L}*|zeitarbeit|personal(?:dienst\p{L}*|service|vermittlung)|intérim|interim|rrhh|ett|selection|resourc\p{L}*)(?!\p{L})/iu

const expressions = remember(({ clients, greetings }: HeadingMatchers) => ({
  clients: new RegExp(
    `${clients}(?!['’]s|-| (?:base|service|relation|portfolio|need|satisf))`,
    'iu',
  ),
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
}

/** 'Grill', 'Medical': what sort of employer, and not which. */
const isKind = (name: string) => !name.includes(' ') && namesOrganisation(name)

function weighForm(name: string, { small, title, head }: Setting): number {
  let points = 0
  const isNamed = namesEmployer(name)
  if (hasLegalForm(name)) points += POINTS.legal
  else if (isEmployer(name)) points += isKind(name) ? POINTS.kind : POINTS.employer
  if (!canBeCompany(name)) points += POINTS.form
  const [hit] = findTerms(name)
  if (hit?.written === name && !hasLegalForm(name)) points += POINTS.term
  if (!isNamed && isHeadedByRole(name)) points += POINTS.role
  else if (!isNamed && namesRole(name)) points += POINTS.roleWord
  if (isLocation(name) || (isRegion(name) && !/^\p{Lu}{3}$/u.test(name))) points += POINTS.place
  if (saysTermsOfWork(name)) points += POINTS.terms
  if (readHeading(name, false) !== undefined) points += POINTS.heading
  if (expressions(head.matchers).greeting.test(name)) points += POINTS.greeting
  if (isOrdinary(name, small)) points += POINTS.ordinary
  if (isPart(name)) points += POINTS.part
  if (AGENCY.test(name)) points += POINTS.agency
  if (title !== '' && title.toLowerCase().includes(name.toLowerCase())) points += POINTS.title
  if (!name.includes(' ')) points += POINTS.word
  if (name.startsWith('The ') && !isNamed) points += POINTS.article
  return points
}

/** Adds to a candidate what speaks for its being who hires, and what against. */
export function weighCompany({ text, signs }: Candidate, setting: Setting): void {
  if (!isCompany(text)) {
    signs.set('none', POINTS.none)
    return
  }
  const { clients } = expressions(setting.head.matchers)
  const before = listBefore(setting.head, text)
  signs.set('form', weighForm(text, setting))
  if (before.length >= OFTEN) signs.set('again', POINTS.often)
  else if (before.length > 1) signs.set('again', POINTS.twice)
  if (isCalledPlace(text, setting.head)) signs.set('place', POINTS.placeBefore)
  if (ownsHost(text, setting.hosts) || isHandle(text, setting.head.folded))
    signs.set('host', POINTS.host)
  if (!signs.has('label') && clients.test(setting.head.folded)) signs.set('client', POINTS.client)
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
        for (const [sign, points] of short.signs)
          if ((only?.has(sign) ?? true) && points > 0 && (long.signs.get(sign) ?? 0) < points)
            long.signs.set(sign, points)
      }
}

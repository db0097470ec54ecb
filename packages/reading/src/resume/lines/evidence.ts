import {
  findDate,
  findRange,
  foldCase,
  namesLanguage,
  type HeadingKind,
} from '@tailorbird/language'
import { findSection, guessSection } from '../headings.ts'
import { findEducationLabel, findJobLabel, splitLabel } from '../labels.ts'
import { isLocation, isTownAndState } from '../locations.ts'
import type { Line } from '../read-lines.ts'
import {
  isHeadedByRole,
  namesCertificate,
  namesDegree,
  namesInstitution,
  namesOrganisation,
  namesRole,
} from '../word-lists.ts'
import { TOLD } from '../told-words.ts'
import { anyOf } from '../words/index.ts'

/** What can be seen of one line, whatever stands around it. */
export interface Evidence {
  line: Line
  /** Blank lines right above. */
  gap: number
  words: number
  date: 'none' | 'single' | 'range'
  /** The years from which and to which; the last is far away where it goes on. */
  years: readonly [number, number] | undefined
  /** Where the date stands in the line. */
  at: 'none' | 'only' | 'first' | 'last' | 'inside'
  known: HeadingKind | undefined
  guess: HeadingKind | undefined
  /** The section that a label in front would open: 'Languages: …'. */
  label: HeadingKind | undefined
  hasLabel: boolean
  /** As label, where everyone knows it and what stands behind it agrees. */
  sure: HeadingKind | undefined
  /** Its words without case and accents, the first dozen. */
  said: string[]
  /** Marks such as a role, a school, an address that stand in the line. */
  marks: string[]
  /** Looks like running text. */
  isProse: boolean
}

const MAX_HEADING_CHARS = 80
const MAX_NAME_CHARS = 160
const MAX_WORDS = 12
const LABEL = /^([^:|]{2,40}?)\s*:\s+\S/u
const CONTACT = /@|https?:|www\.|linkedin|\+\d|\(\d{3}\)|\d{3}[ .-]?\d{3}[ .-]?\d{2,4}/iu
const DEED = new RegExp(String.raw`^(?:${anyOf('deeds')})\s`, 'u')
const AT = new RegExp(String.raw`\s(?:${anyOf('at')}|@)\s`, 'u')

function findAt(text: string, date: string, rest: string): Evidence['at'] {
  if (!/\p{L}{2}/u.test(rest)) return 'only'
  const start = text.indexOf(date)
  if (start >= 0 && !/\p{L}{2}/u.test(text.slice(0, start))) return 'first'
  return text.startsWith(rest.slice(0, 40)) ? 'last' : 'inside'
}

const YEAR = /(?:19|20)\d\d/
const NEVER = 9999

function readYears(range: ReturnType<typeof findRange>): Evidence['years'] {
  const from = YEAR.exec(range?.span.startDate ?? '')?.[0]
  const to = YEAR.exec(range?.span.endDate ?? '')?.[0]
  return from === undefined ? undefined : [Number(from), to === undefined ? NEVER : Number(to)]
}

/** Whether many of a text's words have small letters, as sentences do. */
function isProse(text: string): boolean {
  const words = text.split(' ')
  if (words.length < 6) return false
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  return small >= 0.5 * words.length || (/[.!?]$/.test(text) && words.length > 9)
}

const isField = (text: string, find: typeof findJobLabel) => {
  const found = /[:：]/u.test(text) ? splitLabel(text) : undefined
  return found !== undefined && found.value !== '' && find(found.label) !== undefined
}

const MAX_TONGUE_WORDS = 4
const TONGUES_END = new RegExp(String.raw`[,;|•·★&/]|\s(?:${anyOf('and')})\s`, 'u')

/** 'English & Vietnamese (native), French (intermediate)': nothing but languages. */
function isTongues(text: string): boolean {
  const items = text.replaceAll(/\([^()]*\)/g, '').split(TONGUES_END)
  const named = items.map((item) => item.trim()).filter((item) => item !== '')
  return named.every(
    (item) => item.split(' ').length <= MAX_TONGUE_WORDS && namesLanguage(item.split(' ')[0] ?? ''),
  )
}

const TESTS: readonly (readonly [string, (text: string) => boolean])[] = [
  ['role', namesRole],
  ['headed', isHeadedByRole],
  ['org', namesOrganisation],
  ['school', namesInstitution],
  ['degree', namesDegree],
  ['certificate', namesCertificate],
  ['language', namesLanguage],
  ['tongues', (text) => namesLanguage(text) && isTongues(text)],
  ['place', (text) => isLocation(text) || isTownAndState(text)],
  ['contact', (text) => CONTACT.test(text)],
  ['deed', (text) => DEED.test(text)],
  ['jobfield', (text) => isField(text, findJobLabel)],
  ['schoolfield', (text) => isField(text, findEducationLabel)],
  ['told', (text) => TOLD.test(text)],
  ['small', (text) => /^\p{Ll}/u.test(text)],
  ['year', (text) => /(?:19|20)\d\d/.test(text)],
  ['digits', (text) => /\d/.test(text)],
  ['sentence', (text) => /[.!?]$/.test(text)],
  ['colon', (text) => text.endsWith(':')],
  ['comma', (text) => text.endsWith(',')],
  ['commas', (text) => text.split(/[,;]/).length > 3],
  ['bars', (text) => /\s[|•·]\s/.test(text)],
  ['dash', (text) => /\s(?:[–—-]|--)\s/.test(text)],
  ['bracket', (text) => text.includes('(')],
  ['at', (text) => AT.test(text)],
]

/** Reads what each line that is not blank shows by itself. */
export function readEvidence(lines: readonly Line[]): Evidence[] {
  const found: Evidence[] = []
  let gap = 0
  for (const line of lines) {
    if (line.isBlank) gap += 1
    else {
      found.push(readOne(line, gap))
      gap = 0
    }
  }
  return found
}

const OTHERS = new RegExp(`^(?:${anyOf('other')})$`, 'iu')

/** What section a label opens by itself, where what stands behind it agrees. */
export function findSure(label: string, text: string): HeadingKind | undefined {
  // What is other stays with what it is beside.
  if (OTHERS.test(label)) return undefined
  const kind = findSection(label)
  // Those of programs are skills.
  return kind === 'languages' && !namesLanguage(text.slice(label.length)) ? undefined : kind
}

function readOne(line: Line, gap: number): Evidence {
  const { text } = line
  const short = text.slice(0, MAX_NAME_CHARS)
  const range = findRange(text)
  const single = range ?? findDate(text)
  const canHead = text.length <= MAX_HEADING_CHARS
  const label = LABEL.exec(short)?.[1]
  return {
    line,
    gap,
    words: short.split(' ').length,
    date: range ? 'range' : single ? 'single' : 'none',
    years: readYears(range),
    at: single ? findAt(text, single.span.startDate, single.rest) : 'none',
    known: canHead ? findSection(text) : undefined,
    guess: canHead ? guessSection(text) : undefined,
    label: label === undefined ? undefined : (findSection(label) ?? guessSection(label)),
    hasLabel: label !== undefined,
    sure: label === undefined ? undefined : findSure(label, short),
    said: (foldCase(short).match(/\p{L}{2,}/gu) ?? []).slice(0, MAX_WORDS),
    marks: TESTS.filter(([, test]) => test(short)).map(([name]) => name),
    isProse: text.length > MAX_NAME_CHARS || isProse(text),
  }
}

import { append, trimEnds } from '@tailorbird/language'
import type { ContactInfo } from '@tailorbird/contracts'
import { takeMarks } from './contact-marks.ts'
import { findName, isGreeting, readTitle } from './find-name.ts'
import { findContactLabel, isPlainLabel, showLabel, splitLabel } from './labels.ts'
import { findSection } from './headings.ts'
import { isLocation, isRegion } from './locations.ts'
import type { Line } from './read-lines.ts'
import { splitOutside } from './split-outside.ts'
import { namesRole } from './word-lists.ts'
import { anyOf } from './words/index.ts'

/** What the head of a resume says. */
interface Header {
  contactInfo: ContactInfo
  /** Lines that are no contact data: a headline, a first paragraph. */
  rest: Line[]
  /** 'Nationality: …' and the like. */
  details: string[]
  /** A letter that the resume was pasted behind. */
  letter: Line[]
}

const MAX_HEADER_CHARS = 300
const MAX_HEADER_LINES = 40
const MAX_PLACE_CHARS = 60
const STREET = new RegExp(
  [
    String.raw`^\d{1,5}[a-z]? \p{L}`,
    String.raw`^\p{L}[\p{L} .-]+\d{1,4}[a-z]?$`,
    String.raw`^(?:${anyOf('street')}) ?\P{Ll}`,
    String.raw`^\p{L}[\p{L}. -]+\d{1,4}[a-z]?, ?(?:\p{Lu}{1,2}-)?\d{3,6} ?\d{0,3} \p{Lu}`,
    String.raw`^[^,]{3,40},.{0,30} \d{5,6}$`,
  ].join('|'),
  'iu',
)
const PERSONAL = new RegExp(
  String.raw`^(?:(?:${anyOf('born')}) |${anyOf('personal')}|(?:${anyOf('personalWhole')})$|\d{2} ?(?:${anyOf('ages')})$)`,
  'iu',
)
const GIVEN_NAME = new RegExp(`^(?:${anyOf('givenName')})$`, 'iu')
const FAMILY_NAME = new RegExp(`^(?:${anyOf('familyName')})$`, 'iu')
const ADDRESS = new RegExp(anyOf('addressParts'), 'iu')

/** What parts the cells of a line, and what parts a cell that is neither labelled nor an address. */
const BARS = /\s*(?:[|•·▪◦♦⋅◆■●✦~]|\s\/\/\s|;)\s*/u
const DASHES = /\s*(?:\s[*–—]\s|\s-\s|\s\/\s)\s*/u
const LABELLED = /^[^:：|]{2,30}[:：]\s*\S/u

function splitPieces(text: string): string[] {
  return text.split(BARS).flatMap((cell) => {
    const pieces = cell.split(DASHES)
    const isAddress = pieces.some((piece) => STREET.test(piece)) && pieces.some(isLocation)
    const isOne =
      isAddress || (LABELLED.test(cell) && pieces.slice(1).every((piece) => !LABELLED.test(piece)))
    return isOne ? [cell] : pieces
  })
}

const MIN_ADDRESS_PARTS = 3
const MAX_ADDRESS_CHARS = 100
/** 'No. 8 Mill Close, Off Main Road, Port Town': a number and names with capitals between commas. */
function isAddressLine(text: string): boolean {
  const parts = text.replace(/\.$/, '').split(/,\s*/)
  return (
    text.length <= MAX_ADDRESS_CHARS &&
    !/[@:：|]/u.test(text) &&
    /\d/.test(text) &&
    parts.length >= MIN_ADDRESS_PARTS &&
    parts.every((part) => /^[\p{Lu}\d]/u.test(part) && !namesRole(part))
  )
}

/** 'Rijbewijs | B, E' in two columns. */
function showPersonal(text: string): string {
  const [label = '', value = '', another] = text.split(/\s*\|\s*/u)
  return another === undefined && value !== '' && PERSONAL.test(label) && !/\d/.test(label)
    ? `${label}: ${value}`
    : text
}

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text)
const tidy = (piece: string) => trimEnds(piece, /[\s,/*–—-]|\p{So}/u, /[\s,/*–—-]|\p{So}/u)

/** 'E-mail' or '(LinkedIn)', left over beside the value that it named. */
const isBareLabel = (piece: string, hasMarks: boolean) =>
  (hasMarks || /^\(.+\)$/u.test(piece)) &&
  findContactLabel(piece.replaceAll(/[()]/g, '')) !== undefined

/** Whether a line of the head is running text. */
function isProse(text: string, hasName: boolean): boolean {
  if (text.length <= 60 || text.includes('@')) return false
  const lower = text.split(' ').filter((word) => /^\p{Ll}/u.test(word)).length
  return (hasName && /[.!?]$/.test(text)) || (lower >= 6 && lower > 0.5 * text.split(' ').length)
}

/** What a letter's lines above a name are, when the file begins with a greeting. */
function splitLetter(lines: readonly Line[], name: string): { letter: Line[]; lines: Line[] } {
  const first = lines.find(({ isBlank }) => !isBlank)
  const start = lines.findIndex(({ text }) => name !== '' && text.includes(name))
  const isLetter = first !== undefined && isGreeting(first.text) && start > 0
  return isLetter
    ? { letter: lines.slice(0, start), lines: lines.slice(start) }
    : { letter: [], lines: [...lines] }
}

/** Reads the lines above the first section. Every word goes into the contact data, `rest`, `details` or `letter`. */
export function readHeader(head: readonly Line[]): Header {
  const source = head.map((line) => ({ ...line, text: showPersonal(showLabel(line.text)) }))
  const wanted = findName(source)
  const { letter, lines } = splitLetter(source, wanted)
  const marks = {
    email: '',
    linkedin: '',
    phones: [] as string[],
    sites: [] as string[],
    notes: [] as string[],
  }
  const location: string[] = []
  const languages: string[] = []
  const rest: Line[] = []
  const details: string[] = []
  const parts: { first?: string; last?: string } = {}
  let fullName = ''

  const takeLabelled = (piece: string): boolean => {
    const found = splitLabel(piece)
    if (!found) return false
    const { label, value } = found
    const kind =
      findContactLabel(label) ?? (findSection(label) === 'languages' ? 'languages' : undefined)
    if (value === '') return kind !== undefined
    if (GIVEN_NAME.test(label)) parts.first = value
    if (FAMILY_NAME.test(label)) parts.last = value
    if (kind === 'name' && (value === wanted || (wanted === '' && fullName === '')))
      fullName = value
    else if (kind === 'languages') append(languages, splitOutside(value, ',;•·'))
    else if (kind === 'location') location.push(value)
    else if (kind === 'linkedin' && marks.linkedin === '') marks.linkedin = value
    else if (kind === 'website')
      marks.sites.push(isPlainLabel(label) ? value : `${label}: ${value}`)
    else if (ADDRESS.test(label)) location.push(piece)
    else details.push(piece)
    return true
  }
  const takePiece = (piece: string, line: Line, hasMarks: boolean) => {
    if (fullName === '' && wanted !== '' && piece === wanted) fullName = piece
    else if (takeLabelled(piece) || isBareLabel(piece, hasMarks)) return
    else if (PERSONAL.test(piece)) details.push(piece)
    else if (isLocation(piece) || (isRegion(piece) && location.length > 0)) location.push(piece)
    else if (
      piece.length <= MAX_PLACE_CHARS &&
      ((hasMarks && !namesRole(piece) && location.length === 0 && !/[.!?]$/.test(piece)) ||
        (fullName !== '' && STREET.test(piece)))
    )
      location.push(piece)
    else rest.push({ ...line, text: piece, level: 0 })
  }

  let read = 0
  for (const line of lines) {
    if (line.isBlank) rest.push(line)
    else if (fullName !== '' && isAddressLine(line.text)) location.push(tidy(line.text))
    else if (
      line.text.length > MAX_HEADER_CHARS ||
      read >= MAX_HEADER_LINES ||
      isProse(line.text, fullName !== '')
    )
      rest.push(line)
    else {
      read += 1
      const title = wanted === '' ? '' : readTitle(line.text)
      const own = fullName === '' && wanted !== '' && line.text.startsWith(`${title}${wanted}`)
      if (own) fullName = wanted
      if (own && title !== '') details.push(title.trim())
      const text = own ? line.text.slice(title.length + wanted.length) : line.text
      const left = takeMarks(text, marks)
      const isLanguages = findContactLabel(splitLabel(left)?.label ?? '') === 'languages'
      const pieces = (isLanguages ? left.split('|') : splitPieces(left)).map(tidy)
      const above = rest.length
      for (const piece of pieces.filter(hasWords)) takePiece(piece, line, left !== text)
      // 'Teacher | Team lead' is one headline.
      if (rest.length - above > 1) {
        const isWhole = left === text && rest.length - above === pieces.length
        const shown = isWhole
          ? tidy(text)
          : rest
              .slice(above)
              .map((one) => one.text)
              .join(' | ')
        rest.splice(above, rest.length - above, { ...line, text: shown, level: 0 })
      }
      // A headline stays apart from what stands below it.
      if (rest.at(-1)?.isBlank === false && line.text.length <= MAX_PLACE_CHARS)
        rest.push({ ...line, text: '', isBlank: true })
    }
  }
  if (fullName === '' && parts.first && parts.last) fullName = `${parts.first} ${parts.last}`
  if (fullName === '') fullName = takeFirst(rest)
  const contactInfo: ContactInfo = {
    fullName,
    email: marks.email,
    phone: marks.phones.join(' / '),
    languages,
  }
  if (location.length > 0) contactInfo.location = location.join(', ')
  if (marks.linkedin !== '') contactInfo.linkedin = marks.linkedin
  if (marks.sites.length > 0) contactInfo.website = marks.sites.join(', ')
  return { contactInfo, rest, details: [...details, ...marks.notes], letter }
}

/** What stands first is the name when nothing sounds like one. */
function takeFirst(rest: Line[]): string {
  const index = rest.findIndex(({ isBlank }) => !isBlank)
  const { text = '', isBullet = false } = rest[index] ?? {}
  const isName =
    !isBullet &&
    text.length <= MAX_PLACE_CHARS &&
    /^\p{L}[^\d@:!?]*$/u.test(text) &&
    text.split(' ').length <= 6
  if (!isName) return ''
  rest.splice(index, 1)
  return text
}

import { trimEnds } from '../text/trim-ends.ts'
import type { ContactInfo } from '@tailorbird/contracts'
import { findRange, isDate } from '../text/dates.ts'
import { foldCase } from '../text/fold.ts'
import { findSection } from './headings.ts'
import { isLocation, isRegion } from './locations.ts'
import type { Line } from './read-lines.ts'
import { splitOutside } from './split-outside.ts'
import { namesRole } from './word-lists.ts'
import { append } from '../text/append.ts'

/** What the head of a resume says. */
interface Header {
  contactInfo: ContactInfo
  /** Lines that are no contact data: a headline, a first paragraph. */
  rest: Line[]
  /** 'Nationality: …' and the like. */
  details: string[]
}

const MAX_HEADER_CHARS = 300
const MAX_HEADER_LINES = 20
const EMAIL = /(?:mailto:)?[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/iu
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s|,;<>()]+|(?<![\p{L}\p{N}@.])(?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|io|dev|me|ca|uk|de|fr|es|eu|ch|at|be|co|app|ai|info|tech|design|in|us|au|nz)(?:\/[^\s|,;<>()]*)?(?![\p{L}\p{N}@])/iu
const PHONE =
  /(?<![\p{L}\p{N}])(?:\+|\(\+?)?\d[\d\s()./-]{5,22}\d(?:\s?(?:x|ext\.?)\s?\d{1,6})?(?![\p{L}\p{N}])/u
const LABEL =
  /^(name|full name|nom|nombre|e-?mails?|e-?mail address|courriel|mail|correo|phone|phone number|telephone|tel|mobile|mobil|cell|telefon|telefono|portable|handy|m|t|p|e|address|adresse|direccion|location|city|wohnort|ville|ciudad|linkedin|github|gitlab|website|web|site|portfolio|homepage|url|blog|languages?|langues?|sprachen|idiomas)\.?\s*[:：]\s*/u

const LANGUAGES = /^(?:lang|spra|idio)/
const SEPARATOR = /\s*(?:[|•·▪◦♦⋅]|\s[–—]\s|\s-\s|;)\s*/u

const isPhone = (text: string) => {
  const digits = text.replaceAll(/\D/g, '').length
  return digits >= 7 && digits <= 16 && findRange(text) === undefined && !isDate(text.trim())
}

function looksLikeName(text: string): boolean {
  const words = text.split(' ')
  return (
    words.length <= 6 &&
    text.length <= 60 &&
    /^\p{L}[^\d@:!?]*$/u.test(text) &&
    findSection(text) === undefined
  )
}

const readLabel = (text: string) => {
  const match = text.length <= MAX_HEADER_CHARS ? LABEL.exec(foldCase(text)) : null
  // Folding keeps the length of every letter that a label can have.
  return match?.[1] ? { label: match[1], value: text.slice(match[0].length).trim() } : undefined
}

/** Reads the lines above the first section. Every word goes into the contact data, `rest` or `details`. */
export function readHeader(lines: readonly Line[]): Header {
  const found = {
    fullName: '',
    location: [] as string[],
    linkedin: '',
    sites: [] as string[],
    email: '',
    phones: [] as string[],
  }
  const languages: string[] = []
  const rest: Line[] = []
  const details: string[] = []

  /** Takes e-mail, addresses and phone numbers out of a line; says what else it holds. */
  const takeMarked = (text: string): string => {
    let left = text
    const take = (pattern: RegExp, keep: (value: string) => boolean) => {
      for (let match = pattern.exec(left); match; match = pattern.exec(left)) {
        if (!keep(match[0])) break
        const before = left.slice(0, match.index).replace(/\(\s*$/, '')
        const after = left.slice(match.index + match[0].length).replace(/^\s*\)/, '')
        left = `${before} | ${after}`
      }
    }
    take(EMAIL, (value) => {
      if (found.email !== '') return false
      found.email = value.replace(/^mailto:/i, '')
      return true
    })
    take(ADDRESS, (value) => {
      const address = value.replace(/[.,;]+$/, '')
      if (/linkedin\./i.test(address) && found.linkedin === '') found.linkedin = address
      else found.sites.push(address)
      return true
    })
    take(PHONE, (value) => {
      if (!isPhone(value)) return false
      found.phones.push(value.trim())
      return true
    })
    return left
  }

  const takePiece = (piece: string, line: Line, hasMarked: boolean) => {
    const labelled = readLabel(piece)
    const value = labelled ? labelled.value : piece
    if (value === '') return
    if (labelled && /^(?:full name|name|nom|nombre)$/.test(labelled.label) && !found.fullName)
      found.fullName = value
    else if (labelled && LANGUAGES.test(labelled.label))
      append(languages, splitOutside(value, ',;•·'))
    else if (labelled && /^(?:addr|adr|dir|loc|city|wohn|vill|ciud)/.test(labelled.label))
      found.location.push(value)
    else if (labelled && labelled.label.startsWith('linkedin') && !found.linkedin)
      found.linkedin = value
    else if (labelled && /^(?:git|web|site|port|home|url|blog)/.test(labelled.label))
      found.sites.push(value)
    else if (/^[\p{L} -]{2,30}:\s/u.test(piece)) details.push(piece)
    else if (!found.fullName && looksLikeName(value) && (read === 1 || !isLocation(value)))
      found.fullName = value
    else if (
      isLocation(value) ||
      (hasMarked && !namesRole(value) && found.location.length === 0 && value.length <= 60)
    )
      found.location.push(value)
    else if (
      /^\d{1,5} \p{L}|^\p{L}[\p{L} .-]+\d{1,4}[a-z]?$/u.test(value) &&
      value.length <= 60 &&
      found.fullName
    )
      found.location.push(value)
    else if (isRegion(value) && found.location.length > 0) found.location.push(value)
    else rest.push({ ...line, text: value, level: 0 })
  }

  let read = 0
  for (const line of lines) {
    if (line.isBlank) rest.push(line)
    else if (
      line.text.length > MAX_HEADER_CHARS ||
      read >= MAX_HEADER_LINES ||
      endsSentence(line.text, found.fullName)
    )
      rest.push(line)
    else {
      read += 1
      const left = takeMarked(line.text)
      const hasMarked = left !== line.text
      // A bare label ('Email:') has given its value away.
      const isLanguages = LANGUAGES.test(readLabel(left)?.label ?? '')
      const pieces = left
        .split(isLanguages ? '|' : SEPARATOR)
        .map((piece) => trimEnds(piece, /[\s,–—-]/u, /[\s,–—-]/u))
      for (const piece of pieces.filter((text) => text !== ''))
        takePiece(stripLabel(piece, hasMarked), line, hasMarked)
    }
  }
  const contactInfo: ContactInfo = {
    fullName: found.fullName,
    email: found.email,
    phone: found.phones.join(' / '),
    languages,
  }
  if (found.location.length > 0) contactInfo.location = found.location.join(', ')
  if (found.linkedin !== '') contactInfo.linkedin = found.linkedin
  if (found.sites.length > 0) contactInfo.website = found.sites.join(', ')
  return { contactInfo, rest, details }
}

const endsSentence = (text: string, name: string) =>
  name !== '' && text.length > 60 && /[.!?]$/.test(text)

/** 'Email', 'Tel.' and the like, left over beside a value that was taken out. */
function stripLabel(piece: string, hasMarked: boolean): string {
  if (!hasMarked) return piece
  const label = LABEL.exec(foldCase(`${piece.replace(/\s*:$/, '')}: `))
  return label && label[0].length >= piece.replace(/\s*:$/, '').length + 1 ? '' : piece
}

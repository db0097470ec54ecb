import { trimEnds } from '../text/trim-ends.ts'
import { append } from '../text/append.ts'
import { addDuration, findDate, readDuration, type DateSpan } from '../text/dates.ts'
import { isLocation, isPlaceLike, isRegion } from './locations.ts'
import { splitOutside } from './split-outside.ts'
import { isHeadedByRole, namesOrganisation, namesRole } from './word-lists.ts'

/** What the lines above a job's bullets say. */
interface EntryHeader {
  company: string
  position: string
  location: string
  span: DateSpan | undefined
  /** Pieces without a place of their own ('Full-time'). */
  rest: string[]
}

const STRONG = /\s*[|•·▪⋅]\s*|\s+[–—-]\s+|\s+@\s+|\s*\|\s*/u
const AT = /^(.{3,80}?)\s+(?:at|bei|chez|en)\s+(\p{Lu}.{1,80})$/u
const LEGAL_FORM = /^(?:inc|ltd|llc|llp|plc|gmbh|corp|co|s\.?a|limited)\.?$/i

const LEGAL_NAME =
  /\s(?:inc|ltd|llc|llp|plc|gmbh|ag|corp|s\.?\s?r\.?\s?o|a\.s|s\.a|b\.v|limited)\.?$/i
/** Parts of a company stand behind its name like places do. */
const DIVISION = /\b(?:division|department|dept|unit|team|office|branch|ward|services?)\b/i

/** Terms of employment: no employer is called that. */
const TERMS =
  /^(?:(?:full|part)[ -]time|permanent|temporary|seasonal|casual|vollzeit|teilzeit|temps (?:plein|partiel)|jornada completa)$/i

const tidy = (text: string) => trimEnds(text, /[\s,;:–—-]/u, /[\s,;:–—]/u)

/** 'Toronto General Hospital, Toronto, ON' as the name and the place. */
function splitPlace(piece: string): { name: string; place: string } {
  const bracket = /^(.+?)\s*\(([^()]{2,60})\)$/u.exec(piece)
  if (bracket?.[1] && bracket[2] && isLocation(bracket[2])) {
    const inner = splitPlace(bracket[1])
    if (inner.place === '') return { name: bracket[1], place: bracket[2] }
    return { name: inner.name, place: `${inner.place} (${bracket[2]})` }
  }
  const atoms = splitAtoms(piece)
  for (const size of [3, 2]) {
    const place = atoms.slice(-size).join(', ')
    if (atoms.length > size && isLocation(place))
      return { name: atoms.slice(0, -size).join(', '), place }
  }
  const last = atoms.at(-1) ?? ''
  if (atoms.length > 1 && (isRegion(last) || isLocation(last)) && last.length > 2)
    return { name: atoms.slice(0, -1).join(', '), place: last }
  const isTown =
    /^\p{Lu}[\p{L} .'’-]{1,40}$/u.test(last) && !namesRole(last) && !DIVISION.test(last)
  if (atoms.length === 2 && isTown && LEGAL_NAME.test(atoms[0] ?? '') && !namesRole(piece))
    return { name: atoms[0] ?? '', place: last }
  return { name: piece, place: '' }
}

function splitAtoms(piece: string): string[] {
  const atoms: string[] = []
  for (const atom of splitOutside(piece, ',')) {
    if (LEGAL_FORM.test(atom) && atoms.length > 0) atoms.push(`${atoms.pop()}, ${atom}`)
    else atoms.push(atom)
  }
  return atoms
}

interface Halves {
  names: [string, string]
  place: string
}

/** 'Software Engineer, Acme Logistics, Leeds' as two names and a place; undefined when no part is a role. */
function splitRole(piece: string): Halves | undefined {
  const at = AT.exec(piece)
  if (at?.[1] && at[2] && namesRole(at[1])) return { names: [at[1], at[2]], place: '' }
  const atoms = splitAtoms(piece)
  const first = atoms[0]
  if (atoms.length < 2 || first === undefined) return undefined
  const organisation = atoms.findIndex((atom, index) => index > 0 && namesOrganisation(atom))
  const unlike = atoms.findIndex((atom) => !namesRole(atom))
  const employer = organisation > 0 ? organisation : unlike
  if (namesRole(first) && employer > 0)
    return {
      names: [atoms.slice(0, employer).join(', '), atoms[employer] ?? ''],
      place: atoms.slice(employer + 1).join(', '),
    }
  if (atoms.slice(1).some(namesRole))
    return { names: [first, atoms.slice(1).join(', ')], place: '' }
  return undefined
}

/** A line that is only dates and how long it was, as in exports of profiles; the place stands below. */
export function isPlaceAfter(line: string): boolean {
  const found = findDate(line)
  const { startDate, endDate = '' } = found?.span ?? { startDate: '' }
  return found?.rest === '' && `${startDate}${endDate}`.endsWith(')')
}

function addLength(span: DateSpan, duration: string): DateSpan {
  const { startDate, endDate, isCurrent } = span
  if (endDate === undefined && !isCurrent)
    return { ...span, startDate: addDuration(startDate, duration) }
  return { ...span, endDate: addDuration(endDate ?? 'Present', duration) }
}

function readPieces(lines: readonly string[]) {
  let span: DateSpan | undefined
  const places: string[] = []
  const names: string[] = []
  const durations: string[] = []
  const rest: string[] = []
  let isPlaceNext = false
  for (const line of lines) {
    const found = span ? undefined : findDate(line)
    span ??= found?.span
    for (const part of (found?.rest ?? line).split(STRONG).map(tidy)) {
      if (part === '') continue
      const duration = readDuration(part)
      if (duration !== undefined) durations.push(duration)
      else if (TERMS.test(part)) rest.push(part)
      else if (isPlaceNext && isPlaceLike(part)) places.push(part)
      else if (isLocation(part) || (isRegion(part) && names.length > 0)) places.push(part)
      else {
        const { name, place } = splitPlace(part)
        names.push(tidy(name))
        if (place !== '') places.push(place)
      }
    }
    isPlaceNext = found !== undefined && isPlaceAfter(line)
  }
  if (span) for (const duration of durations) span = addLength(span, duration)
  else append(names, durations)
  return { span, places, names, rest }
}

interface Names {
  company: string
  position: string
  /** A place that stood behind the names. */
  place: string
  rest: string[]
}

/** The piece that is the position. Some employers are called like a role: 'Baker Hughes', 'Coach'. */
function findPosition(names: readonly string[]): number {
  const indexes = (test: (name: string) => boolean) =>
    names.flatMap((name, index) => (test(name) ? [index] : []))
  const plain = indexes(
    (name) => namesRole(name) && (!namesOrganisation(name) || isHeadedByRole(name)),
  )
  const roles = plain.length > 0 ? plain : indexes(namesRole)
  if (roles.length < 2) return roles[0] ?? -1
  const headed = roles.filter((index) => isHeadedByRole(names[index] ?? ''))
  const likely = headed.length > 0 ? headed : roles
  // Nothing tells them apart: an employer stands first more often.
  return likely[0] === 0 && likely[1] === 1 ? 1 : (likely[0] ?? -1)
}

/** Which piece is the employer and which the position; the role's noun decides, then the order. */
function assignNames(names: readonly string[]): Names {
  const [first = '', second, ...more] = names
  if (second === undefined) {
    const halves = splitRole(first)
    if (halves) return { ...assignNames(halves.names), place: halves.place }
    return namesRole(first)
      ? { company: '', position: first, place: '', rest: [] }
      : { company: first, position: '', place: '', rest: [] }
  }
  const role = findPosition(names)
  if (role > 0) {
    const others = names.filter((_, index) => index !== role)
    return {
      company: others[0] ?? '',
      position: names[role] ?? '',
      place: '',
      rest: others.slice(1),
    }
  }
  if (role === 0 || namesOrganisation(second))
    return { company: second, position: first, place: '', rest: more }
  return { company: first, position: second, place: '', rest: more }
}

/** Reads the lines above a job's bullets: position before or after company, on one line or several. */
export function readEntryHeader(lines: readonly string[]): EntryHeader {
  const { span, places, names, rest: terms } = readPieces(lines)
  if (names.length === 0 && places.length > 0) names.push(...places.splice(0, 1))
  const { company, position, place, rest } = assignNames(names)
  if (place !== '') places.push(place)
  return { company, position, location: places.join(', '), span, rest: [...terms, ...rest] }
}

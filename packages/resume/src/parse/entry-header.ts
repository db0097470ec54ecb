import { findDate, type DateSpan } from '../text/dates.ts'
import { isLocation, isRegion } from './locations.ts'
import { splitOutside } from './split-outside.ts'
import { namesOrganisation, namesRole } from './word-lists.ts'

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

const tidy = (text: string) => text.replaceAll(/^[\s,;:–—-]+|[\s,;:–—]+$/gu, '')

/** 'Toronto General Hospital, Toronto, ON' as the name and the place. */
function splitPlace(piece: string): { name: string; place: string } {
  const bracket = /^(.+?)\s*\(([^()]{2,60})\)$/u.exec(piece)
  if (bracket?.[1] && bracket[2] && isLocation(bracket[2]))
    return { name: bracket[1], place: bracket[2] }
  const atoms = splitAtoms(piece)
  for (const size of [3, 2]) {
    const place = atoms.slice(-size).join(', ')
    if (atoms.length > size && isLocation(place))
      return { name: atoms.slice(0, -size).join(', '), place }
  }
  const last = atoms.at(-1) ?? ''
  if (atoms.length > 1 && (isRegion(last) || isLocation(last)) && last.length > 2)
    return { name: atoms.slice(0, -1).join(', '), place: last }
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

/** 'Software Engineer, Acme Logistics' as two pieces; undefined when no half is a role. */
function splitRole(piece: string): [string, string] | undefined {
  const at = AT.exec(piece)
  if (at?.[1] && at[2] && namesRole(at[1])) return [at[1], at[2]]
  const atoms = splitAtoms(piece)
  const first = atoms[0]
  const last = atoms.at(-1)
  if (atoms.length < 2 || first === undefined || last === undefined) return undefined
  const employer = atoms.findIndex((atom, index) => index > 0 && namesOrganisation(atom))
  if (namesRole(first) && employer > 0)
    return [atoms.slice(0, employer).join(', '), atoms.slice(employer).join(', ')]
  if (namesRole(first) && !namesRole(last)) return [atoms.slice(0, -1).join(', '), last]
  if (namesRole(last)) return [first, atoms.slice(1).join(', ')]
  return undefined
}

function readPieces(lines: readonly string[]) {
  let span: DateSpan | undefined
  const places: string[] = []
  const names: string[] = []
  for (const line of lines) {
    const found = span ? undefined : findDate(line)
    span ??= found?.span
    for (const part of (found?.rest ?? line).split(STRONG).map(tidy)) {
      if (part === '') continue
      if (isLocation(part) || (isRegion(part) && names.length > 0)) places.push(part)
      else {
        const { name, place } = splitPlace(part)
        names.push(tidy(name))
        if (place !== '') places.push(place)
      }
    }
  }
  return { span, places, names }
}

/** Which piece is the employer and which the position; the role's noun decides, then the order. */
function assignNames(names: readonly string[]): {
  company: string
  position: string
  rest: string[]
} {
  const [first = '', second, ...more] = names
  if (second === undefined) {
    const halves = splitRole(first)
    if (halves) return { ...assignNames(halves), rest: [] }
    return namesRole(first)
      ? { company: '', position: first, rest: [] }
      : { company: first, position: '', rest: [] }
  }
  const role = names.findIndex((name) => namesRole(name) && !namesOrganisation(name))
  const anyRole = role >= 0 ? role : names.findIndex(namesRole)
  if (anyRole > 0) {
    const others = names.filter((_, index) => index !== anyRole)
    return { company: others[0] ?? '', position: names[anyRole] ?? '', rest: others.slice(1) }
  }
  if (anyRole === 0 || namesOrganisation(second))
    return { company: second, position: first, rest: more }
  return { company: first, position: second, rest: more }
}

/** Reads the lines above a job's bullets: position before or after company, on one line or several. */
export function readEntryHeader(lines: readonly string[]): EntryHeader {
  const { span, places, names } = readPieces(lines)
  if (names.length === 0 && places.length > 0) names.push(...places.splice(0, 1))
  const { company, position, rest } = assignNames(names)
  return { company, position, location: places.join(', '), span, rest }
}

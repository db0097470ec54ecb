import {
  append,
  addDuration,
  findDate,
  isOpened,
  readDuration,
  type DateSpan,
  trimEnds,
} from '@tailorbird/language'
import { isPlaceAfter } from './job-lines.ts'
import { isLocation, isPlaceLike, isRegion, isTown, isTownAndState } from './locations.ts'
import { splitOutside } from './split-outside.ts'
import { isHeadedByRole, namesInstitution, namesOrganisation, namesRole } from './word-lists.ts'

/** What the lines above a job's bullets hold, before it is known which name is what. */
export interface JobPieces {
  span: DateSpan | undefined
  places: string[]
  /** Names between strong marks or on lines of their own. */
  names: string[]
  /** Pieces without a place of their own ('Full-time'). */
  rest: string[]
  /** A line that is a role and a field behind a dash: 'Manager – Credit Risk'. */
  dashed?: string
}

/** Marks that keep names, places and dates of a line apart. */
export const STRONG_MARK = /\s*[|•·▪⋅★]\s*|\s+(?:[–—-]|--)\s+|\s+@\s+/u
const AT =
  /^(.{3,80}?)\s+(?:at|bei|beim|im|am|chez|à|aux?|en|presso|na|no|for)\s+(?:(?:the|de[rmn]|das|la|les?|el|l[ao]s|il|lo|gli)\s+|l['’])?(\p{Lu}.{1,80})$/u
/** Words that stand before fields and places as well as before employers. */
const LOOSE_AT = /\s(?:en|no|na|im|am|à|aux?|for)\s/u
/** Of them, those that tell nothing of an employer by themselves. */
const WEAK_AT = /\s(?:im|am|à|aux?|for)\s/u
const LEGAL_FORM =
  /^(?:inc|ltd|llc|llp|plc|gmbh|corp|co|s\.?a|s\.?l|s\.?a\.? de c\.?v|s\.?p\.?a|s\.?r\.?l|b\.?v|limited|lda|ltda)\.?$/i
/** Terms of employment: no employer is called that. */
const TERMS =
  /^\(?(?:(?:full|part)[ -]?time|permanent|temporary|seasonal|casual|contract|fixed[ -]term|vollzeit|teilzeit|befristet|temps (?:plein|partiel)|cdi|cdd|jornada completa|media jornada|tempo (?:pieno|parziale)|freelance|self-employed|internship)\)?$/i
const FIELDS =
  'payments|sales|marketing|finance|operations|engineering|platform|infrastructure|manufacturing|supply chain|logistics|procurement|production|quality|research|development|customer (?:service|support|success|experience)|products?|data|security|legal|compliance|growth|design|support|training|emergency|intensive care|step-down|it|hr|human resources|accounts|administration|maintenance|technology|retail|commercial'
/** Fields that are none inside of a longer name. */
const ONLY_FIELDS =
  'consumer|industrials|leveraged finance|capital markets|investment banking|private equity|corporate finance|wealth management|risk|credit|credit risk|audit|tax|treasury|financial planning|primary care|critical care|acute care|pediatrics|paediatrics|cardiology|oncology|surgery|radiology|internal medicine|medical-surgical|med-surg|outpatients?|roads policing|policing|response|residential|corporate|real estate|litigation|commercial property|strategy|analytics|business intelligence|onboarding|mobile|web|cloud|backend|front-?end|embedded|firmware|hardware|automotive|aerospace|oil (?:and|&) gas|healthcare|public sector|brand|digital|content|communications|public relations|merchandising|buying|warehouse|distribution|fleet|facilities|estates|housekeeping|front office|food (?:and|&) beverage|banquets|pastry'
const PARTS = 'division|department|dept\\.?|unit|team|office|branch|ward|services?|group'
/** Parts of a company stand behind its name, or behind a role, like places do. */
const DIVISION = new RegExp(`\\b(?:${PARTS}|${FIELDS})\\b`, 'i')
const ONLY_DIVISION = new RegExp(
  `^(?:(?:${FIELDS}|${ONLY_FIELDS})(?:,? (?:and|&|\\/) (?:${FIELDS}|${ONLY_FIELDS}))?)(?: (?:${PARTS}))?$`,
  'i',
)

const tidy = (text: string) => {
  const trimmed = trimEnds(text, /[\s,;:–—-]/u, /[\s,;:–—]/u)
  // A full stop closes a heading that was written as a sentence; 'Inc.' keeps its own.
  return /\p{Ll}{5,}\.$/u.test(trimmed) && !/assoc\.$/i.test(trimmed)
    ? trimmed.slice(0, -1)
    : trimmed
}

/** The parts of a name between commas; a legal form stays with its company. */
export function splitAtoms(piece: string): string[] {
  const atoms: string[] = []
  for (const atom of splitOutside(piece, ',')) {
    if (LEGAL_FORM.test(atom) && atoms.length > 0) atoms.push(`${atoms.pop()}, ${atom}`)
    else atoms.push(atom)
  }
  return atoms
}

/** Whether a part behind a comma only says which part of a company or of a field is meant. */
export const isDivision = (atom: string) =>
  ONLY_DIVISION.test(atom) || (DIVISION.test(atom) && !namesOrganisation(atom))

/** 'Toronto General Hospital, Toronto, ON' as the name and the place. */
export function splitPlace(piece: string): { name: string; place: string } {
  const bracket = /^(.+?)\s*\(([^()]{2,60})\)$/u.exec(piece)
  if (bracket?.[1] && bracket[2] && (isLocation(bracket[2]) || isRegion(bracket[2]))) {
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
  return { name: piece, place: '' }
}

/** As splitPlace, for a text that is known to be an employer: what can be a town behind it is one. */
export function splitTown(piece: string): { name: string; place: string } {
  const { name, place } = splitPlace(piece)
  const bracket = /^(.+?)\s*\((\p{Lu}[^(),\d]{2,40})\)$/u.exec(name)
  if (
    place === '' &&
    bracket?.[1] &&
    bracket[2] &&
    isTown(bracket[2]) &&
    /\p{Ll}/u.test(bracket[2])
  ) {
    const inner = splitTown(bracket[1])
    return {
      name: inner.name,
      place: inner.place === '' ? bracket[2] : `${inner.place} (${bracket[2]})`,
    }
  }
  const atoms = splitAtoms(name)
  let count = atoms.length
  while (count > 1 && isPlainTown(atoms[count - 1] ?? '') && atoms.length - count < 2) count -= 1
  const towns = atoms.slice(count)
  return {
    name: atoms.slice(0, count).join(', '),
    place: [...towns, place].filter((text) => text !== '').join(', '),
  }
}

const isPlainTown = (atom: string) =>
  /^(?:Co\.|County) \p{Lu}/u.test(atom) ||
  isRegion(atom) ||
  ((isTown(atom) || isLocation(atom)) &&
    !namesRole(atom) &&
    !namesOrganisation(atom) &&
    !DIVISION.test(atom))

/** 'Self-employed plumber (Blake's Drains)': what somebody works for himself as. */
const OWN_FIRM =
  /^((?:self-employed|freelance|independent|owner)\b[^()]{3,60}) \((\p{Lu}[^()]{2,60})\)$/iu

/** 'Cook at Acme' as its halves; undefined when it is not written like that. */
export function splitAt(piece: string): [string, string] | undefined {
  const own = OWN_FIRM.exec(piece)
  if (
    own?.[1] &&
    own[2] &&
    namesRole(own[1]) &&
    own[2].includes(' ') &&
    !isLocation(own[2]) &&
    !TERMS.test(own[2])
  )
    return [own[1], own[2]]
  const at = AT.exec(piece)
  if (!at?.[1] || !at[2] || !namesRole(at[1])) return undefined
  const joint = piece.slice(at[1].length, -at[2].length)
  const isWeak = WEAK_AT.test(joint)
  // 'Mitarbeiter im Vertrieb, Acme GmbH': the field stands first.
  const employer = isWeak ? splitAtoms(at[2])[0] : at[2]
  // 'Leader, Stagecraft for Schools' names no employer behind 'for'.
  const isSure = namesOrganisation(employer ?? '') && !at[1].includes(',')
  const isRole = isHeadedByRole(at[1]) && !WEAK_AT.test(piece)
  return LOOSE_AT.test(joint) && !isSure && !isRole ? undefined : [at[1], at[2]]
}

function addLength(span: DateSpan, duration: string): DateSpan {
  const { startDate, endDate, isCurrent } = span
  if (endDate === undefined && (!isCurrent || isOpened(startDate)))
    return { ...span, startDate: addDuration(startDate, duration) }
  return { ...span, endDate: addDuration(endDate ?? 'Present', duration) }
}

/** Whether a span says how long it was. */
const isMeasured = ({ startDate, endDate = startDate }: DateSpan) => endDate.endsWith(')')

/** 'Leeds, UK', but not 'Leeds University, UK'. */
function isPlace(part: string): boolean {
  const [town = ''] = part.split(',')
  if (namesOrganisation(town) || namesInstitution(town)) return false
  return isLocation(part) || (isTownAndState(part) && !namesRole(part))
}

const DASH = /\s+[–—-]\s+/u

/** 'Manager – Credit Risk': a role and something behind a dash that is no employer by its looks. */
function isDashed(line: string): boolean {
  const [role = '', field = '', ...more] = line.split(DASH)
  return (
    more.length === 0 &&
    field !== '' &&
    !line.includes('|') &&
    isHeadedByRole(role) &&
    !namesRole(field) &&
    !namesOrganisation(field) &&
    !field.includes(',') &&
    !isPlace(field)
  )
}

/**
 * Takes dates, places and terms out of the lines that name a job; what is left are names.
 * @param isDashOpen whether a dash with nothing behind it says that the job goes on
 */
export function readPieces(lines: readonly string[], isDashOpen = true): JobPieces {
  let span: DateSpan | undefined
  const places: string[] = []
  const names: string[] = []
  const durations: string[] = []
  const totals: string[] = []
  const rest: string[] = []
  let dashed: string | undefined
  let isPlaceNext = false
  for (const line of lines) {
    const found = span ? undefined : findDate(line)
    if (found?.isOpenEnd && !isDashOpen) span = { ...found.span, isCurrent: false }
    span ??= found?.span
    const text = tidy(found?.rest ?? line)
    if (isDashed(text)) dashed = text
    // Behind an employer on a line of its own, a dash stands inside of the role.
    const isRole = dashed === text && names.length > 0
    for (const part of isRole ? [text] : text.split(STRONG_MARK).map(tidy)) {
      if (part === '') continue
      const duration = readDuration(part)
      // Above dates with their own length stands how long all positions there were.
      if (duration !== undefined && span === undefined) totals.push(duration)
      else if (duration !== undefined) durations.push(duration)
      else if (TERMS.test(part)) rest.push(part)
      else if (isPlaceNext && isPlaceLike(part)) places.push(part)
      else if (isPlace(part) || (isRegion(part) && names.length > 0)) places.push(part)
      else names.push(part)
    }
    isPlaceNext = found !== undefined && isPlaceAfter(line)
  }
  if (!span || !isMeasured(span)) durations.unshift(...totals)
  if (span) for (const duration of durations) span = addLength(span, duration)
  else append(names, durations)
  if (names.length === 0 && places.length > 0) append(names, places.splice(0, 1))
  return { span, places, names, rest, ...(dashed === undefined ? {} : { dashed }) }
}

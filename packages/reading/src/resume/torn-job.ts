import { findDate, SMALL_WORDS, type DateSpan } from '@tailorbird/language'
import { isFieldLabel } from './labels.ts'
import type { Entry } from './names/entries.ts'
import { isLocation } from './locations.ts'
import { cutDate, isOpen, trimEdges } from './torn-lines.ts'
import { isHeadedByRole, namesOrganisation, namesRole } from './word-lists.ts'

/** 'Client: …', 'Auszeit: …': what stands behind a label is no name of the job. */
const LABEL = /^([^:|]{2,60}):\s+\S/u
/** A sentence begins in it: 'DK Hauling LLC. Leased on to …'. */
const SENTENCE = /\p{L}{2,}\. \p{Lu}\p{Ll}+(?:,? \p{Ll}|$)/u
const LAST = /\s(\p{Ll}{1,4})$/u
/** More dates than those of an employer and of what was done there. */
const MAX_DATES = 2

/** Whether a line says which kind of thing stands behind its colon, and no field of a job. */
function isLabelled(text: string): boolean {
  const label = LABEL.exec(trimEdges(text))?.[1]
  return label !== undefined && !/\d/.test(label) && !isFieldLabel(label)
}

/** Whether what is left over stands before a name of its line, so that it was taken out of it. */
const isTakenOut = (rows: readonly string[], names: readonly string[], rest: readonly string[]) =>
  rows.some((row) => {
    const last = Math.max(...names.map((name) => row.indexOf(name)))
    return rest.some(
      (text) => !text.startsWith('(') && row.includes(text) && row.indexOf(text) < last,
    )
  })

/** Whether a line that names nothing was cut into a place and something else. */
const isCutUp = (rows: readonly string[], { role, owner, places, rest }: Entry) =>
  rows.some((row) => {
    const has = (text: string) => text !== '' && row.includes(text)
    return (
      !has(role) &&
      !has(owner) &&
      !isLocation(row) &&
      places.some((text) => has(text) && !isLocation(text)) &&
      rest.some(has)
    )
  })

const endsShort = (text: string) => SMALL_WORDS.has(LAST.exec(text)?.[1] ?? '')

const areKnown = ({ role, owner }: Entry) => namesRole(role) && namesOrganisation(owner)

/** Whether what was taken for the role and the employer are something else, by the words that are known. */
function areMistaken({ role, owner, places }: Entry): boolean {
  const isRole = namesRole(role)
  if (owner === '') return places.length > 0 && role !== '' && !isRole
  const isSmall = /^[\p{Ll}(]/u.test(owner) && !(isRole && namesOrganisation(owner))
  return isSmall || (!isRole && isHeadedByRole(owner)) || places.some(isHeadedByRole)
}

/** Whether the parts of the lines that name a job say something else than the lines do. */
function isTorn(entry: Entry): boolean {
  const { header, role, owner, places, rest } = entry
  const names = [role, owner].filter((name) => name !== '')
  const parts = [...names, ...places]
  // A line that was left as it is says what it says.
  const cut = rest.filter((text) => !header.rows.includes(text))
  return (
    [...parts, ...cut].some((text) => isOpen(text) || findDate(text) !== undefined) ||
    header.lines.filter(({ text }) => findDate(text) !== undefined).length > MAX_DATES ||
    header.rows.some((row) => isLabelled(row) && parts.some((part) => row.includes(part))) ||
    parts.some((text) => SENTENCE.test(text) || endsShort(text)) ||
    areMistaken(entry) ||
    (!areKnown(entry) && isTakenOut(header.rows, names, rest)) ||
    isCutUp(header.rows, entry)
  )
}

/** A job in its own words: its first line, with the dates apart where they open or end it, and its other lines. */
export interface WholeJob {
  position: string
  span: DateSpan | undefined
  lines: string[]
}

/** The lines that name a job as they stand; undefined where their parts may be told apart. */
export function keepJobWhole(entry: Entry): WholeJob | undefined {
  const texts = entry.header.lines.map(({ text }) => text)
  const dated = texts.findIndex((text) => findDate(text)?.rest === '')
  const [first = '', ...more] = texts.filter((_, at) => at !== dated)
  if (first === '' || !isTorn(entry)) return undefined
  if (dated >= 0) return { position: first, span: findDate(texts[dated] ?? '')?.span, lines: more }
  const date = cutDate(first, entry.role)
  const span = findDate(first)?.span
  const isAtEdge = date !== undefined && (date.before === '' || date.behind === '')
  const rest = date && trimEdges(date.before + date.behind)
  // 'Sept-Oct 2019, 2021, 2022 grape harvest': of several dates none is the job's alone.
  const isApart = rest !== undefined && !isOpen(rest) && findDate(rest) === undefined
  return span && isAtEdge && isApart && !date.isJoined
    ? { position: rest, span, lines: more }
    : { position: first, span: undefined, lines: more }
}

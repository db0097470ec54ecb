import { findDate, isLeave, SMALL_WORDS, type DateSpan } from '@tailorbird/language'
import { isFieldLabel } from './labels.ts'
import type { Entry } from './names/entries.ts'
import { isLocation } from './locations.ts'
import { isOpen, setDateApart, trimEdges } from './torn-lines.ts'
import { anyOf } from './words/index.ts'
import { isHeadedByRole, namesOrganisation, namesRole } from './word-lists.ts'

/** 'Client: …', 'Auszeit: …': what stands behind a label is no name of the job. */
const LABEL = /^([^:|]{2,60}):\s+\S/u
/** A sentence begins in it: 'DK Hauling LLC. Leased on to …'. */
const SENTENCE = /\p{L}{2}\. \p{Lu}\p{Ll}+(?:,? \p{Ll}|$)/u
const LAST = /\s(\p{Ll}{1,4})$/u
/** More dates than those of an employer and of what was done there. */
const MAX_DATES = 2

const CLIENT = new RegExp(`(?:^| )(?:${anyOf('clients')})(?: |$)`, 'iu')

/** The label of a line, and what stands behind it. */
function readLabel(text: string): { label: string; behind: string } | undefined {
  const row = trimEdges(text)
  const label = LABEL.exec(row)?.[1]
  return label === undefined || /\d/.test(label)
    ? undefined
    : { label, behind: row.slice(label.length + 1).trim() }
}

/** Whether a label says that no name of the job stands behind it: that of a client, or of one line alone. 'St Hilda: Curate' names a job. */
function isLabelled({ header, role, owner, places }: Entry): boolean {
  const labels = header.rows.map(readLabel)
  const isForm = labels.filter(Boolean).length > 1
  return labels.some((one, at) => {
    if (!one) return false
    const { label, behind } = one
    const isField = [label, ...label.split(' ')].some((word) => isFieldLabel(word))
    const isJob =
      isHeadedByRole(behind) || (role === behind && owner === label && label.includes(' '))
    const isUsed = [role, owner, ...places].some(
      (text) => text !== '' && header.rows[at]?.includes(text),
    )
    return isUsed && !isField && !isJob && (CLIENT.test(label) || (!isForm && at === 0))
  })
}

/** Whether what is left over stands before a name of its line, so that it was taken out of it. */
const isTakenOut = (rows: readonly string[], names: readonly string[], rest: readonly string[]) =>
  rows.some((row) => {
    const last = Math.max(...names.map((name) => row.indexOf(name)))
    return rest.some(
      (text) =>
        !text.startsWith('(') &&
        !row.includes(`${text}:`) &&
        row.includes(text) &&
        row.indexOf(text) < last,
    )
  })

/** An entry whose lines that name nothing are whole again, where one was cut into a place and something else. */
export function mendLines(entry: Entry): Entry {
  const { header, role, owner, places, rest } = entry
  const isCutUp = (row: string) => {
    const has = (text: string) => text !== '' && row.includes(text)
    return (
      !has(role) &&
      !has(owner) &&
      !isLocation(row) &&
      places.some((text) => has(text) && !isLocation(text)) &&
      rest.some(has)
    )
  }
  const rows = header.rows.filter(isCutUp)
  const isLeft = (text: string) => !rows.some((row) => row.includes(text))
  return rows.length === 0
    ? entry
    : {
        ...entry,
        places: places.filter(isLeft),
        rest: [...rest.filter(isLeft), ...rows.map(trimEdges)],
      }
}

const endsShort = (text: string) => SMALL_WORDS.has(LAST.exec(text)?.[1] ?? '')

const areKnown = ({ role, owner }: Entry) => namesRole(role) && namesOrganisation(owner)

/** Whether what was taken for the role and the employer are something else, by the words that are known. */
function areMistaken({ role, owner, places }: Entry): boolean {
  const isRole = namesRole(role)
  if (owner === '') return places.length > 0 && role !== '' && !isRole
  return (/^[\p{Ll}(]/u.test(owner) && !isRole) || places.some(isHeadedByRole)
}

/** 'Career break: travelling in Chile', 'Parental leave / Career Break': a time off has no employer and no place. */
const isTimeOff = ({ header, owner, places }: Entry): boolean =>
  (owner !== '' || places.length > 0) &&
  header.rows.some((row) => isLeave({ position: trimEdges(row), company: '' }))

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
    isLabelled(entry) ||
    isTimeOff(entry) ||
    parts.some((text) => SENTENCE.test(text) || endsShort(text)) ||
    areMistaken(entry) ||
    (!areKnown(entry) && isTakenOut(header.rows, names, rest))
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
  const apart = setDateApart(first, entry.role)
  return { position: apart?.text ?? first, span: apart?.span, lines: more }
}

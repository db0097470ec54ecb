import { type DateSpan } from '@tailorbird/language'
import type { Line } from '../read-lines.ts'
import { isFieldLabel } from '../labels.ts'
import type { Part } from '../lines/states.ts'
import { agree, type LedReading } from './agree.ts'
import { isProse, isRange, isTitleLike, opensAnew, type Block } from './opens-anew.ts'
import type { Atom } from './atoms.ts'
import { readHeader, textOf, type Header } from './header.ts'
import { nameWeights } from './name-model.ts'
import { listReadings, type Reading } from './choose.ts'
import { TOLD } from '../told-words.ts'

/** One job or school: what names it, and the lines below. */
export interface Entry {
  header: Header
  /** The dates of what is done there; those of the owner alone where there are no others. */
  span: DateSpan | undefined
  /** Other dates in its header, those of the owner first. */
  spans: DateSpan[]
  /** What is done or learned there: a title, a degree. */
  role: string
  /** Where: an employer, a school. */
  owner: string
  places: string[]
  /** Parts of the header that are none of these. */
  rest: string[]
  /** Whether the owner stands on a line of its own above the role. */
  isOwnerAbove: boolean
  body: Line[]
  hasBullets: boolean
  /** Another way to tell its names apart is nearly as likely. */
  isUnsure: boolean
}

/** Of jobs whose reading is less far ahead of the next one two of three are read wrong, of all others one of twenty. */
const SURE_LEAD = 2

/** More lines are no header, whatever they look like. */
const MAX_HEADER = 8
const MAX_NAME_WORDS = 7

/** The blocks of some lines, each opened by lines that name something; lines above the first are `preface`. */
function splitBlocks(lines: readonly Line[], parts: readonly Part[], kind: 'jobs' | 'schools') {
  const preface: Line[] = []
  const blocks: Block[] = []
  for (const [at, line] of lines.entries()) {
    const part = parts[at]
    const block = blocks.at(-1)
    const isNext =
      block !== undefined &&
      (part === 'more'
        ? opensAnew(lines, at, block, kind)
        : part === 'body' &&
          isTitleLike(
            line,
            blocks.flatMap(({ header }) => header),
          ))
    if (part === 'begin' || isNext) blocks.push({ header: [line], body: [] })
    else if (
      part === 'more' &&
      !isProse(line) &&
      (blocks.at(-1)?.header.length ?? MAX_HEADER) < MAX_HEADER
    )
      blocks.at(-1)?.header.push(line)
    else (blocks.at(-1)?.body ?? preface).push(line)
  }
  return { preface, blocks }
}

/** 'in', 'by' before a part that is no name and no town belong to it: 'by arrangement'. */
function readJoint(header: Header, at: number, what: 'town' | 'rest'): string {
  const [atom, before] = [header.atoms[at], header.atoms[at - 1]]
  if (!atom || what !== 'rest' || (atom.mark !== 'at' && atom.mark !== 'in')) return ''
  const from = before?.row === atom.row ? before.to : 0
  const joint = (header.rows[atom.row] ?? '').slice(from, atom.from).trim()
  return joint === '' ? '' : `${joint} `
}

/** What a header holds beside its names: parts of one kind that stand together are one text. */
function listLeft(header: Header, whatIs: (at: number) => 'name' | 'town' | 'rest') {
  const left: { text: string; what: 'town' | 'rest'; first: Atom; last: Atom }[] = []
  const hasName = new Set(
    header.atoms.flatMap(({ row }, at) => (whatIs(at) === 'name' ? [row] : [])),
  )
  for (const [at, atom] of header.atoms.entries()) {
    const isText = !hasName.has(atom.row) && atom.line.text.split(' ').length > MAX_NAME_WORDS
    const before = left.at(-1)
    // 'Waterveen (Nederland)' is one place.
    const isOfTown =
      before?.what === 'town' &&
      before.last === header.atoms[at - 1] &&
      before.last.row === atom.row &&
      atom.mark === 'bracket' &&
      atom.text.startsWith('(') &&
      whatIs(at) === 'rest'
    const what = isText ? 'rest' : isOfTown ? 'town' : whatIs(at)
    if (what === 'name') continue
    const goesOn =
      before?.what === what && before.last === header.atoms[at - 1] && before.last.row === atom.row
    if (before && goesOn) {
      before.last = atom
      before.text = textOf(header, before.first, atom)
    } else
      left.push({
        text: `${readJoint(header, at, what)}${atom.text}`,
        what,
        first: atom,
        last: atom,
      })
  }
  return left.map(({ text, what, first }) => ({
    text:
      what === 'rest' && (header.rows[first.row] ?? '').startsWith(text) && !hasName.has(first.row)
        ? (header.rows[first.row] ?? text)
        : text,
    what,
    row: first.row,
  }))
}

/** A name with the brackets right behind it: 'Staff Nurse (36 beds)'; a town in brackets is none of it. */
function withBracket(header: Header, run: Reading['role'], isTown: readonly boolean[]) {
  const [last, next] = [header.atoms[run.to], header.atoms[run.to + 1]]
  const isItsOwn =
    next !== undefined &&
    next.mark === 'bracket' &&
    next.row === last?.row &&
    next.text.startsWith('(') &&
    isTown[run.to + 1] !== true
  return run.from >= 0 && isItsOwn ? { ...run, to: run.to + 1 } : run
}

const TAIL = new Set<Atom['mark']>(['comma', 'bracket'])

/** A role with what ends its line behind a comma or in brackets: 'Apprentice, 1st–5th period'. A town is none of it. */
function withTail({ atoms }: Header, { role, owner, isTown }: Reading): Reading['role'] {
  const row = atoms[role.to]?.row
  const end = atoms.findLastIndex((atom) => atom.row === row)
  const isTail = atoms
    .slice(role.to + 1, end + 1)
    .every(({ mark }, at) => TAIL.has(mark) && isTown[role.to + 1 + at] !== true)
  const hasOwner = owner.from > role.to && owner.from <= end
  return role.from < 0 || hasOwner || !isTail ? role : { ...role, to: end }
}

function nameEntry(header: Header, reading: LedReading, body: Line[]): Entry {
  const { role, owner, isTown } = reading
  const runs = [withTail(header, reading), owner].map((run) => withBracket(header, run, isTown))
  const [ofRole, ofOwner] = runs
  const nameOf = (run: Reading['role'] | undefined) => {
    const [first, last] = [header.atoms[run?.from ?? -1], header.atoms[run?.to ?? -1]]
    return first && last ? textOf(header, first, last) : ''
  }
  const isIn = (at: number) => runs.some(({ from, to }) => from >= 0 && at >= from && at <= to)
  const left = listLeft(header, (at) => (isIn(at) ? 'name' : isTown[at] ? 'town' : 'rest'))
  // What is told in a sentence is kept whole.
  const isTold = ({ text }: Line) => TOLD.test(text)
  const told = header.lines.filter(isTold)
  const listOf = (wanted: 'town' | 'rest') =>
    left.flatMap(({ what, text, row }) => {
      const line = header.lines[row]
      return what === wanted && !(line && isTold(line)) ? [text] : []
    })
  const [ownerRow, roleRow] = [header.atoms[owner.from]?.row, header.atoms[role.from]?.row]
  // 'Position Held: Cook': the label says no more than what the name is.
  const isLabel = (text: string) =>
    isFieldLabel(text) && header.rows.some((row) => row.startsWith(`${text}:`))
  const spans = header.spans.map((one, at) => (at === header.dateRow ? header.span : one))
  const span = (roleRow === undefined ? undefined : spans[roleRow]) ?? header.span
  return {
    header,
    span,
    spans: spans.flatMap((one) => (one === undefined || one === span ? [] : [one])),
    role: nameOf(ofRole),
    owner: nameOf(ofOwner),
    places: listOf('town').filter((text) => !isLabel(text)),
    rest: listOf('rest').filter((text) => !isLabel(text)),
    isOwnerAbove: ownerRow !== undefined && (roleRow === undefined || ownerRow < roleRow),
    body: [...told, ...body],
    hasBullets: body.some(({ isBullet }) => isBullet),
    isUnsure: reading.lead < SURE_LEAD,
  }
}

/**
 * The entries of a section, all read in one way, and the lines above the first.
 * @param taken what headers hold that is read elsewhere
 */
export function readEntries(
  lines: readonly Line[],
  parts: readonly Part[],
  kind: 'jobs' | 'schools',
  taken?: RegExp,
): { preface: Line[]; entries: Entry[] } {
  const { preface, blocks } = splitBlocks(lines, parts, kind)
  // Where no other entry has two dates, a dash behind one says nothing.
  const hasRanges =
    kind === 'jobs' && blocks.some(({ header }) => header.some(({ text }) => isRange(text)))
  const headers = blocks.map(({ header }) => readHeader(header, hasRanges, taken))
  const readings = agree(headers, nameWeights(kind))
  const entries = blocks.flatMap(({ body }, at) => {
    const [header, reading] = [headers[at], readings[at]]
    return header && reading ? [nameEntry(header, reading, body)] : []
  })
  return { preface, entries }
}

/** An employer or a school that is known to be one, without the town behind it. */
export function splitOwner(
  line: Line,
  kind: 'jobs' | 'schools',
): { owner: string; places: string[] } {
  const header = readHeader([line])
  const readings = listReadings(header, nameWeights(kind)).filter(
    ({ role, owner }) => role.from < 0 && owner.from === 0,
  )
  const best = readings.toSorted((one, other) => other.score - one.score)[0]
  const last = best && header.atoms[best.owner.to]
  const first = header.atoms[0]
  if (
    !best ||
    !first ||
    !last ||
    header.span ||
    header.atoms.some((_, at) => at > best.owner.to && !best.isTown[at])
  )
    return { owner: line.text, places: [] }
  return {
    owner: textOf(header, first, last),
    places: header.atoms.slice(best.owner.to + 1).map(({ text }) => text),
  }
}

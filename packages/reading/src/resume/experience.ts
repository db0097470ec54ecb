import type { WorkExperience } from '@tailorbird/contracts'
import { findDate, formatSpan, isLeave, type DateSpan } from '@tailorbird/language'
import { joinItems } from './join-lines.ts'
import { readLabelled, rowDates, type LabelledRow } from './labelled-rows.ts'
import { findJobLabel, opensList } from './labels.ts'
import type { Part } from './lines/states.ts'
import { readEntries, splitOwner, type Entry } from './names/entries.ts'
import { nestBullets } from './nest-bullets.ts'
import type { Line } from './read-lines.ts'
import { readParts } from './sections.ts'
import { keepJobWhole, mendLines } from './torn-job.ts'
import { listBelow, trimEdges } from './torn-lines.ts'
import { jobKey } from './job-key.ts'
import { isHeadedByRole, namesOrganisation } from './word-lists.ts'

const FAR = 9999
const yearOf = (date: string | undefined) => Number(/(?:19|20)\d\d/.exec(date ?? '')?.[0] ?? FAR)

/** Whether the years of one span lie in those of another; what has none lies anywhere. */
function covers(outer: DateSpan | undefined, inner: DateSpan | undefined): boolean {
  if (!outer || !inner) return true
  const endOf = ({ startDate, endDate, isCurrent }: DateSpan) =>
    isCurrent ? FAR : yearOf(endDate ?? startDate)
  return yearOf(outer.startDate) <= yearOf(inner.startDate) && endOf(outer) >= endOf(inner)
}

const describe = (body: readonly Line[]) => joinItems(nestBullets(body))

function makeJob(
  names: { company: string; position: string; places: readonly string[] },
  span: DateSpan | undefined,
  description: string[],
): WorkExperience {
  const place = names.places.filter((text) => text !== '').join(', ')
  // What names nothing but a place is no place: 'Elternzeit, 2012 – 2013'.
  const isNamed = names.company !== '' || names.position !== ''
  const location = isNamed ? place : ''
  return {
    company: names.company,
    position: isNamed ? names.position : place,
    startDate: span?.startDate ?? '',
    isCurrent: span?.isCurrent ?? false,
    description,
    ...(location === '' ? {} : { location }),
    ...(span?.endDate === undefined ? {} : { endDate: span.endDate }),
  }
}

/** An employer that several positions stand below. */
interface Group {
  company: string
  places: string[]
  span: DateSpan | undefined
  /** How far in the line stands that names it. */
  indent: number
  isUnsure: boolean
}

const indentOf = ({ header }: Entry) => header.lines[0]?.indent ?? 0

const headGroup = (entry: Entry, span: DateSpan | undefined): Group => {
  const { owner, places, isUnsure } = entry
  return { company: owner, places, span, indent: indentOf(entry), isUnsure }
}

/** A position of an employer above, where what was taken for another one is a part of it: 'Staff Nurse, Acute Unit', further in and in its years. */
function joinUnit(entry: Entry, group: Group | undefined): Entry {
  const { role, owner, span, header } = entry
  const row = trimEdges(header.rows[0] ?? '')
  const isUnit =
    role !== '' &&
    owner !== '' &&
    group?.span !== undefined &&
    span !== undefined &&
    covers(group.span, span) &&
    header.rows.length === 1 &&
    indentOf(entry) > group.indent &&
    row.startsWith(role)
  return isUnit ? { ...entry, role: row, owner: '', places: [], rest: [] } : entry
}

/** Gives each job its employer; several positions at one employer share what stands above them. */
function groupJobs(all: readonly Entry[]): { jobs: WorkExperience[]; unsure: string[] } {
  const entries = all.map(mendLines)
  const jobs: WorkExperience[] = []
  const unsure: string[] = []
  let group: Group | undefined
  /** Whether no position has had the employer above it yet. */
  let isUnused = false
  /** What was said of an employer above its positions: it goes with the first. */
  let above: string[] = []
  for (const [at, read] of entries.entries()) {
    const entry = joinUnit(read, group)
    const whole = keepJobWhole(entry)
    if (whole) {
      const { position, lines } = whole
      const description = [...above, ...lines, ...describe(listBelow(entry))]
      // What stands above it alone is its employer.
      const { company, places } = isUnused && group ? group : { company: '', places: [] }
      jobs.push(makeJob({ company, position, places }, whole.span, description))
      above = []
      const { isOwnerAbove, owner } = entry
      group =
        isOwnerAbove && namesOrganisation(owner) ? headGroup(entry, entry.spans[0]) : undefined
      isUnused = false
      continue
    }
    const { role, owner, places, span, body } = entry
    const rest = [...entry.spans.map((one) => formatSpan(one)), ...entry.rest]
    const next = entries[at + 1]
    const isHead =
      role === '' &&
      owner !== '' &&
      next?.role !== '' &&
      next?.owner === '' &&
      covers(span, next.span)
    if (isHead) {
      group = headGroup(entry, span)
      isUnused = true
      above = [...(span ? [formatSpan(span)] : []), ...rest, ...describe(body)]
      continue
    }
    const isMember =
      owner === '' &&
      group !== undefined &&
      covers(group.span, span) &&
      (isUnused || !namesOrganisation(role) || isHeadedByRole(role)) &&
      !isLeave({ position: role, company: '' })
    const company = isMember ? (group?.company ?? '') : owner
    const shared = isMember ? (group?.places ?? []) : []
    const town = places.length === 0 ? shared : places
    // What the employer's place was, above a first position that has its own.
    if (places.length > 0 && entries[at - 1]?.role === '') above = [...shared, ...above]
    const told = describe(body.filter((line) => !opensList(line.text)))
    // A place below the dates is the one that the employer's other positions have.
    const own = isMember && told[0] === town.join(', ') ? told.slice(1) : told
    const job = makeJob({ company, position: role, places: town }, span, [
      ...above,
      ...rest,
      ...own,
    ])
    jobs.push(job)
    if (entry.isUnsure || (isMember && group?.isUnsure)) unsure.push(jobKey(job))
    above = []
    isUnused = false
    if (!isMember) group = entry.isOwnerAbove ? headGroup(entry, entry.spans[0]) : undefined
  }
  return { jobs, unsure }
}

const TEXT: Line = {
  text: '',
  isBlank: false,
  isBullet: false,
  style: 'plain',
  level: 0,
  indent: 0,
}

function readRow({ fields, body }: LabelledRow): WorkExperience {
  const { position = '', company = '', location } = fields
  const named = location === undefined ? splitOwner({ ...TEXT, text: company }, 'jobs') : undefined
  const dates = rowDates(fields)
  const found = findDate(dates)
  const rest = [found ? found.rest : dates].filter((text) => text !== '')
  const places = named?.places ?? [location ?? '']
  const told = describe(body.filter((line) => !opensList(line.text)))
  // A time off has a period and what was done in it.
  const isOff = position === '' && company === '' && location === undefined
  const [first = '', ...more] = told
  return makeJob(
    { company: named?.owner ?? company, position: isOff ? first : position, places },
    found?.span,
    [...rest, ...(isOff ? more : told)],
  )
}

/**
 * Reads a section of jobs. Text above the first job comes back as `preface`.
 * @param parts what each line does, where the whole document has said it already
 * @returns `unsure`: which of them may have other names, by jobKey
 */
export function readExperience(
  lines: readonly Line[],
  parts: readonly Part[] = readParts(lines, 'experience'),
): { jobs: WorkExperience[]; unsure: string[]; preface: string[] } {
  const labelled = readLabelled(lines, findJobLabel, ['company', 'position'])
  if (labelled)
    return {
      jobs: labelled.rows.map(readRow),
      unsure: [],
      preface: joinItems(labelled.preface),
    }
  const { preface, entries } = readEntries(lines, parts, 'jobs')
  return { ...groupJobs(entries), preface: joinItems(preface) }
}

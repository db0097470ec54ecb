import type { Education, WorkExperience } from '@tailorbird/contracts'
import { formatSpan } from '@tailorbird/language'
import type { SectionLook } from './section-look.ts'
import { hasText, writeList, writeText } from './write-list.ts'

/** The lines above an entry's bullets. */
interface EntryHead {
  place: string
  location?: string | undefined
  role: string
  /** What stands behind the role, not in bold. */
  notes?: readonly (string | undefined)[]
  dates: string
}

function writePlace(place: string, location: string | undefined): string {
  const where = hasText(location) ? writeText(location) : ''
  if (!hasText(place)) return where === '' ? '' : `<h3>${where}</h3>`
  const behind = where === '' ? '' : `<span class="place">, ${where}</span>`
  return `<h3>${writeText(place)}${behind}</h3>`
}

function writeRole({ role, notes = [], dates }: EntryHead, datesFirst: boolean): string {
  const bold = hasText(role) ? [`<b>${writeText(role)}</b>`] : []
  const what = [...bold, ...notes.filter(hasText).map(writeText)].join(', ')
  const pieces = [
    ...(what === '' ? [] : [`<span>${what}</span>`]),
    ...(hasText(dates) ? [`<span class="dates">${writeText(dates)}</span>`] : []),
  ]
  const row = (datesFirst ? pieces.toReversed() : pieces).join(' ')
  return row === '' ? '' : `<p class="role">${row}</p>`
}

/** The employer's line, then the position and its dates in one line: readers of applicant systems find the job by it. */
function writeEntry(head: EntryHead, lines: readonly string[], datesFirst: boolean): string {
  const rows = [
    writePlace(head.place, head.location),
    writeRole(head, datesFirst),
    writeList(lines),
  ].filter(hasText)
  return `<div class="entry">\n${rows.join('\n')}\n</div>`
}

/** A job with its bullets. */
export function writeJob(job: WorkExperience, { words, datesFirst }: SectionLook): string {
  const { company, location, position } = job
  const head = { place: company, location, role: position, dates: formatSpan(job, words.now) }
  return writeEntry(head, job.description, datesFirst)
}

/** A degree with what was achieved on the way. */
export function writeEducation(item: Education, { words, datesFirst }: SectionLook): string {
  const { institution, degree, fieldOfStudy, gpa, graduationDate = '' } = item
  const notes = [fieldOfStudy, gpa && `${words.labels.gpa}: ${gpa}`]
  const head = { place: institution, role: degree, notes, dates: graduationDate }
  return writeEntry(head, item.achievements, datesFirst)
}

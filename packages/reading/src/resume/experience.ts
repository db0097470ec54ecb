import type { WorkExperience } from '@tailorbird/contracts'
import { append, findDate, findRange, formatSpan } from '@tailorbird/language'
import { groupJobs, type JobDraft } from './group-jobs.ts'
import { readPieces, splitTown } from './job-pieces.ts'
import { joinItems } from './join-lines.ts'
import { readLabelled, rowDates, type LabelledRow } from './labelled-rows.ts'
import { findJobLabel } from './labels.ts'
import { nestBullets } from './nest-bullets.ts'
import type { Line } from './read-lines.ts'
import { showParts } from './show-parts.ts'
import { splitEntries } from './split-entries.ts'

function draftEntries(lines: readonly Line[]): { preface: Line[]; drafts: JobDraft[] } {
  const { preface, entries } = splitEntries(lines)
  // Where no other job has two dates, a dash behind one says nothing.
  const hasRanges = entries.some(({ header }) => header.some(({ text }) => isRange(text)))
  const drafts = entries.map(({ header, body }) => ({
    pieces: readPieces(
      header.map(({ text }) => text),
      hasRanges,
    ),
    ...readBody(body),
  }))
  return { preface, drafts }
}

function isRange(text: string): boolean {
  const range = findRange(text)
  return range !== undefined && range.isOpenEnd !== true
}

const readBody = (body: readonly Line[]) => ({
  description: joinItems(nestBullets(body)),
  hasBullets: body.some(({ isBullet }) => isBullet),
})

function draftRows({ preface, rows }: { preface: Line[]; rows: LabelledRow[] }) {
  const drafts = rows.map(({ fields, body }): JobDraft => {
    const { position = '', location } = fields
    const employer = splitTown(fields.company ?? '')
    const company = location === undefined ? employer.name : (fields.company ?? '')
    const dates = rowDates(fields)
    const found = findDate(dates)
    const rest = [found ? found.rest : dates].filter((text) => text !== '')
    const places = [location ?? employer.place].filter((text) => text !== '')
    return {
      pieces: { span: found?.span, places, names: [], rest },
      names: { company, position, places, rest: [] },
      ...readBody(body),
    }
  })
  return { preface, drafts }
}

/** Reads a section of jobs. Text above the first job comes back as `preface`. */
export function readExperience(lines: readonly Line[]): {
  jobs: WorkExperience[]
  preface: string[]
} {
  const labelled = readLabelled(lines, findJobLabel, ['company', 'position'])
  const { preface, drafts } = labelled ? draftRows(labelled) : draftEntries(showParts(lines))
  const jobs: WorkExperience[] = []
  /** What was said of an employer above its positions: it goes with the first. */
  let above: string[] = []
  for (const { names, draft, isEmployer } of groupJobs(drafts)) {
    const { span, rest } = draft.pieces
    if (isEmployer) {
      const dates = span ? formatSpan(span) : ''
      append(above, [...(dates === '' ? [] : [dates]), ...rest, ...draft.description])
      continue
    }
    const location = names.places.join(', ')
    const job: WorkExperience = {
      company: names.company,
      position: names.position,
      startDate: span?.startDate ?? '',
      isCurrent: span?.isCurrent ?? false,
      description: [...above, ...rest, ...names.rest, ...draft.description],
    }
    above = []
    if (location !== '') job.location = location
    if (span?.endDate !== undefined) job.endDate = span.endDate
    jobs.push(job)
  }
  return { jobs, preface: joinItems(preface) }
}

import type { Education, StructuredResume, WorkExperience } from '@tailorbird/contracts'
import { nameEntry } from './section-lines.ts'

/** Jobs or schools: what has entries. */
export type EntryKind = 'job' | 'school'
type Entry = WorkExperience | Education

/** All jobs or all schools of a resume. */
export const listEntries = (resume: StructuredResume, kind: EntryKind): Entry[] =>
  kind === 'job' ? resume.workExperience : resume.education
const linesOf = (entry: Entry) => ('company' in entry ? entry.description : entry.achievements)
const withLines = (entry: Entry, lines: string[]): Entry =>
  'company' in entry ? { ...entry, description: lines } : { ...entry, achievements: lines }

function withList(resume: StructuredResume, kind: EntryKind, list: Entry[]): StructuredResume {
  return kind === 'job'
    ? { ...resume, workExperience: list as WorkExperience[] }
    : { ...resume, education: list as Education[] }
}

/** Gives an entry other fields, as a person typed them. */
export function editEntry(
  resume: StructuredResume,
  kind: EntryKind,
  at: number,
  fields: Record<string, string>,
): StructuredResume {
  const typed = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value.replaceAll(/\s+/g, ' ').trim()]),
  )
  const list = listEntries(resume, kind).map((entry, place) => {
    if (place !== at) return entry
    // Whether it goes on is read from its end.
    return { ...entry, ...typed, ...(kind === 'job' ? { isCurrent: false } : {}) }
  })
  return withList(resume, kind, list)
}

/** The employer of a job is its position, and the other way round. */
export const swapNames = (resume: StructuredResume, at: number): StructuredResume => ({
  ...resume,
  workExperience: resume.workExperience.map((job, place) =>
    place === at ? { ...job, company: job.position, position: job.company } : job,
  ),
})

/** Makes an entry lines of the one above it: it was no entry of its own. */
export function mergeUp(resume: StructuredResume, kind: EntryKind, at: number): StructuredResume {
  const list = listEntries(resume, kind)
  const [above, entry] = [list[at - 1], list[at]]
  if (!above || !entry) return resume
  const name = nameEntry(entry)
  const lines = [...linesOf(above), ...(name === '' ? [] : [name]), ...linesOf(entry)]
  return withList(resume, kind, list.toSpliced(at - 1, 2, withLines(above, lines)))
}

/** Moves a line to the end of the entry above, or to the beginning of the one below. */
export function moveLine(
  resume: StructuredResume,
  kind: EntryKind,
  { entry: at, line }: { entry: number; line: number },
  to: 'above' | 'below',
): StructuredResume {
  const list = listEntries(resume, kind)
  const other = to === 'above' ? at - 1 : at + 1
  const [from, into] = [list[at], list[other]]
  const text = from && linesOf(from)[line]
  if (!from || !into || text === undefined) return resume
  const lines = to === 'above' ? [...linesOf(into), text] : [text, ...linesOf(into)]
  const next = list
    .with(at, withLines(from, linesOf(from).toSpliced(line, 1)))
    .with(other, withLines(into, lines))
  return withList(resume, kind, next)
}

function changeLines(
  resume: StructuredResume,
  kind: EntryKind,
  at: number,
  change: (lines: readonly string[]) => string[],
): StructuredResume {
  const list = listEntries(resume, kind)
  const entry = list[at]
  if (!entry) return resume
  return withList(resume, kind, list.with(at, withLines(entry, change(linesOf(entry)))))
}

/** The resume with other texts for a line of an entry; none: the line is gone. */
export const replaceEntryLine = (
  resume: StructuredResume,
  kind: EntryKind,
  { at, line }: { at: number; line: number },
  now: readonly string[],
): StructuredResume => changeLines(resume, kind, at, (lines) => lines.toSpliced(line, 1, ...now))

/** The resume with one more line at the end of an entry. */
export const addEntryLine = (
  resume: StructuredResume,
  kind: EntryKind,
  at: number,
  text: string,
): StructuredResume => changeLines(resume, kind, at, (lines) => [...lines, text])

/** The resume without an entry and all its lines. */
export const removeEntry = (
  resume: StructuredResume,
  kind: EntryKind,
  at: number,
): StructuredResume => withList(resume, kind, listEntries(resume, kind).toSpliced(at, 1))

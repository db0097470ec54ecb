import type { WorkExperience } from '@tailorbird/contracts'
import { readEntryHeader } from './entry-header.ts'
import { joinItems } from './join-lines.ts'
import { nestBullets } from './nest-bullets.ts'
import type { Line } from './read-lines.ts'
import { splitEntries } from './split-entries.ts'

/** Reads a section of jobs. Text above the first job comes back as `preface`. */
export function readExperience(lines: readonly Line[]): {
  jobs: WorkExperience[]
  preface: string[]
} {
  const { preface, entries } = splitEntries(lines)
  const jobs: WorkExperience[] = []
  for (const entry of entries) {
    const { company, position, location, span, rest } = readEntryHeader(entry.header)
    // A second position at the same employer stands below the first without repeating its name.
    const employer = company === '' ? (jobs.at(-1)?.company ?? '') : company
    const job: WorkExperience = {
      company: employer,
      position,
      startDate: span?.startDate ?? '',
      isCurrent: span?.isCurrent ?? false,
      description: [...rest, ...joinItems(nestBullets(entry.body))],
    }
    if (location !== '') job.location = location
    if (span?.endDate !== undefined) job.endDate = span.endDate
    jobs.push(job)
  }
  return { jobs, preface: joinItems(preface) }
}

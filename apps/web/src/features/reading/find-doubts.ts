import type { WorkExperience } from '@tailorbird/contracts'
import type { PrintedSection } from '@tailorbird/document'
import { findRange, readMonth } from '@tailorbird/language'
import { listJobLacks } from '@tailorbird/matching'

/** From so many lines on, dates in a section of no kind are worth a look. */
const FEW_LINES = 3

/** Why a job may be read wrong, in a sentence; undefined when nothing says so. */
export function doubtJob(job: WorkExperience): string | undefined {
  const lacks = listJobLacks(job)
  if (lacks.length > 0) return `We did not find ${lacks.join(' and ')}.`
  const dates = [job.startDate, job.isCurrent ? '' : (job.endDate ?? '')]
  const isUnread = dates.some((date) => date !== '' && readMonth(date) === undefined)
  return isUnread ? 'We could not read these dates.' : undefined
}

/** Why a section may be of another kind than it was read as. */
export function doubtSection({ kind, items }: PrintedSection): string | undefined {
  if (kind === 'experience' || items.length < FEW_LINES) return undefined
  const hasDates = items.some((item) => findRange(item.slice(0, 200)) !== undefined)
  return hasDates
    ? 'There are dates in here, but no jobs or schools were read. If it holds some, say what it is.'
    : undefined
}

import type { StructuredResume, WorkExperience } from '@tailorbird/contracts'
import { isNow, readMonth, type MonthSpan } from '@tailorbird/language'

/** When a job was; undefined when its dates don't say how long, or it lasts and only a clock would know. */
function readSpan(
  { startDate, endDate, isCurrent }: WorkExperience,
  now: number | null,
): MonthSpan | undefined {
  const from = readMonth(startDate)
  if (!from) return undefined
  if (isCurrent || isNow(endDate ?? ''))
    return now === null ? undefined : { first: from.first, last: Math.max(from.first, now) }
  const to = endDate ? readMonth(endDate) : from
  return to && { first: from.first, last: Math.max(from.last, to.last) }
}

/**
 * Years that some jobs of a resume lasted together, by their dates; years in two jobs at once count
 * once. There is no clock here: a job that still lasts, or has no dates, may be as long as it must.
 * @param jobs indices of jobs
 * @param now the month until which a job that still lasts has lasted, as readMonth counts; null where nobody knows
 * @returns null when there is no telling
 */
export function countYears(
  { workExperience }: StructuredResume,
  jobs: ReadonlySet<number>,
  now: number | null = null,
): number | null {
  const spans = [...jobs].map((index) => {
    const job = workExperience[index]
    return job && readSpan(job, now)
  })
  if (spans.length === 0) return null
  let months = 0
  let end = 0
  const known = spans.filter((span) => span !== undefined)
  if (known.length < spans.length) return null
  for (const { first, last } of known.toSorted((one, other) => one.first - other.first)) {
    months += Math.max(0, last - Math.max(first, end + 1) + 1)
    end = Math.max(end, last)
  }
  return months / 12
}

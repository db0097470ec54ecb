import type { StructuredResume, WorkExperience } from '@tailorbird/contracts'
import { foldCase, readMonth } from '@tailorbird/language'

/** Years of experience that dates prove. */
export interface ProvenYears {
  years: number
  /** Whether it may well be more: dates without months, or a job that still goes on. */
  isOpen: boolean
}

interface Span {
  from: number
  to: number
}

const MIN_WORD_CHARS = 4
const LEVELS = new Set(
  'senior junior lead head chief principal deputy assistant associate intern trainee staff manager team leiter leiterin leitung chef cheffe jefe responsable stagiaire praktikant praktikantin'.split(
    ' ',
  ),
)
const wordsOf = (position: string) =>
  (foldCase(position).match(/\p{L}+/gu) ?? []).filter(
    (word) => word.length >= MIN_WORD_CHARS && !LEVELS.has(word),
  )

/** Months that at least one span covers. */
function measure(spans: readonly Span[]): number {
  let total = 0
  let reached = 0
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    total += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  return total
}

/**
 * Years in the line of work of the latest job: of it and of other jobs whose title shares a word
 * with its title. Only jobs with a start and an end count, as there is no clock here.
 */
export function countYears({ workExperience }: StructuredResume): ProvenYears {
  const latest = new Set(wordsOf(workExperience[0]?.position ?? ''))
  const isAlike = ({ position }: WorkExperience) =>
    wordsOf(position).some((word) => latest.has(word))
  const jobs = workExperience.filter(isAlike)
  let isOpen = jobs.some(({ isCurrent }) => isCurrent)
  const spans = jobs.flatMap(({ startDate, endDate, isCurrent }): Span[] => {
    const from = readMonth(startDate)
    const to = isCurrent ? undefined : readMonth(endDate ?? '')
    if (!from || !to) return []
    isOpen ||= from.first < from.last || to.first < to.last
    // A date without month counts as the month that proves less.
    return [{ from: from.last, to: to.first }]
  })
  return { years: Math.floor(measure(spans) / 12), isOpen }
}

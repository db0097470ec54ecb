import { useAnalyticsQuery } from '../../lib/analytics-api.ts'

/** How many people and resumes there have been, when the server tells; nothing when it doesn't. */
export function VisitorCounts() {
  const { data } = useAnalyticsQuery()
  if (!isCount(data?.totalVisitors) || !isCount(data?.totalResumes)) return null
  const { totalVisitors, totalResumes } = data
  return (
    <p className="mt-10 text-center font-serif text-h3 text-soft tabular-nums">
      {count(totalVisitors, 'visitor', 'visitors')} <span aria-hidden="true">·</span>{' '}
      {count(totalResumes, 'resume', 'resumes')} tailored
    </p>
  )
}

/** What a proxy answers may be anything. */
const isCount = (amount: unknown): amount is number => Number.isInteger(amount)

function count(amount: number, one: string, many: string): string {
  return `${amount.toLocaleString('en')} ${amount === 1 ? one : many}`
}

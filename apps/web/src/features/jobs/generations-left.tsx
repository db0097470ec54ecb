import { useSelector } from 'react-redux'
import { sayLeft } from '../../lib/say-left.ts'
import { useUsageQuery } from '../../lib/usage-api.ts'
import { hasExhausted } from './count-usage.ts'
import type { JobsRoot } from './jobs-root.ts'
import { PlansLink } from '../../components/plans-link.tsx'

interface Props {
  /** How many resumes the form would make; undefined where each is sent by itself. */
  wanted?: number | undefined
}

/** What is left, beside the button that uses it; nothing where nothing is limited. */
export default function GenerationsLeft({ wanted = 1 }: Props) {
  const { data: usage } = useUsageQuery()
  const isRefused = useSelector(hasExhausted)
  const left = usage ? usage.left : isRefused ? 0 : null
  if (left === null) return null
  return (
    <output className="text-small text-soft tabular-nums">
      {left >= Math.max(1, wanted) ? (
        usage && (wanted > 1 ? `${wanted} of your ${left} will be used.` : `${sayLeft(usage)}.`)
      ) : (
        <>
          <span aria-hidden="true" className="text-amber">
            ▲{' '}
          </span>
          {left === 0
            ? 'You have used all your resume generations.'
            : `Only ${left} of these ${wanted} can be made: that is what is left.`}{' '}
          <PlansLink back="#job" />
        </>
      )}
    </output>
  )
}

/** The same beside jobs that were refused. */
export function NoneLeft() {
  const isRefused = useSelector((state: JobsRoot) => hasExhausted(state))
  const { data: usage } = useUsageQuery()
  if (!isRefused || (usage && usage.left !== 0)) return null
  return (
    <p className="mb-6 text-small">
      You have used all your resume generations. What was not sent stays here.{' '}
      <PlansLink back="#job" />
    </p>
  )
}

import { HaveThis } from './have-this.tsx'
import { usePostingLiftQuery } from './postings-api.ts'

/** What blocks the most postings; what the person has of it they say once, and it counts for all. */
export function LiftPanel({ open }: { open: number }) {
  const { data } = usePostingLiftQuery(open, { refetchOnMountOrArgChange: true })

  if (!data || data.lift.length === 0) return null
  return (
    <details className="mb-6">
      <summary className="min-h-11 cursor-pointer py-2">
        What would lift most of them:{' '}
        {data.lift
          .slice(0, 3)
          .map(({ term }) => term)
          .join(', ')}
      </summary>
      <ul className="max-w-prose">
        {data.lift.map(({ term, postings, alone }) => (
          <li
            key={term}
            className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-1"
          >
            <span className="min-w-0 wrap-anywhere">
              <bdi>{term}</bdi>
              <span className="text-small text-soft tabular-nums">
                {' '}
                is missing in {postings.toLocaleString('en')}
                {alone > 0 && `, and nothing else in ${alone}`}
              </span>
            </span>
            <HaveThis term={term} />
          </li>
        ))}
      </ul>
    </details>
  )
}

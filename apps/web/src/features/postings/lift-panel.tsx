import { skipToken } from '@reduxjs/toolkit/query/react'
import { useRef } from 'react'
import { LIST_TITLE } from './list-title.ts'
import { HaveThis } from './have-this.tsx'
import { usePostingLiftQuery } from './postings-api.ts'
import { useFocusLeft } from './use-focus-left.ts'

interface Props {
  /** What is missing, signed: it is asked for again with another one. */
  of: string
  /** Some are still to be scored: what was said before stays until they are. */
  isScoring: boolean
}

/** What blocks the most postings; what the person has of it they say once, and it counts for all. */
export function LiftPanel({ of, isScoring }: Props) {
  const { data } = usePostingLiftQuery(isScoring ? skipToken : of, {
    refetchOnMountOrArgChange: true,
  })
  const summary = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const kept = useFocusLeft(() => summary.current ?? document.getElementById(LIST_TITLE))

  /** The dialog leaves the focus nowhere; who has one of these may have the next one, too. */
  function goOn(after: number) {
    const next = list.current?.children[after + 1]?.querySelector('button')
    ;(next ?? summary.current)?.focus()
  }

  if (!data || data.lift.length === 0) return null
  return (
    <details className="mb-6" {...kept}>
      <summary ref={summary} className="min-h-11 cursor-pointer py-2">
        What would lift most of them:{' '}
        {data.lift
          .slice(0, 3)
          .map(({ term }) => term)
          .join(', ')}
      </summary>
      <ul ref={list} className="max-w-prose">
        {data.lift.map(({ term, postings, alone }, at) => (
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
            <HaveThis term={term} onYes={() => goOn(at)} />
          </li>
        ))}
      </ul>
      {isScoring && (
        <p className="mt-2 text-small text-soft">As it was: counted anew once all are scored.</p>
      )}
    </details>
  )
}

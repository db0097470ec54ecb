import type { PostingLift } from '@tailorbird/contracts'
import { useState } from 'react'
import { QuestionDialog } from '../../components/question-dialog.tsx'
import { describeUnreachable, isFailure } from '../../lib/failure.ts'
import { useAddOwnTextMutation } from '../../lib/own-words-api.ts'
import { failedToast, notified } from '../../lib/toast-slice.ts'
import { usePostingLiftQuery } from './postings-api.ts'
import { usePostingsDispatch } from './use-postings.ts'

type Lifting = PostingLift['lift'][number]

/** What blocks the most postings; what the person has of it they say once, and it counts for all. */
export function LiftPanel({ copies }: { copies: number }) {
  const dispatch = usePostingsDispatch()
  const { data } = usePostingLiftQuery(copies, { refetchOnMountOrArgChange: true })
  const [add] = useAddOwnTextMutation()
  const [asked, setAsked] = useState<Lifting | null>(null)

  async function confirm(term: string) {
    const { error } = await add({ kind: 'skill', text: term, line: '', note: '' })
    if (error) {
      const failure = isFailure(error) ? error : describeUnreachable()
      dispatch(failedToast('Not kept', failure.message, failure))
      return
    }
    dispatch(
      notified({ title: 'Kept', description: `${term}. All are scored anew.`, tone: 'good' }),
    )
  }

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
        {data.lift.map((lifting) => (
          <li
            key={lifting.term}
            className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-1"
          >
            <span className="min-w-0 wrap-anywhere">
              <bdi>{lifting.term}</bdi>
              <span className="text-small text-soft tabular-nums">
                {' '}
                is missing in {lifting.postings.toLocaleString('en')}
                {lifting.alone > 0 && `, and nothing else in ${lifting.alone}`}
              </span>
            </span>
            <button
              type="button"
              className="button-plain text-small"
              aria-label={`I have this: ${lifting.term}`}
              onClick={() => setAsked(lifting)}
            >
              I have this
            </button>
          </li>
        ))}
      </ul>
      <QuestionDialog
        question={
          asked && {
            title: `Do you have ${asked.term}?`,
            text: 'It stands as your word for it, in all postings and in every resume from now on. Take it back under Your Words.',
            answer: 'I have this',
            onYes: () => void confirm(asked.term),
          }
        }
        onClose={() => setAsked(null)}
      />
    </details>
  )
}

import { useState } from 'react'
import { QuestionDialog } from '../../components/question-dialog.tsx'
import { describeUnreachable, isFailure } from '../../lib/failure.ts'
import { useAddOwnTextMutation } from '../../lib/own-words-api.ts'
import { failedToast, notified } from '../../lib/toast-slice.ts'
import { usePostingsDispatch } from './use-postings.ts'

interface Props {
  /** As the posting writes it. */
  term: string
  /** The person has it: the button may go away with what is missing. */
  onYes?: () => void
}

/** What the person has of what postings miss they say here once, and it counts for all. */
export function HaveThis({ term, onYes }: Props) {
  const dispatch = usePostingsDispatch()
  const [add, { isLoading }] = useAddOwnTextMutation()
  const [isAsked, setAsked] = useState(false)

  async function confirm() {
    onYes?.()
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

  return (
    <>
      <button
        type="button"
        className="button-plain text-small"
        aria-label={`I have this: ${term}`}
        aria-disabled={isLoading}
        onClick={() => isLoading || setAsked(true)}
      >
        I have this
      </button>
      <QuestionDialog
        question={
          isAsked
            ? {
                title: `Do you have ${term}?`,
                text: 'It stands as your word for it: it counts for all postings, and a resume gets it where the job asks for it. Take it back under Your Words.',
                answer: 'I have this',
                refusal: 'Cancel',
                onYes: () => void confirm(),
              }
            : null
        }
        onClose={() => setAsked(false)}
      />
    </>
  )
}

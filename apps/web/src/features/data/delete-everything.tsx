import type { StoredData } from '@tailorbird/contracts'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { QuestionDialog } from '../../components/question-dialog.tsx'
import { describeUnreachable, isFailure } from '../../lib/failure.ts'
import { failedToast } from '../../lib/toast-slice.ts'
import { useDeleteEverythingMutation } from './data-api.ts'
import { sayWhatGoes } from './say-stored.ts'

interface Props {
  totals: StoredData['totals']
  isAccount: boolean
  onDeleted: () => void
}

/** Deletes all of it at once, after one question that says what goes. */
export function DeleteEverything({ totals, isAccount, onDeleted }: Props) {
  const dispatch = useDispatch()
  const [deleteEverything, { isLoading }] = useDeleteEverythingMutation()
  const [isAsking, setIsAsking] = useState(false)

  async function remove() {
    const { error } = await deleteEverything()
    if (!error) return onDeleted()
    const failure = isFailure(error) ? error : describeUnreachable()
    dispatch(failedToast('Nothing was deleted', failure.message, failure))
    return undefined
  }

  return (
    <>
      <button
        type="button"
        className="button-ink"
        aria-disabled={isLoading}
        onClick={() => isLoading || setIsAsking(true)}
      >
        {isLoading ? 'Deleting…' : 'Delete everything…'}
      </button>
      <QuestionDialog
        question={
          isAsking
            ? {
                title: 'Delete everything?',
                text: sayWhatGoes(totals, isAccount),
                answer: 'Delete everything',
                refusal: 'Keep everything',
                onYes: () => void remove(),
              }
            : null
        }
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}

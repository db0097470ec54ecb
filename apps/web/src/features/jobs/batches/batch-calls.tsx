import type { BatchSummary } from '@tailorbird/contracts'
import { useState } from 'react'
import { QuestionDialog, type Question } from '../../../components/question-dialog.tsx'
import { stopSecondClick } from '../../../lib/stop-second-click.ts'
import { Action } from '../batch/action.tsx'
import { askCancel } from '../batch/ask-cancel.ts'
import { changeBatch } from '../batch/change-batch.ts'
import type { BatchWish } from '../jobs-api.ts'
import { useJobsDispatch } from '../tailor-resume.ts'
import { wantArchive } from '../want-pdfs.ts'
import { refreshBatches } from './refresh-batches.ts'
import { nameBatch } from './say-batch.ts'

interface Props {
  batch: BatchSummary
  isOpen: boolean
  onOpen: () => void
}

/** What can be done about a batch of the list. */
export function BatchCalls({ batch, isOpen, onOpen }: Props) {
  const { id, totals } = batch
  const { done, running, waiting, paused, failed } = totals
  const dispatch = useJobsDispatch()
  const [question, setQuestion] = useState<Question | null>(null)
  const open = running + waiting + paused
  const isPaused = paused > 0 && waiting === 0
  const name = nameBatch(batch)

  async function ask(wish: BatchWish) {
    await dispatch(changeBatch(id, wish))
    await dispatch(refreshBatches([id]))
  }
  const cancel = () => {
    if (open === 1) void ask('cancel')
    else setQuestion({ ...askCancel(open, done), onYes: () => void ask('cancel') })
  }
  const action = (words: string, can: boolean, onPress: () => void) => (
    <Action can={can} className="button-plain" label={`${words}: ${name}`} onPress={onPress}>
      {words}
    </Action>
  )
  return (
    <div
      className="-mx-1 flex flex-wrap gap-x-4 text-small [&>*]:min-w-11 [&>*]:text-[0.9375rem]"
      onClickCapture={stopSecondClick}
    >
      <button
        type="button"
        className="button-plain"
        aria-expanded={isOpen}
        aria-label={`${isOpen ? 'Hide jobs' : 'Show jobs'}: ${name}`}
        onClick={onOpen}
      >
        {isOpen ? 'Hide jobs' : 'Show jobs'}
      </button>
      {action('ZIP archive', done > 0, () => dispatch(wantArchive(id, done)))}
      {open + failed > 0 && (
        <>
          {action(
            isPaused ? 'Resume' : 'Pause',
            waiting + paused > 0,
            () => void ask(isPaused ? 'resume' : 'pause'),
          )}
          {action('Retry failed', failed > 0, () => void ask('retry-failed'))}
          {action('Cancel all', open > 0, cancel)}
        </>
      )}
      <QuestionDialog question={question} onClose={() => setQuestion(null)} />
    </div>
  )
}

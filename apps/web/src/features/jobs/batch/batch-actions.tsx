import { useState } from 'react'
import { useSelector } from 'react-redux'
import { QuestionDialog, type Question } from '../../../components/question-dialog.tsx'
import { stopSecondClick } from '../../../lib/stop-second-click.ts'
import type { JobsRoot } from '../jobs-root.ts'
import { useJobsDispatch } from '../tailor-resume.ts'
import { wantArchive, wantPdfs } from '../want-pdfs.ts'
import { Action } from './action.tsx'
import { askCancel } from './ask-cancel.ts'
import { cancelBatch, changeBatch } from './change-batch.ts'
import { retryFailed } from './retry-failed.ts'
import type { BatchView } from './select-batch.ts'

/**
 * What can be done about the whole batch. Each button keeps its place, whether it can be pressed or not, so
 * that none slides under a pointer that was meant for another.
 */
export function BatchActions({ batch }: { batch: BatchView }) {
  const { id, done, failed, waiting, paused, open, unsent, sending } = batch
  const dispatch = useJobsDispatch()
  const isFine = useSelector((state: JobsRoot) => state.connection.status === 'fine')
  const [question, setQuestion] = useState<Question | null>(null)
  const isPaused = paused > 0 && waiting === 0
  const canPause = !sending && waiting + paused > 0
  const canRetry = failed > 0 || (unsent > 0 && isFine)

  const cancel = () => {
    if (open === 1) dispatch(cancelBatch())
    else setQuestion({ ...askCancel(open, done.length), onYes: () => dispatch(cancelBatch()) })
  }
  return (
    <div
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2"
      onClickCapture={stopSecondClick}
    >
      <Action
        can={done.length > 0}
        className="button-thread w-full sm:w-auto"
        onPress={() => dispatch(wantPdfs('batch', done))}
      >
        Download all PDFs
      </Action>
      <Action can={done.length > 0} onPress={() => dispatch(wantArchive(id, done.length))}>
        ZIP archive
      </Action>
      {open + failed > 0 && (
        <>
          <Action
            can={canPause}
            onPress={() => void dispatch(changeBatch(id, isPaused ? 'resume' : 'pause'))}
          >
            {isPaused ? 'Resume' : 'Pause'}
          </Action>
          <Action can={canRetry} onPress={() => dispatch(retryFailed())}>
            Retry failed
          </Action>
          <Action can={open > 0} className="button-plain ms-auto" onPress={cancel}>
            Cancel all
          </Action>
        </>
      )}
      <QuestionDialog question={question} onClose={() => setQuestion(null)} />
    </div>
  )
}

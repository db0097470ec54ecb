import { memo, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import type { PdfStand } from '../../../lib/pdf-stand.ts'
import { NoneLeft } from '../generations-left.tsx'
import { JobRow } from '../rows/job-row.tsx'
import { LiveNews } from '../rows/live-news.tsx'
import { OpenedResult } from '../rows/opened-result.tsx'
import '../rows/rows.css'
import { useRowCalls } from '../rows/use-row-calls.ts'
import { VirtualList } from '../../../components/virtual-list.tsx'
import { QueueArchive } from './queue-archive.tsx'
import { ReadyNotice } from './ready-notice.tsx'
import { selectQueue } from './select-queue.ts'
import { removeUnsent, repeatQueueCalls } from './send-queue.ts'

/** Height of a row, in pixels; each is measured when it is shown. */
const ROW_PX = 80

const AWAY = {
  onRetry: (id: string) => repeatQueueCalls(['refused', 'unanswered'], id),
  onRemove: removeUnsent,
}

interface Props {
  /** Shows one result in full. */
  renderResult: (resumeId: string, pdf: PdfStand, onAgain: () => void) => ReactNode
  /** Tailors a result once more. */
  onAgain: (resumeId: string) => void
}

/** The queued jobs: those in line in the order in which they are done, then those that have ended. */
export default memo(function QueueList({ renderResult, onAgain }: Props) {
  const { line, ended } = useSelector(selectQueue)
  const { openId, calls } = useRowCalls(AWAY)
  const list = (label: string, ids: string[], isLine: boolean) => (
    <section className="mb-8">
      <h3 className="mb-2 text-h3">
        {label} <span className="text-soft tabular-nums">{ids.length}</span>
      </h3>
      <VirtualList
        label={label}
        keys={ids}
        estimate={ROW_PX}
        className="max-h-[min(26rem,60vh)] border-y border-line"
        onEmptied={focusOther}
        renderRow={(id, place) => (
          <JobRow
            id={id}
            number={isLine ? place + 1 : ids.length - place}
            ahead={isLine ? place : undefined}
            isOpen={id === openId}
            calls={calls}
          />
        )}
      />
    </section>
  )
  return (
    <>
      <LiveNews mode="queue" />
      <ReadyNotice />
      <NoneLeft />
      <QueueArchive />
      {line.length + ended.length === 0 && <EmptyQueue />}
      {line.length > 0 && list('In line', line, true)}
      {ended.length > 0 && list('Finished', ended, false)}
      {openId !== undefined && (
        <OpenedResult
          key={openId}
          id={openId}
          renderResult={(resumeId, pdf) => renderResult(resumeId, pdf, () => onAgain(resumeId))}
        />
      )}
    </>
  )
})

/** One of the two lists went away: the job may have gone over to the other. */
function focusOther() {
  const row = document.querySelector<HTMLElement>('#result [data-home]')
  const next = row ?? document.getElementById('queue-posting')
  next?.focus()
}

function EmptyQueue() {
  return (
    <p className="max-w-prose border-y border-line py-6 text-small text-soft">
      Nothing is queued. Each posting that you add above gets a line here, and the next one starts
      when the one before is done. You may close this page meanwhile.
    </p>
  )
}

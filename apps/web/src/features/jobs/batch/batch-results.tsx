import { memo, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import type { PdfStand } from '../../../lib/pdf-stand.ts'
import { NoneLeft } from '../generations-left.tsx'
import type { JobsRoot, JobsThunk } from '../jobs-root.ts'
import { JobRow } from '../rows/job-row.tsx'
import { LiveNews } from '../rows/live-news.tsx'
import { OpenedResult } from '../rows/opened-result.tsx'
import '../rows/rows.css'
import { useRowCalls } from '../rows/use-row-calls.ts'
import { useJobsDispatch } from '../tailor-resume.ts'
import { SuggestionsLink } from '../../../components/suggestions/suggestions-link.tsx'
import { VirtualList } from '../../../components/virtual-list.tsx'
import { BatchActions } from './batch-actions.tsx'
import { BatchProgress } from './batch-progress.tsx'
import { rowsSeen } from './batch-slice.ts'
import { LastBatch } from './last-batch.tsx'
import { keepBatch } from './keep-batch.ts'
import { selectBatch } from './select-batch.ts'
import { repeatCalls, tailorJobAgain } from './send-batch.ts'

/** Height of a row, in pixels; each is measured when it is shown. */
const ROW_PX = 80

const AWAY = {
  onRetry: (id: string) => repeatCalls(['refused', 'unanswered'], id),
  onRemove:
    (id: string): JobsThunk<void> =>
    (dispatch) => {
      dispatch(rowsSeen({ taken: [], gone: [id] }))
      dispatch(keepBatch())
    },
}

interface Props {
  /** Shows one result in full. */
  renderResult: (resumeId: string, pdf: PdfStand, onAgain: () => void) => ReactNode
  /** Asks before a result that the person changed is replaced. */
  mayReplace: (resumeIds: readonly string[]) => Promise<boolean>
  /** Tailors a result once more whose posting this browser does not have. */
  onAgain: (resumeId: string) => void
}

/** What became of each job of the batch. */
export default memo(function BatchResults({ renderResult, mayReplace, onAgain }: Props) {
  const batch = useSelector((state: JobsRoot) => selectBatch(state))
  const { openId, open, calls } = useRowCalls(AWAY)
  const dispatch = useJobsDispatch()
  async function tailorAgain(id: string, resumeId: string) {
    if ((await mayReplace([resumeId])) && !dispatch(tailorJobAgain(id, open))) onAgain(resumeId)
  }
  if (!batch) return <EmptyBatch />
  return (
    <>
      <LiveNews mode="batch" />
      <BatchProgress batch={batch} />
      <BatchActions batch={batch} />
      <NoneLeft />
      {batch.open === 0 && (
        <p className="mb-3">
          <Link to="/batches" className="button-plain">
            All your batches
          </Link>
        </p>
      )}
      <SuggestionsLink batchId={batch.id} done={batch.done.length} isOver={batch.open === 0} />
      <VirtualList
        label="Jobs of this batch"
        keys={batch.ids}
        estimate={ROW_PX}
        className="max-h-[min(36rem,75vh)] border-y border-line"
        onEmptied={focusTitle}
        renderRow={(id, place) => (
          <JobRow id={id} number={place + 1} isOpen={id === openId} calls={calls} />
        )}
      />
      {openId !== undefined && batch.ids.includes(openId) && (
        <OpenedResult
          key={openId}
          id={openId}
          renderResult={(resumeId, pdf) =>
            renderResult(resumeId, pdf, () => void tailorAgain(openId, resumeId))
          }
        />
      )}
    </>
  )
})

function focusTitle() {
  document.getElementById('result-title')?.focus()
}

function EmptyBatch() {
  return (
    <>
      <LastBatch />
      <p className="max-w-prose border-y border-line py-6 text-small text-soft">
        Here each job gets a line: how far it is, and its resume when it is done. You can open,
        download or retry each by itself, or take all of them home in one ZIP.
      </p>
    </>
  )
}

import { Stitches } from '../../../components/stitches.tsx'
import { useJobsDispatch } from '../tailor-resume.ts'
import { wantPdfs } from '../want-pdfs.ts'
import { cancelBatch, changeBatch } from './change-batch.ts'
import type { BatchView } from './select-batch.ts'
import { retryFailed } from './retry-failed.ts'

/** How far the batch is as a whole, and what can be done about all of it. */
export function BatchActions({ batch }: { batch: BatchView }) {
  const { id, ids, done, failed, waiting, paused, open, sending, progress } = batch
  const dispatch = useJobsDispatch()
  return (
    <div className="mb-6">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-serif text-h3 tabular-nums">
          {done.length} of {ids.length} done
        </span>
        {paused > 0 && <span className="text-small text-soft tabular-nums">{paused} paused</span>}
        {failed > 0 && (
          <span className="text-small text-soft tabular-nums">
            <span aria-hidden="true" className="text-amber">
              ▲{' '}
            </span>
            {failed} failed
          </span>
        )}
      </p>
      <progress className="sr-only" aria-label="Batch progress" value={progress} max={100} />
      <div aria-hidden="true" className="seam my-4">
        <Stitches count={40} sewn={progress / 100} busy={open > 0} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {done.length > 0 && (
          <>
            <button
              type="button"
              className="button-thread w-full sm:w-auto"
              onClick={() => dispatch(wantPdfs('batch', done))}
            >
              Download all PDFs
            </button>
            <a className="button-ink" href={`/api/batches/${id}/archive`} download>
              ZIP archive
            </a>
          </>
        )}
        {!sending && waiting > 0 && (
          <button
            type="button"
            className="button-ink"
            onClick={() => void dispatch(changeBatch(id, 'pause'))}
          >
            Pause
          </button>
        )}
        {!sending && paused > 0 && (
          <button
            type="button"
            className="button-ink"
            onClick={() => void dispatch(changeBatch(id, 'resume'))}
          >
            Resume
          </button>
        )}
        {failed > 0 && (
          <button type="button" className="button-ink" onClick={() => dispatch(retryFailed())}>
            Retry failed
          </button>
        )}
        {open > 0 && (
          <button type="button" className="button-plain" onClick={() => dispatch(cancelBatch())}>
            Cancel all
          </button>
        )}
      </div>
    </div>
  )
}

import type { BatchSummary } from '@tailorbird/contracts'
import { useSelector } from 'react-redux'
import { Stitches } from '../../../components/stitches.tsx'
import { selectJobs } from '../jobs-api.ts'
import type { JobsRoot } from '../jobs-root.ts'
import { sayUnchanged } from '../say-unchanged.ts'
import { sayWait } from '../say-wait.ts'
import { countJobs, listCounts, nameBatch, sayRest } from './say-batch.ts'

/** How far a batch is, how long it takes, and why some of it failed. */
export function BatchStanding({ batch }: { batch: BatchSummary }) {
  const { totals, failures, secondsLeft, waitsUntil } = batch
  const all = countJobs(batch)
  const said = useSelector((state: JobsRoot) => sayUnchanged(listDone(state, batch.id)))
  const ended = totals.done + totals.failed
  return (
    <>
      <p className="mt-2 flex flex-wrap gap-x-4 text-small text-soft tabular-nums">
        <span className="text-ink">
          {totals.done} of {all} done
        </span>
        {listCounts(batch).map((words) => (
          <span key={words}>{words}</span>
        ))}
        {secondsLeft !== null && waitsUntil === null && <span>{sayRest(secondsLeft)}</span>}
        {waitsUntil !== null && <span>{sayWait(waitsUntil)}</span>}
      </p>
      <p className="text-small text-soft tabular-nums empty:hidden">{said}</p>
      <progress
        className="sr-only"
        aria-label={`Progress: ${nameBatch(batch)}`}
        value={ended}
        max={all}
      />
      <div aria-hidden="true" className="seam my-3">
        <Stitches count={40} sewn={ended / all} busy={totals.running > 0} />
      </div>
      {failures.length > 0 && (
        <ul className="mb-3 text-small" aria-label="Why jobs failed">
          {failures.map(({ code, message, count }) => (
            <li key={code}>
              <span aria-hidden="true" className="text-amber">
                ▲{' '}
              </span>
              <span className="tabular-nums">{count}</span> failed: {message}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const listDone = (state: JobsRoot, batchId: string) =>
  Object.values(selectJobs(state).data?.jobs ?? {}).filter(
    (job) => job.batchId === batchId && job.status === 'done',
  )

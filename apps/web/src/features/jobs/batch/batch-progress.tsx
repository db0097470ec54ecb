import { useSelector } from 'react-redux'
import { Stitches } from '../../../components/stitches.tsx'
import type { JobsRoot } from '../jobs-root.ts'
import { sayUnchanged } from '../say-unchanged.ts'
import type { BatchView } from './select-batch.ts'

/** How far the batch is as a whole. */
export function BatchProgress({ batch }: { batch: BatchView }) {
  const { ids, done, failed, paused, open, unsent, cancelled, progress } = batch
  const isFine = useSelector((state: JobsRoot) => state.connection.status === 'fine')
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="me-auto font-serif text-h3 tabular-nums">
          {done.length} of {ids.length} done
        </span>
        <Count of={paused} words="paused" />
        <Count of={unsent} words={sayUnsent(unsent, isFine)} />
        <Count of={cancelled} words="cancelled" />
        <Count of={failed} words="failed" isBad />
      </p>
      <p className="text-small text-soft tabular-nums empty:hidden">{sayUnchanged(done)}</p>
      <progress className="sr-only" aria-label="Batch progress" value={progress} max={100} />
      <div aria-hidden="true" className="seam my-4">
        <Stitches count={40} sewn={progress / 100} busy={open > unsent} />
      </div>
    </>
  )
}

function Count({ of, words, isBad = false }: { of: number; words: string; isBad?: boolean }) {
  if (of === 0) return null
  return (
    <span className="text-small text-soft tabular-nums">
      {isBad && (
        <span aria-hidden="true" className="text-amber">
          ▲{' '}
        </span>
      )}
      {of} {words}
    </span>
  )
}

/** They go on by themselves: nothing has failed. */
function sayUnsent(unsent: number, isFine: boolean): string {
  const wait = unsent === 1 ? 'waits' : 'wait'
  return isFine ? `${wait} to be sent` : `${wait} for the connection`
}

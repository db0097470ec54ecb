import { useSelector } from 'react-redux'
import type { JobsRoot } from '../jobs-root.ts'
import { useJobsDispatch } from '../tailor-resume.ts'
import type { Batch } from './batch-slice.ts'
import { restoreBatch } from './restore-batch.ts'

interface Props {
  id: string
  /** The results that a change of the list has cleared. */
  cleared: Batch | null
}

/** Says before a change of the list what it does to the results, and afterwards the way back. */
export function ResultsWarning({ id, cleared }: Props) {
  const hasResults = useSelector((state: JobsRoot) => state.batch !== null)
  const dispatch = useJobsDispatch()
  return (
    <div className="text-fine text-soft">
      {hasResults && (
        <p id={id} className="mb-3">
          A change of this list clears the results below.
        </p>
      )}
      <output>
        {!hasResults && cleared && (
          <span className="mb-3 flex flex-wrap items-baseline gap-x-4">
            The list has changed, so its results were cleared.
            <button
              type="button"
              className="button-plain text-small"
              onClick={() => dispatch(restoreBatch(cleared))}
            >
              Bring the results back
            </button>
          </span>
        )}
      </output>
    </div>
  )
}

import type { JobDto } from '@tailorbird/contracts'
import type { Failure } from '../../lib/failure.ts'
import { countGenerations, noteNoneLeft } from '../../lib/usage-api.ts'
import type { JobsCache } from './jobs-cache.ts'
import type { JobsRoot, JobsThunk } from './jobs-root.ts'

const NONE = { reserved: 0, used: 0 }

/** What a job holds of its owner's generations. */
function readHeld({ status }: JobDto) {
  if (status === 'done') return { reserved: 0, used: 1 }
  return status === 'queued' || status === 'processing' ? { reserved: 1, used: 0 } : NONE
}

/**
 * Counts what a change of the cached jobs took and gave back. A job that was not known counts when it is
 * new: this page's own, or told after the whole list was.
 * @param own whether the change is the answer to a call of this page
 */
export function countUsage(
  before: JobsCache | undefined,
  after: JobsCache,
  own = false,
): JobsThunk<void> {
  return (dispatch) => {
    const step = { ...NONE }
    for (const [id, job] of Object.entries(after.jobs)) {
      const was = before?.jobs[id]
      if (was === job || (!was && !own && !before?.rev)) continue
      // What was used stays used.
      const held =
        job.status === 'removed' && was?.status === 'done' ? readHeld(was) : readHeld(job)
      const had = was ? readHeld(was) : NONE
      step.reserved += held.reserved - had.reserved
      step.used += held.used - had.used
    }
    if (step.reserved !== 0 || step.used !== 0) dispatch(countGenerations(step))
  }
}

/** Takes from a refusal that there is nothing left. */
export function noteRefusal(failure: Failure): JobsThunk<void> {
  return (dispatch) => {
    if (isExhausted(failure)) dispatch(noteNoneLeft())
  }
}

/** Whether a call was refused because no generation is left. */
export function isExhausted(failure: Failure | null): boolean {
  return failure?.code === 'allowance_exhausted'
}

/** Whether a job that the page still has was refused for that. */
export function hasExhausted({ currentJob, batch, queue }: JobsRoot): boolean {
  return (
    isExhausted(currentJob.failure) ||
    [...(batch?.jobs ?? []), ...queue.unsent].some(
      ({ call, failure }) => call === 'refused' && isExhausted(failure),
    )
  )
}

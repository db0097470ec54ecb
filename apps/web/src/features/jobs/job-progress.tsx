import { progressText } from '@tailorbird/contracts'
import type { CSSProperties } from 'react'
import { useSelector } from 'react-redux'
import { Needle } from '../../components/needle.tsx'
import { Stitches } from '../../components/stitches.tsx'
import { changeJob } from './change-job.ts'
import { POSTING_FIELD } from './job-form.tsx'
import { selectJobs } from './jobs-api.ts'
import type { JobsRoot } from './jobs-root.ts'
import { sayWait } from './say-wait.ts'
import { forgetJob, useJobsDispatch } from './tailor-resume.ts'

interface Props {
  /** 0 to 100. */
  progress: number
  /** Until when the AI service asked to wait, as an ISO date. */
  waitsUntil?: string | undefined
}

/** The running stitch of a job, with its words. */
export function JobProgress({ progress, waitsUntil }: Props) {
  const text = waitsUntil ? sayWait(waitsUntil) : progressText(progress)
  const dispatch = useJobsDispatch()
  const id = useSelector((state: JobsRoot) => state.currentJob.id)
  // Before the server has the job there is nothing that could be cancelled there.
  const canCancel = useSelector(
    (state: JobsRoot) => id !== null && selectJobs(state).data?.jobs[id] !== undefined,
  )

  async function cancel() {
    if (id === null || !(await dispatch(changeJob(id, 'cancel')))) return
    dispatch(forgetJob())
    document.getElementById(POSTING_FIELD)?.focus()
  }

  return (
    <div className="border-y border-line py-7">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-serif text-h3">{text}</span>
        <span className="whitespace-nowrap text-soft tabular-nums" aria-hidden="true">
          {progress} of 100
        </span>
      </p>
      <progress className="sr-only" aria-label="Tailoring" value={progress} max={100} />
      <div aria-hidden="true" className="seam relative my-6 pe-16">
        <Stitches count={40} sewn={progress / 100} busy />
        <span className="needle" style={{ '--sewn': progress / 100 } as CSSProperties}>
          <Needle />
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="text-small text-soft">
          {waitsUntil
            ? 'It takes no more work until then, and the job goes on by itself. You may close this page.'
            : 'The work goes on if you close this page. Come back and it is here.'}
        </p>
        {canCancel && (
          <button type="button" className="button-plain" onClick={() => void cancel()}>
            Cancel
          </button>
        )}
      </div>
    </div>
  )
}

import { forgetJob, repeatTailor, useJobsDispatch } from './tailor-resume.ts'

/** A job that could not be sent yet: nothing is lost, and nobody needs to do anything. */
export function JobWaits() {
  const dispatch = useJobsDispatch()
  return (
    <div className="border-y border-line py-7">
      <h3 className="text-h3">Waiting for the connection</h3>
      <p className="mt-2 max-w-prose">
        We cannot reach the server. Your text is safe in this browser, and the job goes out by
        itself as soon as we can.
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6">
        <button type="button" className="button-ink" onClick={() => dispatch(repeatTailor())}>
          Try now
        </button>
        <button type="button" className="button-plain" onClick={() => dispatch(forgetJob())}>
          Cancel
        </button>
      </div>
    </div>
  )
}

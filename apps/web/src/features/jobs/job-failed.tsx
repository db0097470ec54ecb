import { Reference } from '../../components/reference.tsx'
import { JOB_FORM } from './job-form.tsx'

interface Props {
  message: string
  reference: string | undefined
}

/** What went wrong with a job, in words, and the way on. */
export function JobFailed({ message, reference }: Props) {
  return (
    <div className="border-y border-amber py-7">
      <h3 className="text-h3">
        <span aria-hidden="true" className="text-amber">
          ▲{' '}
        </span>
        The thread broke here
      </h3>
      <p className="mt-2 max-w-prose wrap-anywhere">{message}</p>
      {reference !== undefined && <Reference id={reference} />}
      <div className="mt-5 flex flex-wrap items-center gap-x-6">
        <button type="submit" form={JOB_FORM} className="button-ink">
          Retry
        </button>
      </div>
    </div>
  )
}

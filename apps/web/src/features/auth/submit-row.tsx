import type { Failure } from '../../lib/failure.ts'
import { addReturnTo } from '../../lib/return-to.ts'
import { describeFailure } from './describe-failure.ts'

interface Props {
  label: string
  busyLabel: string
  isBusy: boolean
  /** Of the last try. */
  failure: Failure | undefined
  /** A toast says it too. */
  isSaid?: boolean
}

/** What hands a form in, and what went wrong with that. */
export function SubmitRow({ label, busyLabel, isBusy, failure, isSaid = false }: Props) {
  return (
    <div>
      <button type="submit" className="button-thread w-full" aria-disabled={isBusy}>
        {isBusy ? busyLabel : label}
      </button>
      <p role={isSaid ? undefined : 'alert'} className="text-small text-amber wrap-anywhere">
        {failure && !isBusy && (
          <span className="mt-2 block">
            <span aria-hidden="true">▲ </span>
            {describeFailure(failure)}
            {failure.code === 'sign_in_again' && (
              <a href={addReturnTo('/api/login', '/account')} className="button-plain">
                Sign in with Replit
              </a>
            )}
          </span>
        )}
      </p>
    </div>
  )
}
